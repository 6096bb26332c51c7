package io.github.filaforge.result;

/** The exception for a graph of all solutions that cannot be made. The message is the reason, as the end of a sentence. */
public final class GraphException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean forMemory;

    /**
     * @param forMemory true if the graph could possibly be made with more memory
     */
    public GraphException(String message, boolean forMemory) {
        super(message);
        this.forMemory = forMemory;
    }

    /** Returns true if the graph could possibly be made with more memory. */
    public boolean isForMemory() {
        return forMemory;
    }
}
