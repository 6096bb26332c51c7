package io.github.filaforge.runtime.search;

import io.github.filaforge.runtime.board.SolutionDecoder;

/** Receives the solutions of a search one by one. */
public interface SolutionSink {

    /**
     * Receives a solution.
     *
     * @param solution the solution in the form of the {@link SolutionDecoder} of its puzzle; the sink may keep the array
     * @throws SearchStopped if the search is to end here
     */
    void accept(int[] solution);

    /**
     * Returns true if the sink needs only the number of the solutions, so that a search may call {@link #count} in place of
     * {@link #accept}. The answer never changes.
     */
    default boolean isCounting() {
        return false;
    }

    /**
     * Receives the number of some solutions, if the sink is counting.
     *
     * @throws SearchStopped if the search is to end here
     */
    default void count(int solutions) {
        throw new UnsupportedOperationException("this sink receives solutions one by one");
    }

    /**
     * Receives a board of a search for high scores that is better than the boards before it.
     *
     * @param board the board, which may have empty cells; the sink may keep the array
     * @param score its score
     * @return the best score so far, of this search or of another search of the run
     * @throws SearchStopped if the search is to end here
     */
    default int improved(int[] board, int score) {
        return score;
    }

    /** Receives the end of an attempt of a search for high scores. */
    default void attempted(AttemptEnd end) {}

    /**
     * Returns true if the sink receives no more solutions. A search calls this method before it begins a part, and then ends
     * this part at once. Later, {@link Search#stop} is called instead.
     */
    default boolean isClosed() {
        return false;
    }

    /**
     * Returns the best score so far, of this search or of another search of the run. Only boards with a higher score are of
     * use.
     */
    default int best() {
        return 0;
    }
}
