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
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

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
            Slides slides = Slides.of(
                            puzzle.lattice(),
                            puzzle.box().layers() == 1 && input.problem().isEmpty())
                    .orElseThrow(() -> new UserException(
                            "pieces of the lattice " + puzzle.lattice().name()
                                    + " are not taken apart: it has no solids in space or in a plane"));
            if (!puzzle.container().periods().areNone()) {
                throw new UserException("pieces of a closed box are not taken apart: leave out wrap");
            }
            OutputFile.write(result.name(), console, out -> run(input, slides, progress, out));
        }
        return 0;
    }

    private void run(SearchInput input, Slides slides, Progress progress, CheckedOutput out) throws IOException {
        Puzzle puzzle = input.packing().puzzle();
        ApartRun run = new ApartRun(puzzle, options, text -> {
            progress.pause();
            print(out, text);
        });
        boolean isWhole;
        int number = threads.threads().orElse(Runtime.getRuntime().availableProcessors());
        try (ApartWorkers workers = new ApartWorkers(slides, number, options.states(), run::add)) {
            isWhole = solutions.isGiven() ? read(input, workers) : search(input, workers, run, progress);
            workers.finish();
        }
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
            throw new io.github.filaforge.runtime.search.SearchStopped();
        }
    }

    private boolean read(SearchInput input, ApartWorkers workers) {
        Puzzle puzzle = input.packing().puzzle();
        List<PlacedPiece> still = still(puzzle);
        try (SolutionReader reader = SolutionReader.open(solutions.value(), console.in(), List.of(input.subject()))) {
            while (reader.hasNext()) {
                Solution solution = reader.next();
                List<PlacedPiece> mobile = new ArrayList<>(solution.pieces());
                mobile.removeIf(
                        piece -> still.stream().anyMatch(each -> each.name().equals(piece.name())));
                checkIsAssembly(mobile, solution);
                add(workers, solution.number(), mobile, still);
            }
        }
        return true;
    }

    private void checkIsAssembly(List<PlacedPiece> pieces, Solution solution) {
        long cells = pieces.stream().mapToLong(piece -> piece.cells().size()).sum();
        long different = pieces.stream()
                .flatMap(piece -> piece.cells().stream())
                .distinct()
                .count();
        if (cells != different) {
            throw new UserException(solution.file() + ", line " + solution.line()
                    + ": two pieces share a cell, so this is no" + " assembly: check the file by ./fila verify");
        }
    }

    private static List<PlacedPiece> still(Puzzle puzzle) {
        return puzzle.pieces().stream()
                .filter(Piece::stationary)
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream().map(puzzle.lattice()::numbers).toList()))
                .toList();
    }

    private static void add(ApartWorkers workers, long number, List<PlacedPiece> mobile, List<PlacedPiece> still) {
        List<PlacedPiece> all = new ArrayList<>(mobile);
        all.addAll(still);
        if (all.size() > Disassembler.MOST_PIECES) {
            throw new UserException("an assembly of " + all.size() + " pieces is not taken apart: "
                    + Disassembler.MOST_PIECES + " is the greatest number");
        }
        workers.add(number, all, still.size());
    }

    private boolean search(SearchInput input, ApartWorkers workers, ApartRun run, Progress progress) {
        Deadline deadline = time.begin();
        progress.begin("planning");
        SearchJob job = input.packing().job(SolverMaking.byTime());
        RunSettings settings = RunSettings.standard();
        settings = threads.threads().isGiven()
                ? settings.withThreads(threads.threads().value())
                : settings;
        List<PlacedPiece> still = still(input.packing().puzzle());
        SolutionDecoder decoder = job.decoder();
        SearchMeter share = job.meter(settings, console.time()::nanos);
        progress.begin(share);
        SearchListener listener = new SearchListener() {
            private long number;

            @Override
            public void found(int[] solution) {
                add(workers, ++number, decoder.pieces(solution), still);
            }

            @Override
            public void interrupted(RunResult soFar) {
                progress.end();
                console.err().println(run.summary(false));
            }
        };
        RunSettings how = settings;
        SearchResult found = deadline.within(() -> job.run(how, new Listeners(List.of(share, listener))));
        return found.complete();
    }
}
