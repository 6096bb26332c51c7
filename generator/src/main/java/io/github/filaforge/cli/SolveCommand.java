package io.github.filaforge.cli;

import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.Preparation;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila solve}. */
@Command(
        name = "solve",
        description = "Generate a solver made for each puzzle, compile it, run it, and print all solutions.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./fila solve def/somacube.txt",
            "  ./fila solve --count def/somacube.txt def/pentominoes_20x3.txt",
            "  ./fila solve --unique-check def/somacube.txt"
        })
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

    @Mixin
    private ScriptOptions script;

    @Mixin
    private FormatOption format;

    @Mixin
    private ColourOption colour;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description =
                    "Write solutions, counts, JSON or sub-puzzles to FILE; - is standard output. Default: ${DEFAULT-VALUE}.")
    private String output;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print no solutions, only their number.")
    private boolean quiet;

    @Option(
            names = {"-i", "--info"},
            description =
                    "Print statistics: before the search its strategy and what to expect, after it attempts, fits and times.")
    private boolean statistics;

    @Option(
            names = "--json",
            description = "Print one JSON object for each puzzle on standard output instead of solutions.")
    private boolean json;

    @Option(
            names = {"-g", "--limit"},
            paramLabel = "N",
            description = "The goal: stop after N solutions of each puzzle, or with --sub-puzzles after N sub-puzzles.")
    private Long limit;

    @Option(
            names = "--compiler",
            paramLabel = "COMPILER",
            defaultValue = "janino",
            description = "The compiler of the solver: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
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
        parts.check(options.hasTries(), json, console.terminal());
        script.check(json, limit != null, parts);
        format.check(quiet, json, parts.printPuzzles());
        SearchRequest.Builder request = options.request().counting(statistics).fewAreEnough(limit != null);
        strategy.addTo(request);
        parts.addTo(request);
        threads.check(parts.needOneThread() || options.hasTries(), console.err());
        try (PuzzleInputs inputs = options.open(request.build(), console);
                OutputFile file = OutputFile.open(output, console)) {
            SolveRun run = new SolveRun(
                    console,
                    file.out(),
                    new SolveRun.Wanted(
                            !quiet && !json && !parts.printPuzzles() && !script.isGiven(),
                            format.format(),
                            statistics,
                            json,
                            script.limit(limit)),
                    colour.colours(console.terminal(), output.equals(OutputFile.STANDARD)),
                    parts,
                    threads,
                    script,
                    inputs.areSeveral());
            run.begin();
            while (inputs.hasNext() && !run.isCut()) {
                solve(inputs.next(), run, inputs.areSeveral());
            }
            int exitCode = run.answers().finish();
            file.finish();
            return exitCode;
        }
    }

    /** Solves a puzzle; where there are several, one that cannot be searched as it is asked for does not stop the others. */
    private void solve(PuzzleInput input, SolveRun run, boolean several) {
        Preparation preparation = input.preparation();
        SearchJob job;
        try {
            parts.check(preparation.puzzle());
            format.check(preparation.puzzle());
            if (preparation.puzzle().mobilePieces().isEmpty()) {
                run.answerSolved(input);
                return;
            }
            job = preparation.job(compiler == CompilerName.javac ? new JavacCompiler() : new JaninoCompiler());
        } catch (ImpossiblePuzzleException e) {
            run.answerImpossible(input, e.getMessage());
            return;
        } catch (RequestException | UserException e) {
            if (!several) {
                throw e;
            }
            run.answers().refused(input.name(), e.getMessage());
            return;
        }
        run.run(input, job);
    }
}
