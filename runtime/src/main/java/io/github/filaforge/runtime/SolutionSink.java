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
}
