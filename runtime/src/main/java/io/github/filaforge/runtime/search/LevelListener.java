package io.github.filaforge.runtime.search;

import java.math.BigInteger;

/**
 * Receives the progress of a search that counts level by level instead of root by root, and may end the search. A level is
 * here a step of such a count, not a number of pieces left.
 */
public interface LevelListener {

    /** A listener that lets a search go on to its end. */
    LevelListener NONE = new LevelListener() {};

    /**
     * Called when a level was counted; one call at a time, from the thread that counts. It may throw {@link SearchStopped},
     * which ends the search.
     *
     * @param level the number of levels that have been counted, including this one; it begins with 1 again if the search
     *     counts several times
     * @param levels the number of all levels
     * @param states the number of states of the level
     */
    default void levelEnded(int level, int levels, BigInteger states) {}

    /**
     * Ends the search, if this is requested, by throwing {@link SearchStopped}. Each thread that counts calls this method
     * for each window that it finds and for each list of states that it reads, so that the search ends within some
     * milliseconds.
     */
    default void endIfStopped() {}
}
