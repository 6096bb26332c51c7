package io.github.filaforge.run;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Samples a search that is too long to be made (Monte Carlo, polycube article, key of Table 2). Each trial uses the images
 * in another order, and ends when for the first time a piece is removed so that a given number is left. The generator of
 * random numbers is {@link Random}; the seed of a trial is the next long of a generator with the seed of the sample. Trials
 * are run as roots are, one after the other.
 */
public final class TrialSearch implements Search {

    private static final double NANOS_PER_SECOND = 1e9;

    private final ScheduledSolver solver;
    private final int trials;
    private final int end;
    private final Random seeds;
    private final List<Trial> made = new ArrayList<>();

    /**
     * Makes a sampled search.
     *
     * @param trials the number of trials, at least 1
     * @param end the number of pieces left, when one is removed, that ends a trial
     * @param seed the seed of the sample
     */
    public TrialSearch(ScheduledSolver solver, int trials, int end, long seed) {
        this.solver = solver;
        this.trials = trials;
        this.end = end;
        this.seeds = new Random(seed);
    }

    /** Makes the trials. The last may not reach its end, since the limit or the listener may stop it. */
    public List<Trial> run(RunSettings settings, SearchListener listener) {
        RunResult result = RootRunner.of(() -> this, this, settings.withThreads(1), listener)
                .run();
        return trials(result.solutions().longValueExact());
    }

    /** Returns the trials that were made. The search of the last trial does not count a solution that stopped it. */
    private List<Trial> trials(long solutions) {
        if (made.isEmpty()) {
            return List.of();
        }
        Trial last = made.remove(made.size() - 1);
        long before = made.stream().mapToLong(Trial::solutions).sum();
        made.add(new Trial(solutions - before, last.fits(), last.triggersAndFilters(), last.seconds()));
        return List.copyOf(made);
    }

    @Override
    public int rootCount() {
        return trials;
    }

    @Override
    public int pieces() {
        return solver.pieces();
    }

    @Override
    public SolutionDecoder decoder() {
        return solver.decoder();
    }

    @Override
    public RootResult search(RootPart trial, SolutionSink sink) {
        long start = System.nanoTime();
        RootResult result = solver.searchTrial(0, new Random(seeds.nextLong()), end, sink);
        double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
        long fits = result.counters().stream()
                .filter(counter -> counter.name().equals(LevelCounter.FITS))
                .mapToLong(LevelCounter::sum)
                .sum();
        List<LevelCounter> others = result.counters().stream()
                .filter(LevelCounter::isOfTriggerOrFilter)
                .toList();
        made.add(new Trial(result.solutions().longValueExact(), fits, others, seconds));
        return new RootResult(trial.root(), result.solutions(), result.complete(), result.counters());
    }
}
