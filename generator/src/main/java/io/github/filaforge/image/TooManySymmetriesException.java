package io.github.filaforge.image;

/** A puzzle with more symmetries than memory has room for. */
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
