package io.github.filaforge.runtime.search;

import io.github.filaforge.runtime.board.SolutionDecoder;
import java.util.List;

/**
 * A search that consists of roots. Roots are numbered from 0 and independent of one another, and their solutions together
 * are all solutions. Only one thread at a time may use an instance.
 */
public interface Search {

    /** Returns the number of roots. */
    int rootCount();

    /** Returns the greatest number of pieces that are placed for a solution. */
    int pieces();

    /** Returns the decoder of the solutions of this search. */
    SolutionDecoder decoder();

    /**
     * Finds all solutions of a part.
     *
     * @param part a root, or a part that a {@link #splitter splitter} of this search has made
     * @param sink receives the solutions as they are found, in an order that depends on the part alone
     * @return the result; it is not complete if the sink has thrown {@link SearchStopped}, which ends the search of this
     *     part. Any other exception of the sink is passed on.
     */
    RootResult search(RootPart part, SolutionSink sink);

    /** Finds all solutions of a root, as {@link #search(RootPart, SolutionSink)} does. */
    default RootResult search(int root, SolutionSink sink) {
        return search(RootPart.root(root), sink);
    }

    /**
     * Makes the data that the searches of all threads share. It is called once in a run, for the search of the first thread,
     * before any root is searched.
     *
     * @param settings the settings of the run
     * @param levels receives the levels that are counted
     * @throws SearchStopped if the run is to end
     */
    default void prepare(RunSettings settings, LevelListener levels) {}

    /** Passes the data that {@link #prepare} has made to another search of the run. */
    default void shareWith(Search other) {}

    /**
     * Returns the object that splits parts of this search. It is called after {@link #prepare}.
     *
     * @param purpose the purpose for which parts are split
     * @param other the object that splits the parts if this search has no better data
     */
    default Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return other;
    }

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
