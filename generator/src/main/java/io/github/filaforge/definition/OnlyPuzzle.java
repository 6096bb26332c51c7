package io.github.filaforge.definition;

import java.util.NoSuchElementException;
import java.util.Optional;

/** One puzzle of several, by its number. */
final class OnlyPuzzle implements PuzzleStream {

    private final String source;
    private final PuzzleStream all;
    private final int number;
    private Optional<Defined<?>> puzzle = Optional.empty();
    private boolean isTaken;

    OnlyPuzzle(String source, PuzzleStream all, int number) {
        this.source = source;
        this.all = all;
        this.number = number;
    }

    @Override
    public boolean hasNext() {
        if (!isTaken && puzzle.isEmpty()) {
            int count = 0;
            while (count < number && all.hasNext()) {
                puzzle = Optional.of(all.next());
                count++;
            }
            if (count < number) {
                throw InputException.of(
                        source, "there is no puzzle " + number, "puzzles are numbered from 1 to " + count);
            }
        }
        return !isTaken;
    }

    @Override
    public Defined next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        isTaken = true;
        return puzzle.orElseThrow();
    }

    @Override
    public long bytes() {
        return all.bytes();
    }

    @Override
    public void close() {
        all.close();
    }
}
