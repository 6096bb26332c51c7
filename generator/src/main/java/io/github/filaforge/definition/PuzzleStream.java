package io.github.filaforge.definition;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The puzzles of an input one by one. The caller closes the stream.
 *
 * <p>{@link #hasNext} and {@link #next} throw an {@link InputException} if the input cannot be read or is wrong.
 */
public interface PuzzleStream extends Iterator<Defined<?>>, AutoCloseable {

    /** Returns the stream of a puzzle that has been read. */
    static PuzzleStream of(Defined<?> puzzle) {
        Iterator<Defined<?>> puzzles = List.<Defined<?>>of(puzzle).iterator();
        return new PuzzleStream() {
            @Override
            public boolean hasNext() {
                return puzzles.hasNext();
            }

            @Override
            public Defined next() {
                return puzzles.next();
            }
        };
    }

    /**
     * Returns one puzzle of this stream, from which no puzzle has been taken.
     *
     * @param source the name of the input in errors
     * @param number the number of the puzzle, from 1
     */
    default PuzzleStream only(String source, int number) {
        return new OnlyPuzzle(source, this, number);
    }

    /** Returns the number of bytes read since the stream was opened. If the whole input was read before, it is 0. */
    default long bytes() {
        return 0;
    }

    /** Returns the file, or the puzzle returned last, as the given type of its format; empty for other formats. */
    default <T> Optional<T> content(Class<T> type) {
        return Optional.empty();
    }

    @Override
    default void close() {
        // The file has been read and closed already.
    }
}
