package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.compile.ClassSize;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.run.Trial;
import io.github.filaforge.run.TrialSearch;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.JobDescription;
import io.github.filaforge.runtime.JobMain;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RootRunner;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SearchState;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * A search that is ready to run: its plan, the strategy with its reason and expected cost, the source of its solver and the
 * compiled classes. It can be run as often as one likes, here or in another JVM, by several threads at once.
 */
public final class SearchJob {

    /** In {@link Preparation#identity}: the options of the command line that make the same search again. */
    public static final String OPTIONS = "options";

    private final ChosenSearch search;
    private final String options;
    private final SolverSource source;
    private final SolverClass compiled;
    /** Solvers that have searched to the end: the next run need not make its own, and knows whether the search is long. */
    private final Queue<GeneratedSolver> idle = new ConcurrentLinkedQueue<>();

    SearchJob(ChosenSearch search, String options, SolverSource source, SolverClass compiled) {
        this.search = search;
        this.options = options;
        this.source = source;
        this.compiled = compiled;
    }

    /** What is searched, by which strategy, why, and at what cost. */
    public ChosenSearch search() {
        return search;
    }

    /** Whether the search begins again and again, so that no estimate tells how far it is. */
    public boolean isMadeInTries() {
        return RootChoice.isMadeInTries(search.search());
    }

    /** The options of the command line that make the same search again. */
    public String options() {
        return options;
    }

    /** The source of the solver. */
    public SolverSource source() {
        return source;
    }

    /** The class files of the solver by class name. */
    public Map<String, byte[]> classFiles() {
        return compiled.classFiles();
    }

    /** The size of the compiled solver. */
    public ClassSize size() {
        return compiled.size();
    }

    /** The board that its solvers fill. */
    public Board board() {
        return compiled.newSolver().board();
    }

    /** Draws the solutions of this job, and tells where each piece lies. */
    public SolutionDecoder decoder() {
        return board();
    }

    /** Runs the search with a thread for each processor. */
    public SearchResult run() {
        return run(RunSettings.standard().countingOnly(), new SearchListener() {});
    }

    /** The number of solutions. */
    public BigInteger count() {
        return run().solutions();
    }

    /** Runs the search; the listener can end it. */
    public SearchResult run(RunSettings settings, SearchListener listener) {
        return result(runOnce(settings, listener));
    }

    /**
     * Goes on with the search where it has stopped, and gives what came out of it in all.
     *
     * @param before how far it had come; with the same deepening
     */
    public SearchResult run(SearchState before, RunSettings settings, SearchListener listener) {
        return result(before.plus(runOnce(settings.after(before.done()), listener)));
    }

    private RunResult runOnce(RunSettings settings, SearchListener listener) {
        List<GeneratedSolver> used = new ArrayList<>();
        RunResult run = runner(used, settings, listener).run();
        if (run.complete()) {
            idle.addAll(used);
        }
        return run;
    }

    /** What runs the search, so that another thread can stop it. */
    RootRunner runner(RunSettings settings, SearchListener listener) {
        return runner(new ArrayList<>(), settings, listener);
    }

    private RootRunner runner(List<GeneratedSolver> used, RunSettings settings, SearchListener listener) {
        Supplier<GeneratedSolver> solvers = () -> {
            GeneratedSolver waiting = idle.poll();
            GeneratedSolver solver = waiting == null ? compiled.newSolver() : waiting;
            used.add(solver);
            return solver;
        };
        return RootRunner.of(solvers, solvers.get(), settings, listener);
    }

    /**
     * Runs a search by a schedule on one thread and tells of each placement too.
     *
     * @throws RequestException if the search does not go by a schedule
     */
    public SearchResult runTraced(
            RunSettings settings, SearchListener listener, ScheduledSolver.PlacementListener placements) {
        ScheduledSolver solver = scheduled("trace");
        solver.setListener(placements);
        return result(RootRunner.of(() -> solver, solver, settings.withThreads(1), listener)
                .run());
    }

    /**
     * Samples a search by a schedule that is too long to be made.
     *
     * @param trials how many trials, at least 1
     * @param end the number of pieces left, when one is removed, that ends a trial
     * @param seed what the order of the images in all trials comes of
     * @throws RequestException if the search does not go by a schedule
     */
    public List<Trial> sample(int trials, int end, long seed, RunSettings settings, SearchListener listener) {
        return new TrialSearch(scheduled("sample"), trials, end, seed).run(settings, listener);
    }

    private ScheduledSolver scheduled(String purpose) {
        if (compiled.newSolver() instanceof ScheduledSolver solver) {
            return solver;
        }
        throw new RequestException("to " + purpose + " a search, ask for one by a schedule");
    }

    /** The solutions one by one, as they are found by a thread for each processor; to be closed. */
    public SolutionStream solutions() {
        return solutions(RunSettings.standard());
    }

    /** The solutions one by one, as they are found; to be closed. */
    public SolutionStream solutions(RunSettings settings) {
        return new SolutionStream(this, settings);
    }

    /** What came out of a run of this, or has come out of it so far: counters also count the placements that made the roots. */
    public SearchResult result(RunResult run) {
        // The generator places only what fits, so a root's placement is an attempt and a fit.
        long[] placements = search.search().roots().placements().stream()
                .mapToLong(Long::longValue)
                .toArray();
        List<LevelCounter> counters = run.counters().stream()
                .map(counter -> counter.plus(LevelCounter.of(counter.name(), placements)))
                .toList();
        return new SearchResult(run.solutions(), run.complete(), counters);
    }

    /** What another JVM needs to run this besides the class files. */
    public JobDescription description() {
        return new JobDescription(
                source.qualifiedName(),
                GeneratedSolver.FORMAT,
                search.search().puzzle().name(),
                search.strategy().name(),
                search.search().roots().size(),
                options);
    }

    /**
     * Writes the class files and the description, from which {@code JobMain} of the runtime runs this in another JVM.
     *
     * @param folder is made if it is not there
     */
    public void save(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> classFile : classFiles().entrySet()) {
            Path file = folder.resolve(classFile.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, classFile.getValue());
        }
        description().write(folder.resolve(JobMain.DESCRIPTION));
    }

    /** The job in words: puzzle, strategy and why, what it is expected to cost, its tables and its options. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "puzzle %s: %s, %s, %s%nstrategy %s (%s)%nexpected: %s%noptions %s%n%s",
                search.search().puzzle().name(),
                Quantity.of(search.search().catalog().definedCells(), "cell"),
                Quantity.of(search.search().catalog().definedPieces(), "piece"),
                Quantity.of(search.search().roots().size(), "root"),
                search.strategy().name(),
                search.reason(),
                search.cost().map(SearchCost::text).orElse("not estimated"),
                options,
                search.plan().text());
    }
}
