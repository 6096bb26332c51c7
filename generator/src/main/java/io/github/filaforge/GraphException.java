package io.github.filaforge;

/** A graph of all solutions that cannot be made; the message says why, as the end of a sentence. */
public final class GraphException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean forMemory;

    GraphException(String message, boolean forMemory) {
        super(message);
        this.forMemory = forMemory;
    }

    /** Whether more memory may be of use. */
    public boolean isForMemory() {
        return forMemory;
    }
}
