package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.CheckpointOptions;
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
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    private final CheckpointOptions checkpoint = include(new CheckpointOptions(
            Heading.LONG,
            "Assemblies must go to a file (--output), or be sorted or counted (--sort, --count, --json).",
            "--sort, --count or --json to print at the end",
            "--threads, --time"));

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
        checkpoint.check(result.name(), options.printsAtOnce(), threads);
        if (checkpoint.isGiven() && solutions.isGiven()) {
            throw new UserException(
                    "--checkpoint is for a search, and the assemblies of a file need none: leave it out");
        }
        Optional<Checkpoint> last = checkpoint.isGiven() ? checkpoint.before() : Optional.empty();
        SearchRequest asked = SearchRequest.standard();
        SearchRequest request =
                last.map(before -> checkpoint.request(before, asked)).orElse(asked);
        try (PuzzleInputs inputs = new PuzzleInputs(List.of(definition.value()), choice, request, console);
                Progress progress = progressOption.start(console, false)) {
            SearchInput input = inputs.only("apart").packing("apart", "./fila solve prints its solutions");
            Puzzle puzzle = input.packing().puzzle();
            Slides slides = Slides.ofPieces(puzzle, input.problem().isPresent())
                    .orElseThrow(() -> UserException.notTakenApart(puzzle));
            Map<String, String> identity = identity(input, asked);
            last.ifPresent(before -> checkpoint.checkSame(before, identity, printed(), null));
            try (OutputFile file = last.isPresent() && options.printsAtOnce()
                    ? OutputFile.goOn(result.name(), last.get().outputLength())
                    : OutputFile.open(result.name(), console)) {
                try {
                    run(input, slides, progress, file, last, identity);
                } catch (SearchStopped e) {
                    // The output stores the reason, unless its reader has gone.
                }
                file.finish();
            }
            console.check();
        }
        return 0;
    }

    /** Returns the file of the assemblies; empty if they are not printed as they come. */
    private Optional<Path> printed() {
        return options.printsAtOnce() ? Optional.of(Path.of(result.name())) : Optional.empty();
    }

    /** Returns the properties that have to be equal for a search to go on; none if there are no checkpoints. */
    private Map<String, String> identity(SearchInput input, SearchRequest asked) {
        if (!checkpoint.isGiven() || input.packing().impossibility().isPresent()) {
            return Map.of();
        }
        if (options.sort().isPresent()) {
            ApartSteps.checkRoom(input.packing().puzzle(), options.keep());
        }
        Map<String, String> identity =
                new LinkedHashMap<>(CheckpointOptions.identity(input.builder(), asked, printed(), "assemblies"));
        identity.put("command", "apart " + options.text());
        identity.put("way to take pieces apart", input.problem().isPresent() ? "lifting" : "sliding");
        return identity;
    }

    private void run(
            SearchInput input,
            Slides slides,
            Progress progress,
            OutputFile file,
            Optional<Checkpoint> last,
            Map<String, String> identity) {
        Puzzle puzzle = input.packing().puzzle();
        ApartOutput out = new ApartOutput(file.out());
        Optional<BurrTally> burr =
                input.problem().filter(problem -> !solutions.isGiven()).map(BurrTally::new);
        ApartRun run = new ApartRun(puzzle, options, burr, text -> {
            progress.pause();
            out.print(text);
        });
        Optional<ApartSteps> steps = Optional.of(identity)
                .filter(properties -> !properties.isEmpty())
                .map(properties ->
                        new ApartSteps(checkpoint, properties, last, run, options.printsAtOnce() ? file : null, out));
        int number = threads.threads().orElse(Runtime.getRuntime().availableProcessors());
        boolean isWhole = false;
        try (ApartWorkers workers = new ApartWorkers(puzzle, slides, number, options.states(), run::adding)) {
            isWhole = time.begin().within(() -> {
                boolean areAll = solutions.isGiven()
                        ? read(input, workers)
                        : search(input, workers, steps, () -> end(run, progress, out, false), progress);
                workers.finish();
                return areAll;
            });
        } catch (SearchStopped e) {
            // The time is over, or the reader of the output has gone: the results so far are the answer.
        }
        boolean areAll = isWhole;
        steps.ifPresent(search -> search.end(areAll));
        end(run, progress, out, isWhole);
        run.burrText(isWhole).ifPresent(console.err()::println);
        steps.filter(search -> !areAll).ifPresent(search -> reportCheckpoint());
    }

    private void reportCheckpoint() {
        console.err().println("to go on: this command with --resume");
    }

    /** Prints the assemblies that are kept, and the numbers. */
    private void end(ApartRun run, Progress progress, ApartOutput out, boolean isWhole) {
        run.end();
        progress.end();
        if (options.isJson()) {
            out.print(run.json(isWhole) + "\n");
        } else if (options.isCount()) {
            out.print(run.table());
        }
        console.err().println(run.summary(isWhole));
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
                        List.of(),
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
     * @param steps the checkpoints of the search; empty if there are none
     * @param interruption prints the results so far, if the program is ended meanwhile
     * @return true if the search has come to its end
     */
    private boolean search(
            SearchInput input,
            ApartWorkers workers,
            Optional<ApartSteps> steps,
            Runnable interruption,
            Progress progress) {
        progress.begin("planning");
        PackingBuilder builder = input.packing();
        Optional<String> impossibility = builder.impossibility();
        if (impossibility.isPresent()) {
            console.err().println("no assembly of " + input.name() + ": " + impossibility.get());
            return true;
        }
        SearchJob job = builder.job(SolverMaking.byTime());
        SearchState before = steps.map(ApartSteps::before).orElse(SearchState.NONE);
        RunSettings standard = threads.threads().isGiven()
                ? RunSettings.standard().withThreads(threads.threads().value())
                : RunSettings.standard();
        RunSettings settings = steps.isEmpty()
                ? standard
                : standard.after(before.done()).splitBy(job.chosen().longRoots());
        SolutionDecoder decoder = job.decoder();
        steps.ifPresent(search -> search.begin(builder.puzzle(), decoder, workers));
        SearchMeter share = job.meter(settings, console.time()::nanos);
        progress.begin(share);
        boolean isStored = steps.isPresent() && options.sort().isPresent();
        SearchListener listener = new SearchListener() {
            private long number = before.solutions().longValueExact();

            @Override
            public void found(int[] solution) {
                List<Integer> integers =
                        isStored ? IntStream.of(solution).boxed().toList() : List.of();
                workers.add(++number, integers, decoder.pieces(solution));
            }

            @Override
            public void interrupted(RunResult soFar) {
                interruption.run();
                steps.ifPresent(search -> reportCheckpoint());
            }
        };
        List<SearchListener> listeners = new ArrayList<>(List.of(share, listener));
        steps.ifPresent(search -> listeners.add(search.listener(workers)));
        return job.run(before, settings, new Listeners(listeners)).complete();
    }
}
