package io.github.filaforge.runtime.merge;

import java.math.BigInteger;

/** Receives the progress of merging, and may end it. */
public interface MergeListener {

    /** A listener that lets merging go on to its end. */
    MergeListener NONE = new MergeListener() {};

    /**
     * Called when a level was counted; one call at a time, from the thread that merges. It may throw
     * {@link io.github.filaforge.runtime.SearchStopped}, which ends merging.
     *
     * @param level the number of levels that have been counted, including this one
     * @param levels the number of levels that are to be counted
     * @param states the number of states of the level
     */
    default void levelEnded(int level, int levels, BigInteger states) {}

    /**
     * Ends merging, if this is requested, by throwing {@link io.github.filaforge.runtime.SearchStopped}. Each thread that
     * merges calls this method for each window that it finds and for each list of states that it reads, so that merging ends
     * within some milliseconds.
     */
    default void endIfStopped() {}
}
