package io.github.filaforge.bench;

import io.github.filaforge.EdgeBuilder;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.Search;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Measures programs that fill the cells of an edge puzzle in one fixed order, in this JVM and by processor time. All
 * programs search equal parts, so that they differ only in speed.
 */
public final class EdgeBench {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1e3;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final EdgeBuilder preparation;
    private final boolean counting;
    private final long fits;
    private final double seconds;

    /**
     * Creates a bench for a puzzle.
     *
     * @param request the request for all programs, whose strategy is not used; if it counts, fits are counted in a run of
     *     their own
     * @param reading the stopwatch with the time of reading the puzzle
     * @param fits the number of fits of the search within which the measured parts lie
     * @param seconds the time in seconds for which a program is run for the steady state; it is run for this time before, to
     *     warm up
     */
    public EdgeBench(EdgePuzzle puzzle, SearchRequest request, Stopwatch reading, long fits, double seconds) {
        SearchRequest one = request.but()
                .strategy(strategies().get(0).name())
                .counting(false)
                .build();
        this.preparation = new EdgeBuilder(puzzle, puzzle.name(), one, reading);
        this.counting = request.counting();
        this.fits = fits;
        this.seconds = seconds;
    }

    /** Returns the reason why the puzzle has no solution, if the plan shows it, so that there is nothing to measure. */
    public Optional<String> impossibility() {
        try {
            preparation.search();
            return Optional.empty();
        } catch (ImpossiblePuzzleException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Returns the parts of the search that are measured, in words. */
    public String extent() {
        String order = "order " + preparation.search().plan().search().order().name();
        List<RootPart> parts = parts();
        return isWhole(parts)
                ? "the whole search, " + order
                : String.format(
                        Locale.ROOT, "%s of the first %,d fits, %s", Quantity.of(parts.size(), "part"), fits, order);
    }

    private static boolean isWhole(List<RootPart> parts) {
        return parts.size() == 1 && parts.get(0).images().isEmpty();
    }

    private List<RootPart> parts() {
        return comparison().first(fits);
    }

    private EdgeComparison comparison() {
        return new EdgeComparison(preparation.search().plan().search());
    }

    /** Returns the names of all programs, strategies first. */
    public static List<String> programs() {
        return Stream.concat(strategies().stream().map(EdgeStrategy::name), EdgeComparison.names().stream())
                .toList();
    }

    private static List<EdgeStrategy> strategies() {
        return Strategies.namesOfEdges().stream()
                .flatMap(name -> Strategies.namedForEdges(name).stream())
                .filter(EdgeStrategy::isFixedOrder)
                .toList();
    }

    /**
     * Measures a program. Runs are measured by processor time, and the making of a solver by the clock.
     *
     * @throws RequestException if the program cannot be compiled
     */
    public Measurement measure(String program) {
        List<RootPart> parts = parts();
        Stopwatch making = new Stopwatch();
        Search solver = program(program, false, making);
        long firstRun = -THREADS.getCurrentThreadCpuTime();
        BigInteger solutions = search(solver, parts);
        firstRun += THREADS.getCurrentThreadCpuTime();
        List<Double> steady = new ArrayList<>();
        long start = System.nanoTime();
        long warm = start + (long) (seconds * NANOS_PER_SECOND);
        long end = warm + (long) (seconds * NANOS_PER_SECOND);
        for (long now = start; steady.isEmpty() || now < end; ) {
            long begun = THREADS.getCurrentThreadCpuTime();
            search(solver, parts);
            if (now >= warm) {
                steady.add((THREADS.getCurrentThreadCpuTime() - begun) / NANOS_PER_MILLI);
            }
            now = System.nanoTime();
        }
        Stopwatch planning = preparation.stopwatch();
        return new Measurement(
                program,
                MILLIS_PER_SECOND * (planning.seconds(Stage.READ) + planning.seconds(Stage.PLAN)),
                MILLIS_PER_SECOND * making.seconds(Stage.EMIT),
                MILLIS_PER_SECOND * making.seconds(Stage.COMPILE),
                firstRun / NANOS_PER_MILLI,
                steady,
                solutions,
                -1,
                counting ? fits(program(program, true, new Stopwatch()), parts) : -1);
    }

    private BigInteger search(Search solver, List<RootPart> parts) {
        BigInteger solutions = BigInteger.ZERO;
        for (RootPart part : parts) {
            solutions = solutions.add(result(solver, part).solutions());
        }
        return solutions;
    }

    private static RootResult result(Search solver, RootPart part) {
        return solver.search(part, solution -> {});
    }

    private long fits(Search solver, List<RootPart> parts) {
        return parts.stream()
                .flatMap(part -> result(solver, part).counters().stream())
                .mapToLong(LevelCounter::sum)
                .sum();
    }

    /**
     * Returns a program.
     *
     * @param isCounting true if the program counts fits
     * @param making the stopwatch that receives the times of writing and compiling the source of a strategy
     * @throws RequestException if the program cannot be compiled
     */
    Search program(String name, boolean isCounting, Stopwatch making) {
        if (EdgeComparison.names().contains(name)) {
            return comparison().named(name, isCounting);
        }
        EdgePlan chosen = preparation.search().plan();
        EdgeStrategy strategy = Strategies.namedForEdges(name).orElseThrow();
        EdgePlan plan = new EdgePlan(chosen.search(), strategy, chosen.roots());
        boolean stoppable = preparation.request().stoppable();
        SourceRequest what = new SourceRequest(
                "", false, isCounting, stoppable, preparation.puzzle().name(), "", "");
        SolverSource source = making.time(Stage.EMIT, () -> strategy.emit(plan, what));
        try {
            return making.time(Stage.COMPILE, () -> new JaninoCompiler().compile(source))
                    .newSolver();
        } catch (CompileException e) {
            throw new RequestException(e.getMessage());
        }
    }
}
