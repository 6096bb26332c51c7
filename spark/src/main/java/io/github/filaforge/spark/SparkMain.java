package io.github.filaforge.spark;

import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.parts.PartReport;
import io.github.filaforge.runtime.parts.PartText;
import io.github.filaforge.runtime.parts.PartTotal;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.parts.Results;
import io.github.filaforge.runtime.parts.Share;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.BestFolder;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText;
import io.github.filaforge.source.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** The command line that {@code spark-submit} runs; {@code --help} prints its options and exit codes. */
public final class SparkMain {

    private static final int FAULT = 1;
    private static final int USAGE = 2;

    private final SparkArguments arguments;
    private final SparkSettings spark;
    private final PrintStream err;

    private SparkMain(SparkArguments arguments, SparkSettings spark, PrintStream err) {
        this.arguments = arguments;
        this.spark = spark;
        this.err = err;
    }

    /** Runs the command line, and ends the JVM if the exit code is not 0. */
    public static void main(String... words) {
        CheckedOutput standard = CheckedOutput.standard();
        int code = run(new SparkConf(), new PrintStream(standard, false, StandardCharsets.UTF_8), System.err, words);
        if (standard.failure() != null) {
            System.err.println(standard.failure());
            code = code == 0 ? USAGE : code;
        }
        if (code != 0) {
            System.exit(code);
        }
    }

    /**
     * Runs the command line and returns the exit code.
     *
     * @param conf the settings of Spark by the user, which take precedence over the settings of this program
     */
    static int run(SparkConf conf, PrintStream out, PrintStream err, String... words) {
        SparkArguments arguments = new SparkArguments(words);
        if (arguments.mistake() != null) {
            err.println(PlainText.line(arguments.mistake()));
            err.println("Try --help.");
            return USAGE;
        }
        if (arguments.isHelp()) {
            out.print(SparkArguments.HELP);
            return 0;
        }
        SparkMain program = new SparkMain(arguments, new SparkSettings(conf), err);
        try {
            return arguments.isBest() ? program.best(out) : program.search();
        } catch (InputException | RequestException e) {
            program.say(e.getMessage());
            return USAGE;
        } catch (ProgramException e) {
            program.say("cannot search " + arguments.jar() + ": " + e.getMessage());
            return USAGE;
        } catch (IOException e) {
            program.say(e.getMessage());
            return USAGE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAULT;
        }
    }

    /** Prints a message, which may have names of files in it. */
    private void say(String message) {
        err.println(PlainText.lines(message));
    }

    private int search() throws ProgramException, IOException, InterruptedException {
        byte[] jar = read(arguments.jar(), Program.MOST_BYTES);
        Program program = Program.of(jar);
        String fingerprint = Results.program(jar);
        PartedSearch parts = new PartedSearch(program::newSearch, arguments.settings());
        Results results = Results.create(arguments.results(), fingerprint, parts::partCount, this::say);
        boolean storesSolutions = arguments.settings().storesSolutions();
        Search first = program.newSearch();
        PartTotal before = PartTotal.of(results, Share.ALL.roots(first.rootCount()), storesSolutions);
        List<String> failures = List.of();
        String searched = "";
        if (!before.isComplete()) {
            try (JavaSparkContext context = start()) {
                SparkSearch search = new SparkSearch(
                        context,
                        context.broadcast(new SharedProgram(arguments.settings(), jar)),
                        parts,
                        results,
                        new PartText(fingerprint),
                        spark.mostFailures());
                PartReport report = new PartReport(search, arguments.isProgressShown(), err);
                report.during(() -> search.run(before.missing()));
                failures = search.failures();
                searched = report.searched() + "; ";
            }
        }
        failures.forEach(this::say);
        PartTotal total = before.later(results, storesSolutions);
        String ofMissing = Plural.of(total.missing().size(), "part") + " missing; the same command goes on";
        say(searched + total.text(ofMissing, first.decoder()));
        return failures.isEmpty() ? 0 : FAULT;
    }

    private int best(PrintStream out) throws IOException, InterruptedException {
        String source = arguments.jar().toString();
        byte[] bytes = read(arguments.jar(), DefinitionLimits.MAX_BYTES);
        if (bytes.length > DefinitionLimits.MAX_BYTES) {
            throw new IOException(source + " is longer than " + MemorySize.text(DefinitionLimits.MAX_BYTES)
                    + ", and no definition of a puzzle may be");
        }
        String definition = new String(bytes, StandardCharsets.UTF_8);
        EdgePuzzle puzzle = SharedPuzzle.puzzle(source, definition);
        BestSearch search;
        try {
            search = new BestSearch(puzzle, 0, 1);
        } catch (ImpossiblePuzzleException e) {
            say("no board of " + puzzle.name() + ": " + e.getMessage());
            return 0;
        }
        int most = search.mostMatching();
        if (arguments.score() > most) {
            throw new IOException(
                    "--score " + arguments.score() + " is more than the " + most + " joins that can match");
        }
        BestFolder folder = new BestFolder(arguments.results(), new BestText(search), this::say);
        try (JavaSparkContext context = start()) {
            int searches = arguments.searches() == 0 ? context.defaultParallelism() : arguments.searches();
            BestOnSpark best = new BestOnSpark(
                    context,
                    context.broadcast(new SharedPuzzle(definition)),
                    search,
                    folder,
                    spark.mostFailures(),
                    err);
            BestBoard board = best.run(
                    searches,
                    BestOnSpark.Goal.of(arguments.score() == 0 ? most : arguments.score(), arguments.deadline()));
            if (board.isThere()) {
                out.print(board.drawn(search.decoder()));
            }
            best.failures().forEach(this::say);
            best.report(searches).forEach(this::say);
            return best.failures().isEmpty() ? 0 : FAULT;
        }
    }

    /** Reads a file. Of a file that is longer than it may be, it reads one byte more than the greatest number of bytes. */
    private byte[] read(Path file, int mostBytes) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(mostBytes + 1);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no " + (arguments.isBest() ? "puzzle " : "program ") + file, e);
        } catch (IOException e) {
            throw new IOException("cannot read " + file + ": " + AtomicFile.reason(e), e);
        }
    }

    /** Starts Spark. Each error at the start is an error in its settings, such as the address of the master. */
    private JavaSparkContext start() throws IOException {
        try {
            return spark.start(String.valueOf(arguments.jar().getFileName()));
        } catch (Exception e) {
            throw new IOException(
                    "Spark cannot be started: " + String.valueOf(e.getMessage()).replace('\n', ' '), e);
        }
    }
}
