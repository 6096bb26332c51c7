package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.function.Supplier;

/**
 * Hears what happens in a search. Calls come one at a time, from any thread; what one call has written the next one
 * sees. Any of them but {@link #interrupted} may throw {@link SearchStopped} to end the search.
 */
public interface SearchListener {

    /**
     * The run begins.
     *
     * @param soFar tells at any time and from any thread what the search had found a moment ago, without waiting
     */
    default void runBegun(Supplier<RunResult> soFar) {}

    /** The search of a root, or of a part of it that is searched by itself, begins. */
    default void rootBegun(RootPart root) {}

    /** The search of a root or part has ended, and all its solutions have been told; not complete if one was the last. */
    default void rootEnded(RootPart root, RootResult result) {}

    /**
     * A solution was found; not called if solutions are only counted.
     *
     * @param solution the listener's to keep
     */
    default void found(int[] solution) {}

    /**
     * A board was come to that is better than all before it in this run, by a search for high scores.
     *
     * @param best the board, which may have gaps
     */
    default void improved(BestBoard best) {}

    /**
     * A level was counted, by a search that counts level by level instead of root by root.
     *
     * @param level how many levels have been counted, this one included; from 1 again if more is to be counted then
     * @param levels how many there are
     * @param states the number of its states
     */
    default void levelEnded(int level, int levels, BigInteger states) {}

    /**
     * The JVM is being ended, by Ctrl-C for one, while the search goes on. This is the last call.
     *
     * @param soFar what the search has found; its counters count what the unfinished roots had counted a moment ago
     */
    default void interrupted(RunResult soFar) {}

    /**
     * The JVM is being ended while another call does not return, as when nobody reads what it writes. The only call that
     * comes beside another; it may come after {@link #interrupted} if that is the one.
     *
     * @param soFar what the search had found a moment ago
     */
    default void interruptedBeside(RunResult soFar) {}
}
