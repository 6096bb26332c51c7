package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import java.math.BigInteger;
import java.util.List;

/**
 * The progress and the results of a search. Immutable.
 *
 * @param done the parts that are done
 * @param solutions the number of their solutions
 * @param counters the sums of their counters
 * @param nanos the time that the search has taken in all its runs, in nanoseconds
 * @param best the best board of a search for high scores
 * @param results the lines of further results of these parts, which only the command of the search can read
 */
public record SearchState(
        DoneParts done,
        BigInteger solutions,
        List<LevelCounter> counters,
        long nanos,
        BestBoard best,
        List<String> results) {

    /** The state of a search that has not begun. */
    public static final SearchState NONE =
            new SearchState(DoneParts.NONE, BigInteger.ZERO, List.of(), 0, BestBoard.NONE, List.of());

    /** Copies the lists. */
    public SearchState {
        counters = List.copyOf(counters);
        results = List.copyOf(results);
    }

    /** Returns the result of the whole search, given the result of a run that has started from this state. */
    public RunResult plus(RunResult run) {
        return new RunResult(
                solutions.add(run.solutions()),
                run.complete(),
                run.rootsDone(),
                LevelCounter.sums(counters, run.counters()));
    }
}
