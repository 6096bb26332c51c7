package io.github.filaforge.runtime;

/** Takes the solutions of a search, one by one. */
public interface SolutionSink {

    /**
     * Takes a solution.
     *
     * @param solution the solution as the {@link SolutionDecoder} of its puzzle reads it; the array is the sink's to keep
     * @throws SearchStopped if the search is to end here
     */
    void accept(int[] solution);

    /**
     * Takes a board that is better than those before it, of a search for boards that are as good as can be.
     *
     * @param board the board, which may have gaps; the array is the sink's to keep
     * @param score how good it is
     * @return the best score so far, of this search or another one beside it
     * @throws SearchStopped if the search is to end here
     */
    default int improved(int[] board, int score) {
        return score;
    }

    /**
     * Returns whether the sink takes no more. A search asks before it begins a part, and then ends that part at once; later it
     * is asked to {@link RootSearch#stop stop}.
     */
    default boolean isClosed() {
        return false;
    }

    /** The best score so far, of this search or another one beside it; only better boards are of use. */
    default int best() {
        return 0;
    }
}
