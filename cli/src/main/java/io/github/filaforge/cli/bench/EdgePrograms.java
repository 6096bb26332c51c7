package io.github.filaforge.cli.bench;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import io.github.filaforge.templates.comparison.FirstFits;
import io.github.filaforge.templates.comparison.OrdinaryLoop;
import io.github.filaforge.templates.comparison.ScannedBoard;
import io.github.filaforge.templates.comparison.TunedLoop;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The programs that fill the cells of an edge puzzle in one fixed order. All of them search equal parts, so that they differ
 * only in speed. Runs are measured by processor time.
 */
public final class EdgePrograms implements Programs {

    /** The program that a programmer would write first. */
    private static final String ORDINARY = "ordinary-loop";

    /** The program that is tuned by hand. */
    private static final String TUNED = "tuned-loop";

    private static final List<String> HAND_WRITTEN = List.of(ORDINARY, TUNED);

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final EdgeBuilder preparation;
    private final long fits;

    /**
     * Creates the programs for a puzzle.
     *
     * @param preparation the preparation of the puzzle; the strategy of its request is not used
     * @param fits the number of fits of the search within which the measured parts lie
     */
    public EdgePrograms(EdgeBuilder preparation, long fits) {
        List<String> rules = preparation.puzzle().ownRules();
        if (!rules.isEmpty()) {
            throw new RequestException("the programs beside which edge puzzles are measured are for boards of another"
                    + " kind than " + preparation.puzzle().name() + ": " + String.join(", ", rules));
        }
        this.preparation = new EdgeBuilder(
                preparation.puzzle(),
                preparation.puzzle().name(),
                preparation
                        .request()
                        .but()
                        .strategy(strategies().get(0))
                        .counting(false)
                        .build(),
                preparation.stopwatch());
        this.fits = fits;
    }

    /** Returns the names of the programs for any puzzle, strategies first. */
    public static List<String> names() {
        return Stream.concat(strategies().stream(), HAND_WRITTEN.stream()).toList();
    }

    private static List<String> strategies() {
        return Strategies.namesOfEdges().stream()
                .filter(name -> Strategies.namedForEdges(name).orElseThrow().isFixedOrder())
                .toList();
    }

    @Override
    public List<String> usual() {
        return names();
    }

    @Override
    public Optional<String> impossibility() {
        try {
            preparation.search();
            return Optional.empty();
        } catch (ImpossiblePuzzleException e) {
            return Optional.of(e.getMessage());
        }
    }

    @Override
    public long nanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    @Override
    public BenchReport report(String machine, List<BenchRow> rows) {
        return BenchReport.ofParts(preparation.puzzle().name(), extent(), machine, rows, HAND_WRITTEN);
    }

    /** Returns the parts of the search that are measured, in words. */
    String extent() {
        String order = "order " + search().order().name();
        List<RootPart> parts = parts();
        boolean isWhole = parts.size() == 1 && parts.get(0).images().isEmpty();
        return isWhole
                ? "the whole search, " + order
                : String.format(
                        Locale.ROOT, "%s of the first %,d fits, %s", Plural.of(parts.size(), "part"), fits, order);
    }

    private EdgeSearch search() {
        return preparation.search().plan().search();
    }

    private List<RootPart> parts() {
        return FirstFits.of(scan(), fits);
    }

    private ScannedBoard scan() {
        EdgeSearch search = search();
        return new ScannedBoard(search.form().board(), search.pins(), search.orderText(), search.constraintText());
    }

    @Override
    public Program program(String name) {
        List<RootPart> parts = parts();
        Search solver = solver(name, false, preparation.stopwatch());
        return new Program(
                preparation.stopwatch(),
                () -> result(solver, parts),
                first -> result(solver(name, true, new Stopwatch()), parts));
    }

    private static SearchResult result(Search solver, List<RootPart> parts) {
        BigInteger solutions = BigInteger.ZERO;
        long fits = 0;
        for (RootPart part : parts) {
            RootResult result = solver.search(part, solution -> {});
            solutions = solutions.add(result.solutions());
            fits += result.counters().stream().mapToLong(LevelCounter::sum).sum();
        }
        return new SearchResult(solutions, true, List.of(LevelCounter.of(LevelCounter.FITS, fits)));
    }

    /**
     * Returns the solver of a program.
     *
     * @param isCounting true if the solver counts fits
     * @param making the stopwatch that receives the times of writing and compiling the source of a strategy
     * @throws RequestException if the solver cannot be compiled
     */
    Search solver(String name, boolean isCounting, Stopwatch making) {
        if (name.equals(ORDINARY)) {
            return new OrdinaryLoop(scan(), search().form(), isCounting);
        }
        if (name.equals(TUNED)) {
            return new TunedLoop(scan(), search().form(), isCounting);
        }
        EdgeStrategy strategy = Strategies.namedForEdges(name).orElseThrow();
        EdgePlan plan =
                new EdgePlan(search(), strategy, preparation.search().plan().roots());
        SourceRequest what = new SourceRequest(
                preparation.request().but().counting(isCounting).build(),
                preparation.puzzle().name(),
                "",
                "");
        SolverSource source = making.time(Stage.EMIT, () -> strategy.emit(plan, what));
        try {
            return making.time(Stage.COMPILE, () -> new JaninoCompiler().compile(source))
                    .newSolver();
        } catch (CompileException e) {
            throw new RequestException(e.getMessage());
        }
    }
}
