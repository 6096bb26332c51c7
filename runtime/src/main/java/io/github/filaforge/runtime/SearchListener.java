package io.github.filaforge.runtime;

import java.math.BigInteger;

/**
 * Is told of a search as it goes on. Calls come one at a time, from any thread; what one call has written the next one
 * sees. Any of them but the last may throw {@link SearchStopped} to end the search.
 */
public interface SearchListener {

    /** The search of a root begins. */
    default void rootBegun(int root) {}

    /** The search of a root has ended, and all its solutions have been told; not complete if one of them was the last. */
    default void rootEnded(RootResult result) {}

    /**
     * A solution was found; not called if solutions are only counted.
     *
     * @param solution the listener's to keep
     */
    default void found(int[] solution) {}

    /**
     * A level was counted, by a search that counts level by level instead of root by root.
     *
     * @param states the number of its states
     */
    default void levelEnded(int level, BigInteger states) {}

    /**
     * The JVM is being ended, by Ctrl-C for one, while the search goes on. Nothing is told after this.
     *
     * @param solutionsSoFar the number of solutions told or counted
     */
    default void interrupted(BigInteger solutionsSoFar) {}
}
