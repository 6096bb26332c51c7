package io.github.filaforge.runtime;

import java.math.BigInteger;
import java.util.List;

/**
 * How far a search has come, and with what result. Immutable.
 *
 * @param done the parts that are done
 * @param solutions the number of their solutions
 * @param counters what was counted in them
 * @param nanos the nanoseconds that the search has taken, over all its runs
 * @param best the best board of a search for high scores
 */
public record SearchState(
        DoneParts done, BigInteger solutions, List<LevelCounter> counters, long nanos, BestBoard best) {

    /** That of a search that has not begun. */
    public static final SearchState NONE =
            new SearchState(DoneParts.NONE, BigInteger.ZERO, List.of(), 0, BestBoard.NONE);

    /** Takes a copy of the list. */
    public SearchState {
        counters = List.copyOf(counters);
    }

    /** What came out of the search in all, if a run after this state has given a result. */
    public RunResult plus(RunResult run) {
        return new RunResult(
                solutions.add(run.solutions()),
                run.complete(),
                run.rootsDone(),
                LevelCounter.sums(counters, run.counters()));
    }
}
