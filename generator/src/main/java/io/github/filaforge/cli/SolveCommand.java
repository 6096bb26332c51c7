package io.github.filaforge.cli;

import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.Preparation;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchResult;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.StatisticsReport;
import io.github.filaforge.report.TrialReport;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.CheckedOutput;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionPrinter;
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

    private final Console console;

    @Mixin
    private CommonOptions options;

    @Mixin
    private StrategyOption strategy;

    @Mixin
    private ThreadOptions threads;

    @Mixin
    private PartOptions parts;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Where to write what goes to standard output; - is standard output.")
    private String output;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print no solutions.")
    private boolean quiet;

    @Option(
            names = {"-i", "--info"},
            description = "Count attempts and fits, and print them and other statistics.")
    private boolean statistics;

    @Option(names = "--json", description = "Print one JSON object a puzzle on standard output instead of solutions.")
    private boolean json;

    @Option(
            names = {"-g", "--limit"},
            paramLabel = "N",
            description = "The goal: stop after N solutions of a puzzle.")
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

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (limit != null && limit < 1) {
            throw new UserException("-g and --limit take a number of solutions from 1 up, not " + limit);
        }
        parts.check(options.hasTries(), json);
        SearchRequest.Builder request = options.request().counting(statistics).fewAreEnough(limit != null);
        strategy.addTo(request);
        parts.addTo(request);
        threads.check(parts.needOneThread() || options.hasTries(), console.err());
        List<PuzzleInput> inputs = options.readAll(request.build(), console);
        try (OutputFile file = OutputFile.open(output, console)) {
            for (PuzzleInput input : inputs) {
                solve(input, file.out());
            }
            file.finish();
        }
        return 0;
    }

    private void solve(PuzzleInput input, CheckedOutput out) {
        Preparation preparation = input.preparation();
        try {
            parts.check(preparation.images().puzzle());
            run(preparation, preparation.job(compiler()), out);
        } catch (ImpossiblePuzzleException e) {
            console.err().println("no solution of " + input.name() + ": " + e.getMessage());
            if (json) {
                print(JsonReport.impossible(input.name(), e.getMessage(), preparation.stopwatch()), out);
            }
            console.err().println("0 solutions");
        }
    }

    private SolverCompiler compiler() {
        return compiler == CompilerName.javac ? new JavacCompiler() : new JaninoCompiler();
    }

    private void run(Preparation preparation, SearchJob job, CheckedOutput out) {
        boolean prints = !quiet && !json && !parts.printPuzzles();
        SolutionPrinter printer = new SolutionPrinter(job.decoder(), prints ? out : null);
        RunSettings settings = threads.settings(limit, job.search().cost(), prints);
        if (parts.sample().isPresent()) {
            SampleRequest sample = parts.sample().get();
            TrialReport report =
                    new TrialReport(job.sample(sample.trials(), sample.end(), sample.seed(), settings, printer));
            printer.flush();
            check(out);
            print(report, job, out);
            console.err().println(prints ? printer.summary() : report.solutions() + " solutions");
        } else {
            Optional<Tracer> tracer = parts.tracer(job.search().search(), console.err(), puzzle -> write(puzzle, out));
            SearchResult result = preparation
                    .stopwatch()
                    .time(
                            Stage.SEARCH,
                            () -> tracer.isPresent()
                                    ? job.runTraced(settings, printer, tracer.get())
                                    : job.run(settings, printer));
            printer.flush();
            check(out);
            if (statistics) {
                console.err().print(StatisticsReport.text(job, result, preparation.stopwatch()));
            }
            if (json) {
                print(JsonReport.line(job, result, preparation.stopwatch()), out);
            }
            console.err().println(prints ? printer.summary() : result.solutions() + " solutions");
        }
    }

    private void print(TrialReport report, SearchJob job, CheckedOutput out) {
        if (statistics) {
            console.err().print(report.eachTrial());
        }
        console.err().print(report.summary());
        if (json) {
            print(report.json(job.search().search().puzzle().name(), job.options()), out);
        }
    }

    private static void print(String line, CheckedOutput out) {
        write(line + "\n", out);
        check(out);
    }

    private static void write(String text, CheckedOutput out) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // The output knows why, unless nobody reads any more.
            throw new SearchStopped();
        }
    }

    private static void check(CheckedOutput out) {
        if (out.failure() != null) {
            throw new UserException(out.failure());
        }
    }
}
