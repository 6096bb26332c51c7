package io.github.filaforge.runtime.merge;

import java.math.BigInteger;

/** Receives how far merging has come, and ends it. */
public interface MergeListener {

    /** Lets merging go on to its end. */
    MergeListener NONE = new MergeListener() {};

    /**
     * Receives that a level was counted; one call at a time, from the thread that merges. May throw
     * {@link io.github.filaforge.runtime.SearchStopped}, which ends merging.
     *
     * @param level the number of levels that have been counted, this one included
     * @param levels the number of levels that are to be counted
     * @param states the number of states of the level
     */
    default void levelEnded(int level, int levels, BigInteger states) {}

    /**
     * Ends merging if that is wanted, by throwing {@link io.github.filaforge.runtime.SearchStopped}. Each thread that merges calls
     * this for each window that it finds and for each list of states that it reads, so within some milliseconds.
     */
    default void endIfStopped() {}
}
