package io.github.filaforge.cli;

import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.Preparation;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.runtime.Checkpoint;
import io.github.filaforge.runtime.SearchRefused;
import io.github.filaforge.runtime.SearchState;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

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

    @Mixin
    private CheckpointOptions checkpoint;

    @Mixin
    private ProgressOption progressOption;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description =
                    "Write solutions, counts, JSON or sub-puzzles to FILE, compressed by gzip if its name ends in .gz; - is standard"
                            + " output. Default: ${DEFAULT-VALUE}.")
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

    private SolverCompiler solverCompiler;

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
        format.check(quiet, json, parts.printPuzzles(), script.isGiven());
        OutputFile.checkIsNoInput(output, options.puzzleArguments().toArray(String[]::new));
        solverCompiler = compiler == CompilerName.javac ? new JavacCompiler() : JaninoCompiler.readiedMeanwhile();
        checkpoint.check(output, printsSolutions(), threads, parts, options.hasTries());
        threads.check(parts.needOneThread() || options.hasTries(), console.err());
        return checkpoint.isGiven() ? solveInSteps(request()) : solve(request());
    }

    /** What is asked for. */
    private SearchRequest request() {
        SearchRequest.Builder request = options.request()
                .counting(statistics)
                .fewAreEnough(limit != null)
                .onlyCounted(!printsSolutions() && !parts.printPuzzles());
        strategy.addTo(request);
        parts.addTo(request);
        return request.build();
    }

    private boolean printsSolutions() {
        return !quiet && !json && !parts.printPuzzles() && !script.isGiven();
    }

    private int solve(SearchRequest request) {
        try (PuzzleInputs inputs = options.open(request, console);
                OutputFile file = OutputFile.open(output, console);
                Progress progress = progress()) {
            SolveRun run = run(file, progress, inputs.areSeveral());
            run.begin();
            while (inputs.hasNext() && !run.isCut()) {
                solve(inputs.next(), run, progress, inputs.areSeveral());
            }
            progress.pause();
            int exitCode = run.answers().finish();
            file.finish();
            return exitCode;
        }
    }

    private SolveRun run(OutputFile file, Progress progress, boolean several) {
        return new SolveRun(
                console,
                file.out(),
                new SolveRun.Wanted(printsSolutions(), format.format(), statistics, json, script.limit(limit)),
                colour.colours(console.terminal(), output.equals(OutputFile.STANDARD)),
                parts,
                threads,
                progress,
                script,
                several);
    }

    /** Solves one puzzle with checkpoints, from the beginning or from the last of them. */
    private int solveInSteps(SearchRequest asked) {
        Optional<Checkpoint> before = checkpoint.before();
        SearchRequest request = before.map(this::resolved).orElse(asked);
        try (PuzzleInputs inputs = options.open(request, console);
                Progress progress = progress()) {
            if (inputs.areSeveral()) {
                throw new UserException("--checkpoint is for one puzzle, and here are several: solve them one by one");
            }
            PuzzleInput input = inputs.next();
            progress.begin("planning");
            boolean isSearched = isSearched(input);
            Map<String, String> identity = isSearched ? identity(input, asked) : Map.of();
            Optional<Path> solutions = printsSolutions() ? Optional.of(Path.of(output)) : Optional.empty();
            before.ifPresent(
                    checkpointed -> checkpoint.checkSame(checkpointed, identity, solutions, script.limit(limit)));
            boolean goesOn = before.isPresent() && solutions.isPresent();
            try (OutputFile file =
                    goesOn ? OutputFile.goOn(output, before.get().outputLength()) : OutputFile.open(output, console)) {
                SolveRun run = run(file, progress, false);
                if (!goesOn) {
                    run.begin();
                }
                if (isSearched) {
                    run.inSteps(new Steps(
                            checkpoint.file(),
                            identity,
                            before.map(Checkpoint::state).orElse(SearchState.NONE),
                            checkpoint.seconds(),
                            solutions.isPresent() ? file : null));
                }
                solve(input, run, progress, false);
                progress.pause();
                int exitCode = run.answers().finish();
                file.finish();
                return exitCode;
            }
        }
    }

    /** Whether there is anything to search for: not if the puzzle is solved or impossible as it stands. */
    private static boolean isSearched(PuzzleInput input) {
        return !input.preparation().puzzle().mobilePieces().isEmpty()
                && input.preparation().impossibility().isEmpty();
    }

    private Map<String, String> identity(PuzzleInput input, SearchRequest asked) {
        if (input.preparation().isMadeInTries()) {
            throw new UserException(
                    "this search would not come to its end, so it is made in tries, which cannot be gone"
                            + " on with: leave out --checkpoint, or name a --strategy");
        }
        return CheckpointOptions.identity(
                input.preparation().identity(),
                asked.but().fewAreEnough(false).build().toString(),
                output,
                printsSolutions(),
                format.format().name().toLowerCase(Locale.ROOT));
    }

    /** The search that a checkpoint is of, with everything chosen that was chosen then. */
    private SearchRequest resolved(Checkpoint before) {
        SolveCommand same = new SolveCommand(console);
        String resolved = before.search().getOrDefault(SearchJob.OPTIONS, "");
        try {
            new CommandLine(same)
                    .setCaseInsensitiveEnumValuesAllowed(true)
                    .setExpandAtFiles(false)
                    .parseArgs(Stream.concat(Stream.of(resolved.split(" ")), options.puzzleArguments().stream())
                            .toArray(String[]::new));
        } catch (ParameterException e) {
            throw new UserException("checkpoint " + checkpoint.file().path()
                    + " is of a search that cannot be made by this version: its options are " + resolved);
        }
        return same.request();
    }

    private Progress progress() {
        return progressOption.start(console, parts.isTraced() || parts.watch().isGiven());
    }

    /** Solves a puzzle; where there are several, one that cannot be searched as it is asked for does not stop the others. */
    private void solve(PuzzleInput input, SolveRun run, Progress progress, boolean several) {
        Preparation preparation = input.preparation();
        SearchJob job;
        try {
            parts.check(preparation.puzzle());
            format.check(preparation.puzzle());
            if (preparation.puzzle().mobilePieces().isEmpty()) {
                run.answerSolved(input);
                return;
            }
            progress.begin("planning");
            preparation.search();
            progress.begin("compiling");
            job = preparation.job(solverCompiler);
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
        try {
            run.run(input, job);
        } catch (SearchRefused e) {
            progress.pause();
            Optional<Preparation> bySearch = preparation.bySearch();
            if (bySearch.isPresent()) {
                console.err().println("searching, since states cannot be merged: " + e.getMessage());
                solve(new PuzzleInput(input.name(), bySearch.get()), run, progress, several);
                return;
            }
            if (!several) {
                throw e;
            }
            run.answers().refused(input.name(), e.getMessage());
        }
    }
}
