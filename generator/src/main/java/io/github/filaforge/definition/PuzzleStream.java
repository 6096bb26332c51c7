package io.github.filaforge.definition;

import io.github.filaforge.source.InputException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The puzzles of an input one by one. The caller closes the stream.
 *
 * <p>{@link #hasNext} and {@link #next} throw an {@link InputException} if the input cannot be read or is wrong.
 */
public interface PuzzleStream extends Iterator<Defined<?>>, AutoCloseable {

    /**
     * Returns the stream of a puzzle that has been read.
     *
     * @param bytes the number of bytes read
     */
    static PuzzleStream of(Defined<?> puzzle, long bytes) {
        Iterator<Defined<?>> puzzles = List.<Defined<?>>of(puzzle).iterator();
        return new PuzzleStream() {
            @Override
            public boolean hasNext() {
                return puzzles.hasNext();
            }

            @Override
            public Defined<?> next() {
                return puzzles.next();
            }

            @Override
            public long bytes() {
                return bytes;
            }

            @Override
            public void close() {
                // The input has been closed already.
            }
        };
    }

    /**
     * Returns one puzzle of this stream, which is closed. No puzzle has been taken from it.
     *
     * @param source the name of the input in errors
     * @param number the number of the puzzle, from 1
     */
    default PuzzleStream only(String source, int number) {
        try (PuzzleStream all = this) {
            int count = 0;
            while (all.hasNext()) {
                Defined<?> puzzle = all.next();
                count++;
                if (count == number) {
                    return of(puzzle, all.bytes());
                }
            }
            throw InputException.of(source, "there is no puzzle " + number, "puzzles are numbered from 1 to " + count);
        }
    }

    /** Returns the number of bytes read so far. */
    long bytes();

    /** Returns the file, or the puzzle returned last, as the given type of its format; empty for other formats. */
    default <T> Optional<T> content(Class<T> type) {
        return Optional.empty();
    }

    @Override
    void close();
}
