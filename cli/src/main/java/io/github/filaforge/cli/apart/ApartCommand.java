package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.ResultOptions;
import io.github.filaforge.cli.options.ThreadOptions;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The command {@code fila apart}, which prints the assemblies of a puzzle that can be taken apart, and how. */
public final class ApartCommand extends Command {

    private final Console console;

    private final Argument<String> definition = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel(Argument.PUZZLE)
                    .description("A definition file or a BurrTools file with one puzzle; - is standard input."));

    private final Argument<String> solutions = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("SOLUTIONS")
                    .arity("0..1")
                    .description(
                            "A file of solutions, as verify reads it, whose assemblies are taken apart; - is standard"
                                    + " input. Without it a search finds the assemblies, as solve does."));

    private final PuzzleChoice choice = include(new PuzzleChoice());
    private final ApartOptions options = include(new ApartOptions());
    private final ResultOptions result = new ResultOptions("Write");
    private final ThreadOptions threads = new ThreadOptions(
            "Search, and take assemblies apart, with N threads each. Default: one for each processor.");
    private final TimeOption time = include(new TimeOption(
            Heading.LONG,
            "Stop after TIME: a number of seconds, or numbers with d, h, m and s (90, 10m, 1h30m). The results so far are"
                    + " printed."));
    private final ProgressOption progressOption = include(new ProgressOption());

    public ApartCommand(Console console) {
        super(
                "apart",
                "Print the assemblies of a puzzle that can be taken apart by straight moves, with their level: the number of"
                        + " moves to the first separation, then to the next, and so on.",
                EXAMPLES,
                "  ./fila apart --count def/solid_six_piece_burrs.txt",
                "  ./fila apart --sort level --keep 1 --moves def/somacube.txt");
        this.console = console;
        include(threads.threads());
        include(result.output());
    }

    @Override
    protected Integer run() {
        OutputFile.checkIsNoInput("--output", result.name(), definition.value(), solutions.value());
        if ("-".equals(definition.value()) && "-".equals(solutions.value())) {
            throw new UserException("standard input can be the puzzle or the solutions: name a file for the other");
        }
        try (PuzzleInputs inputs =
                        new PuzzleInputs(List.of(definition.value()), choice, SearchRequest.standard(), console);
                Progress progress = progressOption.start(console, false)) {
            SearchInput input = inputs.only("apart").packing("apart", "./fila solve prints its solutions");
            Puzzle puzzle = input.packing().puzzle();
            Slides slides = Slides.ofPieces(puzzle, input.problem().isPresent())
                    .orElseThrow(() -> UserException.notTakenApart(puzzle));
            OutputFile.stream(result.name(), console, out -> run(input, slides, progress, out));
        }
        return 0;
    }

    private void run(SearchInput input, Slides slides, Progress progress, CheckedOutput out) {
        Puzzle puzzle = input.packing().puzzle();
        ApartRun run = new ApartRun(puzzle, options, text -> {
            progress.pause();
            print(out, text);
        });
        int number = threads.threads().orElse(Runtime.getRuntime().availableProcessors());
        boolean isWhole = false;
        Optional<BurrTally> burr =
                input.problem().filter(problem -> !solutions.isGiven()).map(BurrTally::new);
        try (ApartWorkers workers = new ApartWorkers(puzzle, slides, number, options.states(), taken -> {
            run.add(taken);
            burr.ifPresent(tally -> tally.add(taken));
        })) {
            isWhole = time.begin().within(() -> {
                boolean areAll = solutions.isGiven()
                        ? read(input, workers)
                        : search(input, workers, () -> end(run, progress, out, false), progress);
                workers.finish();
                return areAll;
            });
        } catch (SearchStopped e) {
            // The time is over, or the reader of the output has gone: the results so far are the answer.
        }
        end(run, progress, out, isWhole);
        boolean areAll = isWhole;
        burr.ifPresent(tally -> console.err().println(tally.text(areAll)));
    }

    /** Prints the assemblies that are kept, and the numbers. */
    private void end(ApartRun run, Progress progress, CheckedOutput out, boolean isWhole) {
        run.end();
        progress.end();
        if (options.isJson()) {
            print(out, run.json(isWhole) + "\n");
        } else if (options.isCount()) {
            print(out, run.table());
        }
        console.err().println(run.summary(isWhole));
    }

    private static void print(CheckedOutput out, String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // The output stores the reason, unless its reader has gone.
            throw new SearchStopped();
        }
    }

    private boolean read(SearchInput input, ApartWorkers workers) {
        Puzzle puzzle = input.packing().puzzle();
        Set<String> still = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .map(Piece::name)
                .collect(Collectors.toSet());
        Verifier verifier = new Verifier(puzzle, Verifier.Sameness.NONE);
        try (SolutionReader reader = SolutionReader.open(solutions.value(), console.in(), List.of(input.subject()))) {
            while (reader.hasNext()) {
                Solution solution = reader.next();
                Verdict verdict = verifier.verify(solution);
                if (verdict.kind() == Verdict.Kind.WRONG) {
                    throw new UserException(solution.file() + ":" + solution.line() + ": solution " + solution.number()
                            + " " + verdict.text() + "; check the file by ./fila verify");
                }
                workers.add(
                        solution.number(),
                        solution.pieces().stream()
                                .filter(piece -> !still.contains(piece.name()))
                                .toList());
            }
        }
        return true;
    }

    /**
     * Takes the solutions of a search apart.
     *
     * @param interruption prints the results so far, if the program is ended meanwhile
     * @return true if the search has come to its end
     */
    private boolean search(SearchInput input, ApartWorkers workers, Runnable interruption, Progress progress) {
        progress.begin("planning");
        PackingBuilder builder = input.packing();
        Optional<String> impossibility = builder.impossibility();
        if (impossibility.isPresent()) {
            console.err().println("no assembly of " + input.name() + ": " + impossibility.get());
            return true;
        }
        SearchJob job = builder.job(SolverMaking.byTime());
        RunSettings settings = threads.threads().isGiven()
                ? RunSettings.standard().withThreads(threads.threads().value())
                : RunSettings.standard();
        SolutionDecoder decoder = job.decoder();
        SearchMeter share = job.meter(settings, console.time()::nanos);
        progress.begin(share);
        SearchListener listener = new SearchListener() {
            private long number;

            @Override
            public void found(int[] solution) {
                workers.add(++number, decoder.pieces(solution));
            }

            @Override
            public void interrupted(RunResult soFar) {
                interruption.run();
            }
        };
        return job.run(settings, new Listeners(List.of(share, listener))).complete();
    }
}
