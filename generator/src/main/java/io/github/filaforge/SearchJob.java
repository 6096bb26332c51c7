package io.github.filaforge;

import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.JobDescription;
import io.github.filaforge.runtime.JobMain;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootDeepening;
import io.github.filaforge.runtime.RootRunner;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SearchState;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.WholeSearch;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A search that is ready to run, whatever kind of puzzle it is of: the strategy with its reason and expected cost, the source
 * of its solver and the compiled classes. It can be run as often as one likes, here or in another JVM, by several threads at
 * once.
 */
public abstract sealed class SearchJob permits PackingJob, EdgeJob {

    /** In {@link Preparation#identity}: the options of the command line that make the same search again. */
    public static final String OPTIONS = "options";

    private final String options;
    private final SolverSource source;
    private final SolverClass compiled;
    /** Solvers that have searched to the end: the next run need not make its own, and knows whether the search is long. */
    private final Queue<WholeSearch> idle = new ConcurrentLinkedQueue<>();

    /**
     * @param options those of the command line that make the same search again
     */
    SearchJob(String options, SolverSource source, SolverClass compiled) {
        this.options = options;
        this.source = source;
        this.compiled = compiled;
    }

    /** The name of the puzzle. */
    public abstract String puzzleName();

    /** How large the puzzle is, in words without its name. */
    public abstract String puzzleFacts();

    /** The name of the strategy. */
    public abstract String strategyName();

    /** Why this strategy was chosen, in words. */
    public abstract String reason();

    /** What the search is expected to cost; empty if nobody asked. */
    public abstract Optional<SearchCost> cost();

    /** What there is to say of the plan, in lines without line feeds: what was left out beforehand, the roots, symmetry. */
    public abstract List<String> planFacts();

    /** The number of roots. */
    public abstract int roots();

    /** Whether the search begins again and again, so that no estimate tells how far it is. */
    public abstract boolean isMadeInTries();

    /**
     * Splits roots that would take long, by the root alone: a search that goes on after a checkpoint is split as it was before.
     */
    public abstract RootDeepening longRoots();

    /**
     * Tells how far a run of this search is, as one of its listeners.
     *
     * @param settings those of the run
     * @param clock tells nanoseconds
     */
    public abstract SearchMeter meter(RunSettings settings, LongSupplier clock);

    /** How many pieces lie in all roots together, by the number of pieces left when each was placed. */
    abstract long[] placements();

    /** How large the puzzle is, in a few words. */
    abstract String extent();

    /** The tables of the strategy in words. */
    abstract String planText();

    /** The options of the command line that make the same search again. */
    public final String options() {
        return options;
    }

    /** The source of the solver. */
    public final SolverSource source() {
        return source;
    }

    /** The class files of the solver by class name. */
    public final Map<String, byte[]> classFiles() {
        return compiled.classFiles();
    }

    /** The size of the compiled solver. */
    public final ClassSize size() {
        return compiled.size();
    }

    /** Draws the solutions of this job, and tells where each piece lies. */
    public final SolutionDecoder decoder() {
        return newSolver().decoder();
    }

    /** A new solver; one for each thread. */
    final WholeSearch newSolver() {
        return compiled.newSolver();
    }

    /** Runs the search with a thread for each processor. */
    public final SearchResult run() {
        return run(RunSettings.standard().countingOnly(), new SearchListener() {});
    }

    /** The number of solutions. */
    public final BigInteger count() {
        return run().solutions();
    }

    /** Runs the search; the listener can end it. */
    public final SearchResult run(RunSettings settings, SearchListener listener) {
        return result(runOnce(settings, listener));
    }

    /**
     * Goes on with the search where it has stopped, and gives what came out of it in all.
     *
     * @param before how far it had come; with the same deepening
     */
    public final SearchResult run(SearchState before, RunSettings settings, SearchListener listener) {
        return result(before.plus(runOnce(settings.after(before.done()), listener)));
    }

    private RunResult runOnce(RunSettings settings, SearchListener listener) {
        List<WholeSearch> used = new ArrayList<>();
        RunResult run = runner(used, settings, listener).run();
        if (run.complete()) {
            idle.addAll(used);
        }
        return run;
    }

    /** What runs the search, so that another thread can stop it. */
    final RootRunner runner(RunSettings settings, SearchListener listener) {
        return runner(new ArrayList<>(), settings, listener);
    }

    private RootRunner runner(List<WholeSearch> used, RunSettings settings, SearchListener listener) {
        Supplier<WholeSearch> solvers = () -> {
            WholeSearch waiting = idle.poll();
            WholeSearch solver = waiting == null ? newSolver() : waiting;
            used.add(solver);
            return solver;
        };
        return RootRunner.of(solvers, solvers.get(), settings, listener);
    }

    /** The solutions one by one, as they are found by a thread for each processor; to be closed. */
    public final SolutionStream solutions() {
        return solutions(RunSettings.standard());
    }

    /** The solutions one by one, as they are found; to be closed. */
    public final SolutionStream solutions(RunSettings settings) {
        return new SolutionStream(this, settings);
    }

    /** What came out of a run of this, or has come out of it so far: counters also count the placements that made the roots. */
    public final SearchResult result(RunResult run) {
        // The generator places only what fits, so a root's placement is an attempt and a fit; few roots have a half
        // fit.
        long[] placements = placements();
        List<LevelCounter> counters = run.counters().stream()
                .map(counter -> counter.name().equals(LevelCounter.HALF_FITS) || counter.isOfTriggerOrFilter()
                        ? counter
                        : counter.plus(LevelCounter.of(counter.name(), placements)))
                .toList();
        return new SearchResult(run.solutions(), run.complete(), counters);
    }

    /** What another JVM needs to run this besides the class files. */
    public final JobDescription description() {
        return new JobDescription(
                source.qualifiedName(), GeneratedSolver.FORMAT, puzzleName(), strategyName(), roots(), options);
    }

    /**
     * Writes the class files and the description, from which {@code JobMain} of the runtime runs this in another JVM.
     *
     * @param folder is made if it is not there
     */
    public final void save(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> classFile : classFiles().entrySet()) {
            Path file = folder.resolve(classFile.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, classFile.getValue());
        }
        description().write(folder.resolve(JobMain.DESCRIPTION));
    }

    /** The job in words: puzzle, strategy and why, what it is expected to cost, its tables and its options. */
    @Override
    public final String toString() {
        return String.format(
                Locale.ROOT,
                "puzzle %s: %s%nstrategy %s (%s)%nexpected: %s%noptions %s%n%s",
                puzzleName(),
                extent(),
                strategyName(),
                reason(),
                cost().map(SearchCost::text).orElse("not estimated"),
                options,
                planText());
    }
}
