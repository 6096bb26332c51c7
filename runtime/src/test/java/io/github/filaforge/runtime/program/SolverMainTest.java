package io.github.filaforge.runtime.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.LineSolver;
import io.github.filaforge.runtime.ScriptedSearch;
import io.github.filaforge.runtime.SolverProcess;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.CheckpointTest;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.format.TextFormat;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solvers in a JVM of their own. */
@Timeout(60)
@Tag("seconds")
class SolverMainTest {

    private static final String FIRST_TWO = "# --- SOLUTION 1 ---\nA B C\n# --- SOLUTION 2 ---\nA C B\n";

    @TempDir
    Path folder;

    private SolverProcess run(String... arguments) throws Exception {
        return SolverProcess.run(folder, SolverProcess.command(LineSolver.class, arguments));
    }

    @Test
    void solutionsArePrintedInTheOrderOfOneThread() throws Exception {
        SolverProcess process = run("--threads", "3");

        assertEquals(
                FIRST_TWO + "# --- SOLUTION 3 ---\nB A C\n# --- SOLUTION 4 ---\nC A B\n"
                        + "# --- SOLUTION 5 ---\nB C A\n# --- SOLUTION 6 ---\nC B A\n",
                process.out());
        assertEquals("6 solutions\n", process.err());
        assertEquals(0, process.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--limit 2", "--limit=2"})
    void aLimitPrintsTheFirst(String limit) throws Exception {
        assertEquals(
                new SolverProcess(0, FIRST_TWO, "stopped after 2 solutions; there may be more\n"),
                run(limit.split(" ")));
    }

    @Test
    void withoutOrderAllArePrintedToo() throws Exception {
        SolverProcess process = run("--unordered");

        assertTrue(process.out().contains("SOLUTION 6"), process.out());
        assertEquals("6 solutions\n", process.err());
    }

    @Test
    void theNumberIsPrintedAlone() throws Exception {
        assertEquals(new SolverProcess(0, "6\n", ""), run("--count"));
    }

    @Test
    void aNumberThatIsNotThatOfAllIsToldAsSuch() throws Exception {
        assertEquals(
                new SolverProcess(0, "5\n", "stopped after 5 solutions; there may be more\n"),
                run("--count", "--limit", "5"));
    }

    @Test
    void quietlyTheNumberGoesToStandardError() throws Exception {
        assertEquals(new SolverProcess(0, "", "6 solutions\n"), run("-q"));
    }

    @Test
    void solutionsAreWrittenInTheFormatThatIsAskedFor() throws Exception {
        SolverProcess process = run("--format=csv", "--limit", "1");

        assertTrue(process.out().startsWith("puzzle,solution,piece,x,y,z\nLineSolver,1,"), process.out());
        assertEquals(4, process.out().lines().count());
    }

    @Test
    void solutionsAreWrittenInTheFormatThatTheFileEndsIn() throws Exception {
        Path output = folder.resolve("solutions.csv");

        SolverProcess process = run("--output", output.toString());

        assertEquals(new SolverProcess(0, "", "6 solutions\n"), process);
        assertEquals(run("--format", "csv").out(), CheckpointTest.text(output));
    }

    @Test
    void theVersionIsPrintedAndNothingSearched() throws Exception {
        SolverProcess process = run("--version");

        assertEquals(new SolverProcess(0, LineSolver.class.getName() + ", a solver by Filaforge\n", ""), process);
    }

    @Test
    void theHelpNamesEachOption() throws Exception {
        SolverProcess process = run("--help");

        for (String option : new String[] {
            "--count",
            "--format F",
            "--limit N",
            "--time TIME",
            "--threads N",
            "--memory SIZE",
            "--unordered",
            "--resume",
            "-q",
            "-h, --help",
            "--version"
        }) {
            assertTrue(process.out().contains("  " + option + " "), option);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--threads 0 | --threads takes a number from 1 up, not '0'",
                "--limit x   | --limit takes a number from 1 up, not 'x'",
                "--limit=    | --limit takes a number from 1 up, not ''",
                "--threads 99999999999999999999 | --threads takes a number from 1 up, not '99999999999999999999'",
                "--limit     | --limit takes a number from 1 up",
                "--count=3   | --count takes no value",
                "--fast      | there is no option --fast: there are --count, --format F, --output FILE, --limit N,"
                        + " --time TIME, --threads N, --memory SIZE, --unordered, --checkpoint FILE, --resume, -q, --no-progress, --help"
                        + " and --version",
                "--memory    | --memory takes a size as 500m or 3g",
                "--memory 3x | --memory takes a size as 500m or 3g, not '3x'",
                "--memory 0  | --memory takes a size as 500m or 3g, not '0'",
                "--format gif | --format takes text, ndjson, csv, pieces or def, not 'gif'",
                "--format     | --format takes text, ndjson, csv, pieces or def",
                "--format csv -q | --format is for solutions: leave out --count and -q",
                "--time x | --time takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m, not 'x'",
                "--time 0 | --time takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m, not '0'",
                "--time   | --time takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m",
                "--resume    | --resume goes on from a checkpoint: say which by --checkpoint FILE",
                "--output=   | --output takes the name of a file, not ''",
                "--checkpoint a | --checkpoint needs a file for the solutions: say --output FILE, or --count",
            })
    void aMistakeIsToldAndNothingSearched(String arguments, String message) throws Exception {
        assertEquals(new SolverProcess(2, "", message + "\nTry --help.\n"), run(arguments.split(" ")));
    }

    @Tag("seconds")
    @ParameterizedTest
    @CsvSource({"text, found.txt", "csv, found.csv.gz"})
    void aSearchThatWasStoppedIsGoneOnWith(String format, String name) throws Exception {
        Path output = folder.resolve(name);
        Path point = folder.resolve("point");
        String[] same = {"--output", output.toString(), "--checkpoint", point.toString(), "--format", format};

        SolverProcess stopped = run(with(same, "--limit", "3"));
        SolverProcess begun = run(same);
        SolverProcess ended = run(with(same, "--resume", "--threads", "1"));

        assertEquals(new SolverProcess(0, "", "stopped after 3 solutions; there may be more\n"), stopped);
        assertEquals(2, begun.exitCode());
        assertTrue(begun.err().contains("is of a search that is not at its end"), begun.err());
        assertEquals(new SolverProcess(0, "", "6 solutions\n"), ended);
        assertEquals(run("--format", format).out(), CheckpointTest.text(output));
        assertEquals(new SolverProcess(0, "", "6 solutions\n"), run(with(same, "--resume")));
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aCheckpointOfAnotherOutputIsRefused() throws Exception {
        String point = folder.resolve("point").toString();
        run("--checkpoint", point, "--count", "--limit", "2");

        assertEquals(
                new SolverProcess(2, "", "checkpoint " + point + " is of another output\n"),
                run(
                        "--checkpoint",
                        point,
                        "--resume",
                        "--output",
                        folder.resolve("o").toString()));
        assertEquals(new SolverProcess(0, "6\n", ""), run("--checkpoint", point, "--resume", "--count"));
    }

    @Test
    void anOutputWithoutAFolderIsRefused() throws Exception {
        String file = folder.resolve("no/file").toString();

        assertEquals(
                new SolverProcess(2, "", "cannot write to " + file + ": its folder is not there\n"),
                run("--output", file));
    }

    /** Tells three solutions and then never ends. */
    static final class Endless {

        private Endless() {}

        public static void main(String[] arguments) {
            SolutionDecoder decoder = new LineSolver().decoder();
            new RootRunner(
                            () -> new ScriptedSearch(root -> {
                                for (int i = 0; i < 3; i++) {
                                    root.find(1);
                                }
                                System.err.println("ready");
                                new CountDownLatch(1).await();
                            }),
                            1,
                            0,
                            RunSettings.standard(),
                            new ThreePictures(new SolutionPrinter(new TextFormat(decoder), System.out)),
                            RootRunner.ROOM)
                    .run();
        }
    }

    /** Prints the same picture for every solution. */
    private record ThreePictures(SolutionPrinter printer) implements SearchListener {

        @Override
        public void found(int[] solution) {
            printer.found(new int[] {0, 1, 2, 0, 1, 2});
        }

        @Override
        public void interrupted(RunResult soFar) {
            printer.interrupted(soFar);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no process can be asked to end")
    void anInterruptedRunPrintsWhatItHasAndTellsHowMany() throws Exception {
        Process process = new ProcessBuilder(SolverProcess.command(Endless.class)).start();
        try (BufferedReader err =
                        new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
                BufferedReader out =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("ready", err.readLine());
            // As Ctrl-C does: the JVM runs its shutdown hooks. The process itself would close the streams too.
            assertTrue(process.toHandle().destroy());

            assertEquals("interrupted after 3 solutions", err.readLine());
            assertEquals(3, out.lines().filter("A B C"::equals).count());
        } finally {
            process.destroyForcibly();
        }
    }
}
