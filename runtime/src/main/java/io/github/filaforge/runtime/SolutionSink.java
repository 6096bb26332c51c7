package io.github.filaforge.runtime;

/** Takes the solutions of a search, one by one. */
public interface SolutionSink {

    /**
     * Takes a solution.
     *
     * @throws SearchStopped if the search is to end here
     */
    void accept(Solution solution);
}
