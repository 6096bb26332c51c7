package io.github.filaforge.cli;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.Emitter;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.plan.PlanException;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.SolveReport;
import io.github.filaforge.report.Stage;
import io.github.filaforge.report.StatisticsReport;
import io.github.filaforge.report.Stopwatch;
import io.github.filaforge.run.Search;
import io.github.filaforge.run.SearchReport;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.StandardOutput;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila solve}. */
@Command(
        name = "solve",
        description = "Generate a solver made for each puzzle, compile it, run it, and print all solutions.")
final class SolveCommand implements Callable<Integer> {

    @Mixin
    private CommonOptions options;

    @Mixin
    private OrderOption order;

    @Mixin
    private StrategyOption strategy;

    @Option(names = "-q", description = "Print no solutions.")
    private boolean quiet;

    @Option(names = "-i", description = "Count attempts and fits, and print them and other statistics.")
    private boolean statistics;

    @Option(names = "--json", description = "Print one JSON object a puzzle on standard output instead of solutions.")
    private boolean json;

    @Option(names = "--limit", paramLabel = "N", description = "Stop after N solutions of a puzzle.")
    private Long limit;

    @Option(
            names = "--compiler",
            paramLabel = "NAME",
            defaultValue = "janino",
            description = "What compiles the solver: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private CompilerName compiler;

    /** The compilers to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum CompilerName {
        janino,
        javac
    }

    @Override
    public Integer call() throws PlanException, EmitException, CompileException {
        if (limit != null && limit < 1) {
            throw new UserException("--limit takes a number of solutions from 1 up, not " + limit);
        }
        strategy.check();
        strategy.shape(options.search());
        for (PuzzleInput input : options.readAll(order.schedule())) {
            solve(input);
        }
        return 0;
    }

    private void solve(PuzzleInput input) throws PlanException, EmitException, CompileException {
        Stopwatch stopwatch = input.stopwatch();
        ImageCatalog catalog = input.filtered(options.search());
        Optional<String> impossibility = stopwatch.time(Stage.PLAN, () -> Impossibility.reason(catalog));
        if (impossibility.isPresent()) {
            String puzzle = input.images().puzzle().name();
            System.err.println("no solution of " + puzzle + ": " + impossibility.get());
            if (json) {
                System.out.println(JsonReport.impossible(puzzle, impossibility.get(), stopwatch));
            }
            System.err.println("0 solutions");
            return;
        }
        SearchPlan plan = input.plan(catalog, options.search());
        StrategyChoice choice = stopwatch.time(Stage.PLAN, () -> strategy.choose(plan, options.search(), statistics));
        Emitter emitter = choice.emitter();
        String spelledOut = options.search().spelledOut(plan, "-o") + " " + strategy.spelledOut(choice);
        SourceRequest request = new SourceRequest("", statistics, input.definition(), spelledOut, Version.number());
        SolverSource source = stopwatch.time(Stage.EMIT, () -> emitter.emit(plan, request));
        SolverCompiler solverCompiler = compiler == CompilerName.javac ? new JavacCompiler() : new JaninoCompiler();
        SolverClass solverClass = stopwatch.time(Stage.COMPILE, () -> solverCompiler.compile(source));
        GeneratedSolver solver = solverClass.newSolver();
        StandardOutput out = new StandardOutput();
        SolutionPrinter printer = new SolutionPrinter(solver.board(), quiet || json ? null : out);
        SearchReport search = search(plan, solver, printer, stopwatch);
        if (out.failure() != null) {
            throw new UserException(out.failure());
        }
        SolveReport report = new SolveReport(plan, choice, spelledOut, solverClass.size(), search, stopwatch);
        if (statistics) {
            System.err.print(StatisticsReport.text(report));
        }
        if (json) {
            System.out.println(JsonReport.line(report));
        }
        System.err.println(printer.summary());
    }

    private SearchReport search(SearchPlan plan, GeneratedSolver solver, SolutionPrinter printer, Stopwatch stopwatch) {
        Interruption interruption = Interruption.watch(printer);
        long atMost = limit == null ? Long.MAX_VALUE : limit;
        try {
            return stopwatch.time(Stage.SEARCH, () -> new Search(plan, solver, atMost).run(printer));
        } finally {
            printer.flush();
            interruption.end();
        }
    }
}
