package io.github.filaforge.run;

import io.github.filaforge.runtime.DeepStack;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionSink;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * Samples a search that is too long to be made (Monte Carlo, polycube article, key of Table 2): each trial takes the
 * images in another order, and ends when for the first time a piece is removed so that a given number is left. The
 * generator is {@link Random}; the seed of a trial is the next long of a generator with the seed of the sample.
 */
public final class TrialSearch {

    private static final double NANOS_PER_SECOND = 1e9;

    private final ScheduledSolver solver;
    private final int trials;
    private final int end;
    private final long seed;
    private final long limit;
    private long solutions;

    /**
     * @param trials how many trials, at least 1
     * @param end the number of pieces left, when one is removed, that ends a trial
     * @param limit the number of solutions after which to stop, at least 1
     */
    public TrialSearch(ScheduledSolver solver, int trials, int end, long seed, long limit) {
        this.solver = solver;
        this.trials = trials;
        this.end = end;
        this.seed = seed;
        this.limit = limit;
    }

    /** Makes the trials; the sink may end them by throwing {@link SearchStopped}. */
    public List<Trial> run(SolutionSink sink) {
        List<Trial> made = new ArrayList<>();
        DeepStack.run(solver, () -> makeTrials(sink, made));
        return List.copyOf(made);
    }

    private void makeTrials(SolutionSink sink, List<Trial> made) {
        Random seeds = new Random(seed);
        while (made.size() < trials && solutions < limit) {
            long before = solutions;
            long fitsBefore = fits();
            long start = System.nanoTime();
            boolean stopped = false;
            try {
                solver.searchTrial(0, new Random(seeds.nextLong()), end, solution -> {
                    sink.accept(solution);
                    solutions++;
                    if (solutions == limit) {
                        throw new SearchStopped();
                    }
                });
            } catch (SearchStopped enough) {
                stopped = true;
            }
            double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
            made.add(new Trial(solutions - before, fits() - fitsBefore, seconds));
            if (stopped) {
                return;
            }
        }
    }

    private long fits() {
        return LongStream.of(solver.fits()).sum();
    }
}
