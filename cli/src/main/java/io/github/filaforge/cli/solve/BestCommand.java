package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.ResultOptions;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.report.JsonLine;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Interruption;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.search.BestFile;
import io.github.filaforge.search.BestFolder;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.Spark;
import io.github.filaforge.ship.TemporaryFolder;
import io.github.filaforge.solution.Subject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The command {@code fila best}, which looks for the best board of an edge puzzle in the time that there is. */
public final class BestCommand extends Command {

    private static final int MOST_THREADS = 1_000;

    private final Console console;

    private final Argument<String> in = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel(Argument.PUZZLE)
                    .description("A file with an edge puzzle; - is standard input."));

    private final Argument<Integer> problem = include(new PuzzleChoice().problem());

    private final Argument<String> from = option(String.class, "--from")
            .label("FILE")
            .description(
                    "Complete a board: its pieces stay where they are, whether their joins match or not. FILE has a"
                            + " board with empty cells in a format of solve; of several boards the one on which the most joins"
                            + " match is taken. - is standard input.");

    private final Argument<Integer> score = option(Integer.class, "--score")
            .label("N")
            .atLeast(1)
            .description("End as soon as N joins of a board match.");

    private final Argument<Integer> threads = option(Integer.class, "--threads")
            .label("N")
            .between(1, MOST_THREADS)
            .description("Search with N threads. Default: one for each processor.");

    private final Argument<Long> seed = option(Long.class, "--seed")
            .label("S")
            .description("The seed of the order of the pieces in each round. With one thread, equal seeds make equal"
                    + " rounds. Default: 1.");

    private final Argument<Path> checkpoint = option(Path.class, "--checkpoint")
            .label("FILE")
            .under(Heading.LONG)
            .description("Write the best board and the results of all rounds to FILE now and then, so that the search"
                    + " can be continued after any interruption.");

    private final Argument<Boolean> resume = flag("--resume")
            .under(Heading.LONG)
            .refusedWithout("--resume goes on from a checkpoint: say which by --checkpoint FILE", "--checkpoint")
            .description("Continue the search from its checkpoint. --time counts from now on.");

    private final Argument<Path> results = option(Path.class, "--results")
            .label("DIR")
            .under(Heading.LONG)
            .excludes("--results keeps the state of each process in its folder: leave out ", "--checkpoint", "--seed")
            .description("Share the best board with other processes, also on other machines: each keeps it, and the"
                    + " results of its rounds, in a file of its own in the folder DIR, and looks for a better board than"
                    + " all. Processes may be killed, and started again, at any time.");

    private final Argument<Path> total = option(Path.class, "--total")
            .label("DIR")
            .under(Heading.LONG)
            .excludes(
                    "--total searches nothing: leave out ",
                    "--results",
                    "--checkpoint",
                    "--time",
                    "--score",
                    "--seed",
                    "--threads",
                    "--info")
            .description("Print the best board of all processes that have shared the folder DIR.");

    private final Argument<String> spark = option(String.class, "--spark")
            .label("MASTER")
            .under(Heading.LONG)
            .where(SparkSolving::isMaster, SparkSolving.MASTER_RULE)
            .excludes("--spark makes searches elsewhere: leave out ", "--checkpoint", "--total", "--seed", "--info")
            .refusedWithout("--spark keeps the boards of its searches in a folder: add --results DIR", "--results")
            .description("Search by the Spark in SPARK_HOME: on this machine (local[*]), or on the cluster with this"
                    + " MASTER. --threads is the number of searches at a time. Only this machine needs the folder of"
                    + " --results.");

    private final Argument<Boolean> statistics =
            flag("-i", "--info").description("Print a line about each round on standard error.");

    private final Argument<Boolean> json =
            flag("--json").description("Print one JSON object at the end on standard output instead of boards.");

    private final ResultOptions result = new ResultOptions("Write the best board");

    private final ProgressOption progress;
    private final TimeOption time;

    public BestCommand(Console console) {
        super(
                "best",
                "Look for the best board of an edge puzzle in the time that there is: the board on which the most joins"
                        + " match. Better and better boards are printed, at most one a second.",
                EXAMPLES,
                "  ./fila best --time 10m def/edges_6x6.txt",
                "  ./fila best --time 8h --output best.txt def/edges_6x6.txt");
        this.console = console;
        include(result.format());
        include(result.output());
        progress = include(new ProgressOption());
        time = include(new TimeOption(
                Heading.FIRST,
                "End after TIME: a number of seconds, or numbers with d, h, m and s (90, 10m, 1h30m)."
                        + " Without it the search ends by Ctrl-C, or if no further round finds a better board."));
    }

    @Override
    protected Integer run() throws ShipException {
        OutputFile.checkIsNoFolder("--output", result.name());
        if (checkpoint.isGiven()
                && !result.name().equals(OutputFile.STANDARD)
                && new CheckpointFile(checkpoint.value()).overwrites(Path.of(result.name()))) {
            throw new UserException("--checkpoint and --output name one file, or FILE and FILE.new: name another");
        }
        OutputFile.checkIsNoInput("--output", result.name(), in.value());
        OutputFile.checkIsNoInput(
                "--checkpoint", checkpoint.isGiven() ? checkpoint.value().toString() : OutputFile.STANDARD, in.value());
        if (from.isGiven()) {
            OutputFile.checkIsNoInput("--output", result.name(), from.value());
            if (in.value().equals(OutputFile.STANDARD) && from.value().equals(OutputFile.STANDARD)) {
                throw new UserException("standard input can be the puzzle or the board: name a file for the other");
            }
        }
        EdgePuzzle puzzle = from.isGiven() ? new GivenBoard(puzzle()).read(from.value(), console.in()) : puzzle();
        check(Subject.of(puzzle));
        long begin = console.time().nanos();
        BestSearch search;
        try {
            search = search(puzzle, seed.orElse(1L));
        } catch (ImpossiblePuzzleException e) {
            answerImpossible(puzzle, e.getMessage());
            return 0;
        }
        checkScore(puzzle, search.mostMatching());
        if (total.isGiven()) {
            run(search, puzzle, begin, seed.orElse(1L)).total(folder(search, total.value()));
            console.check();
            return 0;
        }
        if (spark.isGiven()) {
            return bySpark(search, puzzle, begin);
        }
        if (results.isGiven()) {
            BestFolder folder = folder(search, results.value());
            long number = UserException.orThrow(folder::claim);
            BestSearch own = search(puzzle, number);
            BestRun run = run(own, puzzle, begin, number);
            return search(own, run.keepIn(folder, number, own.series()), run);
        }
        BestRun run = run(search, puzzle, begin, seed.orElse(1L));
        BestBoard before = BestBoard.NONE;
        if (checkpoint.isGiven()) {
            before =
                    run.keepIn(new BestFile(checkpoint.value(), new BestText(search)), search.series(), resume.value());
        }
        return search(search, before, run);
    }

    /** Has Spark search, and prints the best board of the folder. */
    private int bySpark(BestSearch search, EdgePuzzle puzzle, long begin) throws ShipException {
        Spark installed = Spark.in(System.getenv("SPARK_HOME"));
        List<String> arguments =
                new ArrayList<>(List.of("--best", "--results", results.value().toString()));
        arguments.addAll(time.words());
        score.number().ifPresent(joins -> arguments.addAll(List.of("--score", String.valueOf(joins))));
        threads.number().ifPresent(searches -> arguments.addAll(List.of("--searches", String.valueOf(searches))));
        try (TemporaryFolder temporary = TemporaryFolder.make()) {
            Path definition = temporary.path().resolve("puzzle.txt");
            Files.writeString(definition, definition(puzzle, search.identity()));
            int code = installed.submit(spark.value(), definition, arguments);
            if (code != 0) {
                return code;
            }
        } catch (IOException e) {
            throw new UserException("--spark: " + UserException.reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserException("interrupted");
        }
        run(search, puzzle, begin, seed.orElse(1L)).total(folder(search, results.value()));
        console.check();
        return 0;
    }

    /** Returns a definition that the driver reads as this puzzle. */
    private static String definition(EdgePuzzle puzzle, String identity) {
        try {
            String definition = DefinitionWriter.write(puzzle);
            EdgePuzzle read = DefinitionReader.readAll(puzzle.name(), definition)
                    .get(0)
                    .edges()
                    .orElseThrow()
                    .puzzle();
            if (new BestSearch(read, 1, 1).identity().equals(identity)) {
                return definition;
            }
            throw new UserException("--spark: a definition cannot state this puzzle; use --results without --spark");
        } catch (IllegalArgumentException e) {
            throw new UserException("--spark: " + e.getMessage());
        }
    }

    private BestSearch search(EdgePuzzle puzzle, long seedOfRounds) {
        return new BestSearch(
                puzzle, seedOfRounds, threads.orElse(Runtime.getRuntime().availableProcessors()));
    }

    private BestFolder folder(BestSearch search, Path path) {
        return new BestFolder(path, new BestText(search), console.err()::println);
    }

    private BestRun run(BestSearch search, EdgePuzzle puzzle, long begin, long seedOfRounds) {
        return new BestRun(
                console,
                new BestRun.Settings(
                        result.name(),
                        json.value(),
                        statistics.value(),
                        score.orElse(search.mostMatching()),
                        search.mostMatching(),
                        seedOfRounds,
                        begin),
                puzzle,
                search.decoder(),
                board -> result.solutionFormat()
                        .bestBoard(Subject.of(puzzle), board.board(), BestSoFar.drawn(board, search.decoder())));
    }

    private void check(Subject subject) {
        result.check(subject);
        if (!json.value() && !result.solutionFormat().takesGaps()) {
            throw new UserException("the best board may have empty cells, which format "
                    + result.solutionFormat().name() + " cannot show: use text or url");
        }
    }

    private void checkScore(EdgePuzzle puzzle, int most) {
        if (score.isGiven() && score.value() > most) {
            throw new UserException("--score " + score.value() + " is more than the " + most + " joins of the board"
                    + (most < puzzle.joins() ? " that can match" : ""));
        }
    }

    private void answerImpossible(EdgePuzzle puzzle, String reason) {
        if (json.value()) {
            Map<String, Object> fields = JsonObject.of("puzzle", puzzle.name(), "joins", puzzle.joins());
            fields.put("complete", true);
            fields.put("impossible", PlainText.lines(reason));
            byte[] line = (JsonLine.of(fields) + "\n").getBytes(StandardCharsets.UTF_8);
            OutputFile.write(result.name(), console, out -> out.write(line));
        }
        console.say("no board of " + puzzle.name() + ": " + reason);
    }

    private Integer search(BestSearch search, BestBoard before, BestRun run) {
        Deadline deadline = time.begin();
        Interruption interruption = Interruption.answered(run::interrupted);
        try (Progress shown = progress.start(console, statistics.value())) {
            run.show(shown);
            run.end(before.isThere() && run.hasScore() ? "score" : reason(search, deadline, before, run));
        } catch (UserException e) {
            run.rescue();
            throw e;
        } finally {
            interruption.close();
            // A board that cannot be written, or that another process has found, interrupts this thread.
            Thread.interrupted();
        }
        console.check();
        return 0;
    }

    /** Searches, and returns the reason why the search has ended; null if no further round finds a better board. */
    private static String reason(BestSearch search, Deadline deadline, BestBoard before, BestRun run) {
        try {
            deadline.within(() -> {
                search.run(before, run);
                return null;
            });
            return search.series().isDone() ? null : "score";
        } catch (SearchStopped stopped) {
            // The deadline, or the run that has found the score, has interrupted this thread.
            return run.hasScore() ? "score" : "time";
        }
    }

    private EdgePuzzle puzzle() {
        try (PuzzleStream puzzles = PuzzleFile.open(in.value(), console.in(), problem.number())) {
            Defined<?> first = puzzles.next();
            if (puzzles.hasNext()) {
                throw new UserException(
                        "best takes one puzzle, and " + in.value() + " has several: choose one by --problem N");
            }
            first.warnings().forEach(console.err()::println);
            return first.edges()
                    .orElseThrow(() ->
                            new UserException("best is for edge puzzles, of square pieces with coloured sides, and "
                                    + first.name() + " is a packing: use solve"))
                    .puzzle();
        }
    }
}
