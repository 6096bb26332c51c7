package io.github.filaforge.runtime;

import java.util.List;

/**
 * A search that is made root by root. Roots are numbered from 0 and independent of one another, and their solutions together
 * are all solutions. Only one thread at a time may use an instance.
 */
public interface RootSearch {

    /**
     * Finds all solutions of a root.
     *
     * @param sink receives the solutions as they are found, in an order that depends on the root alone
     * @return the result; it is not complete if the sink has thrown {@link SearchStopped}, which ends the search of this
     *     root. Any other exception of the sink is passed on.
     */
    RootResult search(int root, SolutionSink sink);

    /**
     * Finds all solutions of a part of a root, as for a root.
     *
     * @throws UnsupportedOperationException if the search can only search whole roots
     */
    default RootResult search(RootPart part, SolutionSink sink) {
        if (!part.isRoot()) {
            throw new UnsupportedOperationException("this search cannot be made in parts");
        }
        return search(part.root(), sink);
    }

    /**
     * Makes the data that the searches of all threads share. It is called once in a run, for the search of the first thread,
     * before any root is searched.
     *
     * @param settings the settings of the run
     * @param levels receives the levels that are counted
     * @throws SearchStopped if the run is to end
     */
    default void prepare(RunSettings settings, SearchListener levels) {}

    /** Passes the data that {@link #prepare} has made to another search of the run. */
    default void shareWith(RootSearch other) {}

    /**
     * Requests the end of the search of the present part, or of {@link #prepare}; any thread may call this method. The
     * search then ends soon, and its result is not complete. A search that does not implement this method goes on to its
     * next solution, or to its end. When a part begins, earlier calls are discarded. A caller that wants the next part to
     * end at once returns true from {@link SolutionSink#isClosed} of its sink.
     */
    default void stop() {}

    /**
     * Returns the counters of the root that is being searched; between two roots they are empty or 0. Another thread may
     * call this method while the search goes on; the numbers may then be slightly out of date.
     */
    default List<LevelCounter> counters() {
        return List.of();
    }
}
