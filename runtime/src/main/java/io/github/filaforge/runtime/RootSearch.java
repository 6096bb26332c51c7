package io.github.filaforge.runtime;

import java.util.List;

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

    /**
     * Finds all solutions of a part of a root, in the same way.
     *
     * @throws UnsupportedOperationException if the search can only make whole roots
     */
    default RootResult search(RootPart part, SolutionSink sink) {
        if (!part.isRoot()) {
            throw new UnsupportedOperationException("this search cannot be made in parts");
        }
        return search(part.root(), sink);
    }

    /**
     * Makes what the searches of all threads share: called once in a run, before any root is searched, for the search of the
     * first thread.
     *
     * @param settings how the run searches
     * @param levels hears of levels that are counted
     * @throws SearchStopped if the run is to end
     */
    default void prepare(RunSettings settings, SearchListener levels) {}

    /** Gives another search of the same run what {@link #prepare} has made. */
    default void shareWith(RootSearch other) {}

    /**
     * Asks for the end of the search of the present part, or of {@link #prepare}; from any thread. The search then ends soon and
     * is not complete. A search that cannot be asked goes on to its next solution, or to its end. A part that begins forgets the
     * calls before it; a caller who wants the next part to end at once has its sink {@link SolutionSink#isClosed closed}.
     */
    default void stop() {}

    /**
     * What was counted so far in the root that is being searched; nothing, or zeros, between two roots. Another thread may ask
     * while the search goes on: it is given the numbers of a moment ago.
     */
    default List<LevelCounter> counters() {
        return List.of();
    }
}
