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
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.SolveReport;
import io.github.filaforge.report.Stage;
import io.github.filaforge.report.StatisticsReport;
import io.github.filaforge.report.Stopwatch;
import io.github.filaforge.report.TrialReport;
import io.github.filaforge.run.Search;
import io.github.filaforge.run.SearchReport;
import io.github.filaforge.run.TrialSearch;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.Interruption;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.StandardOutput;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    @Option(
            names = {"-g", "--limit"},
            paramLabel = "N",
            description = "The goal: stop after N solutions of a puzzle.")
    private Long limit;

    @Option(
            names = "-s",
            paramLabel = "TRIALS,R,SEED",
            description =
                    "Sample the search: so many trials, each with the images in another order that comes of the seed,"
                            + " and each until for the first time a piece is removed that leaves R.")
    private String sample;

    @Option(
            names = "-t",
            paramLabel = "K",
            description = "Trace: show every assembly that leaves K pieces or more, on standard error.")
    private Integer trace;

    @Option(
            names = "--sub-puzzles",
            paramLabel = "K",
            description =
                    "Print, instead of solutions, what is left to be solved of each assembly that leaves K pieces, as"
                            + " a definition in which the placed pieces are stationary. These together have all solutions"
                            + " if each is solved with --all; where the constrained piece is not placed yet, symmetric"
                            + " ones too.")
    private Integer subPuzzles;

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
    public Integer call() throws EmitException, CompileException {
        if (limit != null && limit < 1) {
            throw new UserException("-g and --limit take a number of solutions from 1 up, not " + limit);
        }
        Optional<SampleRequest> sampling = Optional.ofNullable(sample).map(SampleRequest::parse);
        if (sampling.isPresent() && options.search().hasTries()) {
            throw new UserException("-s makes trials of its own: leave out --tries");
        }
        if (subPuzzles != null && json) {
            throw new UserException("--sub-puzzles prints definitions on standard output: leave out --json");
        }
        if (sampling.isPresent() || trace != null || subPuzzles != null) {
            strategy.needSchedule(options.search());
        }
        strategy.check();
        strategy.shape(options.search());
        for (PuzzleInput input : options.readAll(order.schedule())) {
            solve(input, sampling);
        }
        return 0;
    }

    private void solve(PuzzleInput input, Optional<SampleRequest> sampling) throws EmitException, CompileException {
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
        if (subPuzzles != null) {
            checkSubPuzzles(input.images().puzzle());
        }
        ChosenSearch chosen = ChosenSearch.of(input, catalog, options.search(), strategy, limit != null, statistics);
        SearchPlan plan = chosen.plan();
        StrategyChoice choice = chosen.strategy();
        Emitter emitter = choice.emitter();
        String spelledOut = options.search().spelledOut(plan, "-o") + " " + strategy.spelledOut(choice);
        SourceRequest sourceRequest =
                new SourceRequest("", statistics, input.definition(), spelledOut, Version.number());
        SolverSource source = stopwatch.time(Stage.EMIT, () -> emitter.emit(plan, sourceRequest));
        SolverCompiler solverCompiler = compiler == CompilerName.javac ? new JavacCompiler() : new JaninoCompiler();
        SolverClass solverClass = stopwatch.time(Stage.COMPILE, () -> solverCompiler.compile(source));
        GeneratedSolver solver = solverClass.newSolver();
        StandardOutput out = new StandardOutput();
        SolutionPrinter printer = new SolutionPrinter(solver.board(), quiet || json || subPuzzles != null ? null : out);
        if (trace != null || subPuzzles != null) {
            int cut = subPuzzles == null ? -1 : subPuzzles;
            int traced = trace == null ? Integer.MAX_VALUE : trace;
            ((ScheduledSolver) solver)
                    .setListener(new Tracer(plan, traced, cut, System.err::print, puzzle -> write(puzzle, out)));
        }
        if (sampling.isPresent()) {
            TrialReport report = sample(sampling.get(), (ScheduledSolver) solver, printer);
            checkOutput(out);
            print(report, plan, spelledOut);
            System.err.println(printer.summary());
            return;
        }
        SearchReport search = search(plan, solver, printer, stopwatch);
        checkOutput(out);
        SolveReport report = new SolveReport(plan, choice, spelledOut, solverClass.size(), search, stopwatch);
        if (statistics) {
            System.err.print(StatisticsReport.text(report));
        }
        if (json) {
            System.out.println(JsonReport.line(report));
        }
        System.err.println(printer.summary());
    }

    /** Looks whether each assembly that leaves so many pieces can be written as a definition. */
    private void checkSubPuzzles(Puzzle puzzle) {
        List<Piece> mobile =
                puzzle.pieces().stream().filter(piece -> !piece.stationary()).toList();
        if (subPuzzles < 1 || subPuzzles >= mobile.size()) {
            throw new UserException("--sub-puzzles takes a number of pieces that are left, from 1 to "
                    + (mobile.size() - 1) + " in this puzzle, not " + subPuzzles);
        }
        mobile.stream()
                .map(Piece::name)
                .filter(name -> name.contains(":"))
                .findFirst()
                .ifPresent(name -> {
                    throw new UserException("--sub-puzzles: piece " + name + " would have to be made stationary, and no"
                            + " definition can say that of a name with a colon: rename it");
                });
    }

    private static void write(String text, StandardOutput out) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // The output knows why, unless nobody reads any more.
            throw new SearchStopped();
        }
    }

    private static void checkOutput(StandardOutput out) {
        if (out.failure() != null) {
            throw new UserException(out.failure());
        }
    }

    private long atMost() {
        return limit == null ? Long.MAX_VALUE : limit;
    }

    private TrialReport sample(SampleRequest request, ScheduledSolver solver, SolutionPrinter printer) {
        Interruption interruption = Interruption.watch(printer);
        try {
            return new TrialReport(
                    new TrialSearch(solver, request.trials(), request.end(), request.seed(), atMost()).run(printer));
        } finally {
            printer.flush();
            interruption.end();
        }
    }

    private void print(TrialReport report, SearchPlan plan, String spelledOut) {
        if (statistics) {
            System.err.print(report.eachTrial());
        }
        System.err.print(report.summary());
        if (json) {
            System.out.println(report.json(plan.puzzle().name(), spelledOut));
        }
    }

    private SearchReport search(SearchPlan plan, GeneratedSolver solver, SolutionPrinter printer, Stopwatch stopwatch) {
        Interruption interruption = Interruption.watch(printer);
        try {
            return stopwatch.time(Stage.SEARCH, () -> new Search(plan, solver, atMost()).run(printer));
        } finally {
            printer.flush();
            interruption.end();
        }
    }
}
