package io.github.filaforge.image;

/** Thrown if a puzzle has more symmetries than fit in memory. */
public final class TooManySymmetriesException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int cells;

    TooManySymmetriesException(int most, int cells) {
        super("more than " + most / cells + " symmetries of " + cells + " cells");
        this.cells = cells;
    }

    public int cells() {
        return cells;
    }
}
