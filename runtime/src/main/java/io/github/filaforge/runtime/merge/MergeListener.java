package io.github.filaforge.runtime.merge;

import java.math.BigInteger;

/** Hears how far merging has come. Its calls come from one thread. */
public interface MergeListener {

    /** Hears nothing. */
    MergeListener NONE = new MergeListener() {};

    /**
     * A level was counted. May throw {@link io.github.filaforge.runtime.SearchStopped}, which ends the count.
     *
     * @param level how many levels have been counted, this one included
     * @param levels how many there are to be counted
     * @param states the number of its states
     */
    default void levelEnded(int level, int levels, BigInteger states) {}
}
