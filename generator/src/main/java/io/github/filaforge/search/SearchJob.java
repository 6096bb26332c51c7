package io.github.filaforge.search;

import io.github.filaforge.choice.Chosen;
import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.KnownShare;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Trial;
import io.github.filaforge.run.TrialSearch;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.edge.EdgeSolver;
import io.github.filaforge.runtime.program.JobDescription;
import io.github.filaforge.runtime.program.JobMain;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
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
 * A search that is ready to run, for a packing or an edge puzzle. It has the strategy with its reason and expected cost, and
 * its solvers with their source and class files. It can be run any number of times, in this JVM or another, and by several
 * threads at once.
 */
public final class SearchJob {

    /** The name in {@link SearchBuilder#identity} of the settings that make an equal search. */
    public static final String OPTIONS = "options";

    /** The name in {@link SearchBuilder#identity} of the version of Filaforge. */
    public static final String VERSION = "version of Filaforge";

    private final Chosen chosen;
    private final String options;
    private final SearchBuilder builder;
    private final Supplier<Search> solvers;
    /** The class of the solver; {@code null} as long as the search is run by direct solvers alone. */
    private SolverClass compiled;
    /**
     * The solvers that have searched to the end. The next run can use them instead of new ones, and they store whether the
     * search is long.
     */
    private final Queue<Search> idle = new ConcurrentLinkedQueue<>();

    /** Creates a job that is run by a compiled solver. */
    SearchJob(SearchBuilder builder, SolverClass compiled) {
        this(builder, compiled, compiled::newSolver);
    }

    /** Creates a job that is run by direct solvers. It has a source and class files too, which are made when needed. */
    SearchJob(SearchBuilder builder, Supplier<Search> solvers) {
        this(builder, null, builder.selecting(solvers));
    }

    private SearchJob(SearchBuilder builder, SolverClass compiled, Supplier<Search> solvers) {
        this.chosen = builder.search();
        this.options = builder.options();
        this.builder = builder;
        this.compiled = compiled;
        this.solvers = solvers;
    }

    /** Returns the search that was chosen, with its plan and its strategy. */
    public Chosen chosen() {
        return chosen;
    }

    public String puzzleName() {
        return chosen.puzzle().name();
    }

    public String strategyName() {
        return chosen.strategyName();
    }

    /**
     * Returns the expected cost of the search; empty if it was not estimated, or if assemblies are taken apart, which may take
     * much longer than to find them.
     */
    public Optional<SearchCost> cost() {
        return builder.takesApart() ? Optional.empty() : chosen.cost();
    }

    public int roots() {
        return chosen.roots();
    }

    /** Returns true if the search is made in tries. Its progress then cannot be estimated. */
    public boolean isMadeInTries() {
        return chosen.isMadeInTries();
    }

    /**
     * Returns a listener that reports the progress of a run of this search.
     *
     * @param clock returns the time in nanoseconds
     */
    public SearchMeter meter(RunSettings settings, LongSupplier clock) {
        return chosen.hasKnownShares()
                ? new KnownShare(clock)
                : new SearchShare(
                        roots(), settings, isMadeInTries() ? Optional.empty() : cost(), chosen::rootSampler, clock);
    }

    /**
     * Returns the board that the solvers of the search fill.
     *
     * @throws RequestException if the solvers fill the board of an edge puzzle
     */
    public Board board() {
        if (newSolver() instanceof GeneratedSolver solver) {
            return solver.board();
        }
        throw new RequestException("the board of edge puzzle " + puzzleName() + " has no cells of images");
    }

    /** Returns the settings that make an equal search, in the form of the request. */
    public String options() {
        return options;
    }

    /**
     * Returns the source of the solver.
     *
     * @throws RequestException if the solver would be too large for the platform
     */
    public SolverSource source() {
        synchronized (builder) {
            return builder.source();
        }
    }

    /**
     * Returns the class files of the solver by class name.
     *
     * @throws RequestException if the solver is too large for the platform
     */
    public Map<String, byte[]> classFiles() {
        synchronized (builder) {
            if (compiled == null) {
                compiled = builder.compiled(new JaninoCompiler());
            }
            return compiled.classFiles();
        }
    }

    /** Returns the size of the compiled solver; empty if the search is run without generated source. */
    public Optional<ClassSize> size() {
        synchronized (builder) {
            return Optional.ofNullable(compiled).map(SolverClass::size);
        }
    }

    /** Returns the decoder that draws the solutions of this job and gives the place of each piece. */
    public SolutionDecoder decoder() {
        return newSolver().decoder();
    }

    /** Returns a new solver. Each thread needs a solver of its own. */
    public Search newSolver() {
        return solvers.get();
    }

    /** Runs the search with a thread for each processor. */
    public SearchResult run() {
        return run(RunSettings.standard().countingOnly(), new SearchListener() {});
    }

    /**
     * Runs the search and returns the number of solutions.
     *
     * @throws SearchStopped if the calling thread is interrupted before all solutions are counted; the thread stays
     *     interrupted
     */
    public BigInteger count() {
        SearchResult result = run();
        if (!result.complete()) {
            throw new SearchStopped();
        }
        return result.solutions();
    }

    /**
     * Runs the search. The listener receives the solutions, and can end the search. If the order of the solutions is free,
     * several threads search the heavy parts first, and split them so that no thread is idle in the end.
     */
    public SearchResult run(RunSettings settings, SearchListener listener) {
        boolean isShared =
                settings.mayBeShared() && cost().filter(SearchCost::isShort).isEmpty();
        return result(runOnce(isShared ? settings.sharedBy(chosen.everyPart()) : settings, listener));
    }

    /**
     * Goes on with the search where it has stopped, and returns the result of the whole search.
     *
     * @param before the state in which the search has stopped, with the splitter of these settings
     */
    public SearchResult run(SearchState before, RunSettings settings, SearchListener listener) {
        return result(before.plus(runOnce(settings.after(before.done()), listener)));
    }

    private RunResult runOnce(RunSettings settings, SearchListener listener) {
        List<Search> used = new ArrayList<>();
        RunResult run = runner(used, settings, listener).run();
        if (run.complete()) {
            idle.addAll(used);
        }
        return run;
    }

    /** Returns the runner of the search, with which another thread can stop it. */
    public RootRunner runner(RunSettings settings, SearchListener listener) {
        return runner(new ArrayList<>(), settings, listener);
    }

    private RootRunner runner(List<Search> used, RunSettings settings, SearchListener listener) {
        Supplier<Search> solvers = () -> {
            Search waiting = idle.poll();
            Search solver = waiting == null ? newSolver() : waiting;
            used.add(solver);
            return solver;
        };
        return RootRunner.of(solvers, solvers.get(), settings, listener);
    }

    /**
     * Runs a search by a schedule on one thread, and reports each placement too.
     *
     * @throws RequestException if the search is not by a schedule
     */
    public SearchResult runTraced(
            RunSettings settings, SearchListener listener, ScheduledSolver.PlacementListener placements) {
        Search search = newSolver();
        scheduled(search, "trace").setListener(placements);
        return result(RootRunner.of(() -> search, search, settings.withThreads(1), listener)
                .run());
    }

    /**
     * Samples a search by a schedule that is too long to be run to its end.
     *
     * @param trials the number of trials, at least 1
     * @param end the number of pieces left at which the removal of a piece ends a trial
     * @param seed the seed of the orders of the images in all trials
     * @throws RequestException if the search is not by a schedule, or takes assemblies apart
     */
    public List<Trial> sample(int trials, int end, long seed, RunSettings settings, SearchListener listener) {
        if (builder.takesApart()) {
            throw new RequestException(
                    "a search that takes assemblies apart cannot be sampled: leave out SearchRequest.apart");
        }
        return new TrialSearch(scheduled(newSolver(), "sample"), trials, end, seed).run(settings, listener);
    }

    private static ScheduledSolver scheduled(Search search, String purpose) {
        if (search instanceof ScheduledSolver solver) {
            return solver;
        }
        throw new RequestException("to " + purpose + " a search, ask for one by a schedule");
    }

    /**
     * Returns the result of a run of this search, which may have come to its end or not. The counters include the placements
     * that made the roots.
     */
    public SearchResult result(RunResult run) {
        // The generator places only images that fit, so each placement of a root is an attempt and a fit. Hardly any
        // root has a half fit.
        long[] placements = chosen.placements();
        List<LevelCounter> counters = run.counters().stream()
                .map(counter -> counter.name().equals(EdgeSolver.HALF_FITS) || counter.isOfTriggerOrFilter()
                        ? counter
                        : counter.plus(LevelCounter.of(counter.name(), placements)))
                .toList();
        return new SearchResult(run.solutions(), run.complete(), counters);
    }

    /**
     * Writes the class files and the description. With them, {@code JobMain} of the runtime runs this search in another JVM.
     *
     * @param folder the folder of the files, which is made if it does not exist
     * @throws IOException if a file cannot be written
     */
    public void save(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> classFile : classFiles().entrySet()) {
            Path file = folder.resolve(classFile.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, classFile.getValue());
        }
        new JobDescription(
                        source().qualifiedName(),
                        GeneratedSolver.FORMAT,
                        puzzleName(),
                        strategyName(),
                        roots(),
                        options)
                .write(folder.resolve(JobMain.DESCRIPTION));
    }

    /**
     * Returns the job in words: the puzzle, the strategy with the reason for it, the expected cost, the options and the
     * tables.
     */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "puzzle %s: %s%nstrategy %s (%s)%nexpected: %s%noptions %s%n%s",
                puzzleName(),
                chosen.extent(),
                strategyName(),
                chosen.reason(),
                cost().map(SearchCost::text).orElse("not estimated"),
                options,
                chosen.tables());
    }
}
