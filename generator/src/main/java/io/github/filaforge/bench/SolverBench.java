package io.github.filaforge.bench;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.Emitter;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.Search;
import io.github.filaforge.run.SearchReport;
import io.github.filaforge.runtime.GeneratedSolver;
import java.util.ArrayList;
import java.util.List;

/** Measures programs in this JVM, on one thread. Only the first measurement in a JVM tells the truth about its start. */
public final class SolverBench {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    private final SearchPlan plan;
    private final boolean cells;
    private final double seconds;
    private final boolean counting;

    /**
     * @param cells whether FILA is to be unrolled for each cell and ILSI
     * @param seconds how long to run a program for the steady state; as long again before that, to warm up
     * @param counting whether to count attempts and fits too, in a run of its own
     */
    public SolverBench(SearchPlan plan, boolean cells, double seconds, boolean counting) {
        this.plan = plan;
        this.cells = cells;
        this.seconds = seconds;
        this.counting = counting;
    }

    /** The names of all programs that can solve the puzzle. */
    public static List<String> programs(SearchPlan plan) {
        if (plan.schedule().isPresent()) {
            return List.of(StrategyChoice.SCHEDULE);
        }
        List<String> names = new ArrayList<>(StrategyChoice.names());
        names.remove(StrategyChoice.SCHEDULE);
        names.addAll(ComparisonPrograms.names(plan));
        return names;
    }

    /**
     * Measures a program.
     *
     * @param planMs the time that the plan took
     * @throws EmitException if a strategy cannot serve the puzzle
     */
    public Measurement measure(String program, double planMs) throws EmitException, CompileException {
        if (!StrategyChoice.names().contains(program)) {
            long start = System.nanoTime();
            Runs runs = run(ComparisonPrograms.named(program, plan), start);
            // A hand-written program always counts.
            return runs.measurement(program, planMs, 0, 0, runs.first());
        }
        Emitter emitter = StrategyChoice.named(program, cells).emitter();
        long start = System.nanoTime();
        SolverSource source = emitter.emit(plan, request(false));
        long emitted = System.nanoTime();
        SolverClass solver = new JaninoCompiler().compile(source);
        long compiled = System.nanoTime();
        Runs runs = run(solver.newSolver(), compiled);
        return runs.measurement(
                program,
                planMs,
                (emitted - start) / NANOS_PER_MILLI,
                (compiled - emitted) / NANOS_PER_MILLI,
                counting ? count(emitter) : runs.first());
    }

    private static SourceRequest request(boolean counting) {
        return new SourceRequest("", counting, "bench", "", "bench");
    }

    private SearchReport count(Emitter emitter) throws EmitException, CompileException {
        return search(
                new JaninoCompiler().compile(emitter.emit(plan, request(true))).newSolver());
    }

    /** The runs of one solver. */
    private record Runs(double firstMs, SearchReport first, List<Double> steadyMs) {

        Measurement measurement(String program, double planMs, double emitMs, double compileMs, SearchReport counts) {
            return new Measurement(
                    program,
                    planMs,
                    emitMs,
                    compileMs,
                    firstMs,
                    steadyMs,
                    first.solutions(),
                    counts.counted() ? counts.attempts() : -1,
                    counts.counted() ? counts.fits() : -1);
        }
    }

    private Runs run(GeneratedSolver solver, long made) {
        SearchReport first = search(solver);
        long firstEnd = System.nanoTime();
        long now = firstEnd;
        // A first run that takes as long as the warm-up has warmed up.
        while (now - made < seconds * NANOS_PER_SECOND) {
            search(solver);
            now = System.nanoTime();
        }
        List<Double> steady = new ArrayList<>();
        long end = now + (long) (seconds * NANOS_PER_SECOND);
        while (steady.isEmpty() || now < end) {
            search(solver);
            long after = System.nanoTime();
            steady.add((after - now) / NANOS_PER_MILLI);
            now = after;
        }
        return new Runs((firstEnd - made) / NANOS_PER_MILLI, first, steady);
    }

    private SearchReport search(GeneratedSolver solver) {
        return new Search(plan, solver, Long.MAX_VALUE).run(solution -> {});
    }
}
