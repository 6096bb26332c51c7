package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.function.Supplier;

/**
 * Receives the events of a search. Calls come one at a time, from any thread, and the effects of a call are visible to the
 * next one. Any method but {@link #interrupted} may throw {@link SearchStopped} to end the search.
 */
public interface SearchListener extends LevelListener {

    /**
     * Called when the run begins.
     *
     * @param soFar returns the results so far, which may be slightly out of date; any thread may call it at any time, and it
     *     does not wait
     */
    default void runBegun(Supplier<RunResult> soFar) {}

    /**
     * Called when a root or part was split. Either its search has not begun, or the search was given up because it took too
     * long. The solutions of a search that was given up do not count, and its end is not reported. Parts that were done in
     * an earlier run do not begin again.
     *
     * @param parts the number of parts that are searched in its place
     */
    default void rootSplit(RootPart root, int parts) {}

    /**
     * Called when the search of a root, or of a part of a root, begins. If the order of the solutions is free, parts may
     * begin in any order, heavy parts first.
     */
    default void rootBegun(RootPart root) {}

    /**
     * Called when the search of a root or part has ended and all its solutions have been reported. The result is not
     * complete if one of its solutions was the last of the run.
     */
    default void rootEnded(RootPart root, RootResult result) {}

    /**
     * Called when a solution was found; not called if solutions are only counted.
     *
     * @param solution the solution; the listener may keep the array
     */
    default void found(int[] solution) {}

    /**
     * Called when a search for high scores has found a board that is better than all boards before it in this run.
     *
     * @param best the board, which may have empty cells
     */
    default void improved(BestBoard best) {}

    /** Called when an attempt of a search for high scores has ended by itself. */
    default void attempted(AttemptEnd end) {}

    /**
     * Called when the JVM is shutting down, for example after Ctrl-C, while the search goes on. This is the last call.
     *
     * @param soFar the results so far; the counters of unfinished roots may be slightly out of date
     */
    default void interrupted(RunResult soFar) {}

    /**
     * Called when the JVM is shutting down while another call does not return, for example because nobody reads its output.
     * This is the only call that may come beside another call. It comes after {@link #interrupted} if that call does not
     * return.
     *
     * @param soFar the results so far, which may be slightly out of date
     */
    default void interruptedBeside(RunResult soFar) {}
}
