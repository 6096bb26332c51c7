package io.github.filaforge.runtime;

/**
 * A search that is made root by root. Roots are numbered from 0, independent of one another, and their solutions together
 * are all solutions. An instance serves one thread at a time.
 */
public interface RootSearch {

    /**
     * Finds all solutions of a root.
     *
     * @param sink takes them as they are found, always in the same order
     * @return what was found; not complete if the sink threw {@link SearchStopped}, which ends the search of this root.
     *     Whatever else the sink throws comes through.
     */
    RootResult search(int root, SolutionSink sink);
}
