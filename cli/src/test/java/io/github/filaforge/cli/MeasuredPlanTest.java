package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slip arrays that are tuned by what a search has counted. */
class MeasuredPlanTest {

    private static final String SET = "new edges --box 5x5 --rim 3 --inner 4 --seed 3";

    /** A report without any depth. */
    private static final String EMPTY = "{\"format\":1,\"puzzle\":\"five\",\"order\":\"A1-A5 B1-B5 C1-C5 D1-D5 E1-E5\","
            + "\"slips\":\"15,1\",\"byPiecesLeft\":[LEVELS]}";

    @TempDir
    private Path folder;

    private Path puzzle;
    private Path report;

    @BeforeEach
    void write() throws IOException {
        puzzle = Files.writeString(
                folder.resolve("five.txt"), fila(SET.split(" ")).out());
        report = folder.resolve("report.json");
    }

    private Ended plan(Object... more) {
        String[] call = {"plan", "--score", "38", "--tune", "--order", "row", puzzle.toString()};
        String[] all = Arrays.copyOf(call, call.length + more.length);
        for (int i = 0; i < more.length; i++) {
            all[call.length + i] = more[i].toString();
        }
        return fila(all);
    }

    private static String levels(int last, int fits) {
        StringBuilder levels = new StringBuilder();
        for (int left = 1; left <= last; left++) {
            levels.append(left == 1 ? "" : ",").append("{\"left\":" + left + ",\"fits\":" + fits + ",\"half fits\":0}");
        }
        return levels.toString();
    }

    /** The line of a plan is "row: NODES nodes a board, slip array ARRAY". */
    private static double nodes(Ended plan) {
        return Double.parseDouble(plan.out().replaceFirst("row: (.*) nodes a board.*\n", "$1"));
    }

    @Test
    void whereItWasMeasuredThePlanHasTheNodesThatWereCounted() throws IOException {
        String array = plan().out().replaceFirst(".*slip array (.*)\n", "$1");
        String run = fila(
                        "solve", "-i", "--json", "--roots", "1", "--order", "row", "--slips", array, puzzle.toString())
                .out();
        Files.writeString(report, run);
        double boards = Double.parseDouble(run.replaceFirst("(?s).*\"solutions\":(\\d+).*", "$1"));
        double fits = Double.parseDouble(run.replaceFirst("(?s).*?\"fits\":(\\d+).*", "$1"));

        double counted = fits / boards;
        // another array is best where theory was mended, so the best one has fewer nodes, but not by much
        assertTrue(nodes(plan("--measured", report)) <= counted * 1.1, run);
        assertTrue(nodes(plan("--measured", report)) >= counted / 3, run);
    }

    @Test
    void whatSaysNothingChangesNothing() throws IOException {
        Files.writeString(report, EMPTY.replace("LEVELS", levels(25, 0)));

        assertEquals(plan(), plan("--measured", report));
    }

    @Test
    void whatWasCountedChangesThePlan() throws IOException {
        String run = fila("solve", "-i", "--json", "--order", "row", "--slips", "15,1,20,2", puzzle.toString())
                .out();
        Files.writeString(report, run);

        assertNotEquals(plan(), plan("--measured", report));
        assertEquals(0, plan("--measured", report).exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | has no report of puzzle five; name a file",
                "nothing | is no report",
                "[1] | is no report",
                "{\"puzzle\":\"five\" | is no report",
                "{\"puzzle\":\"six\"} | has no report of puzzle five; name a file",
                "{\"puzzle\":{\"puzzle\":\"five\"}} | has no report of puzzle five; name a file",
                "{\"puzzle\":\"five\"} | is no report of a search for high scores",
                "{\"puzzle\":\"five\",\"order\":\"A1\",\"slips\":\"3,1\"} | has no numbers of fits and half fits",
            })
    void whatIsNoReportOfTheSearchIsRefused(String text, String problem) throws IOException {
        Files.writeString(report, text);
        Ended ended = plan("--measured", report);

        assertTrue(ended.err().startsWith("fila: " + report + " " + problem), ended.err());
        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
    }

    @Test
    void countsOfAnotherBoardAreRefused() throws IOException {
        Files.writeString(report, EMPTY.replace("LEVELS", levels(24, 1)));
        Ended fewer = plan("--measured", report);
        Files.writeString(report, EMPTY.replace("LEVELS", levels(25, 1)).replace("E1-E5", "E1-E4"));
        Ended incomplete = plan("--measured", report);
        Files.writeString(report, EMPTY.replace("LEVELS", levels(25, 1)).replace("15,1", "1,15,"));
        Ended slips = plan("--measured", report);

        assertEquals(
                "fila: it counts for 24 pieces, and puzzle five has 25 to be placed\n",
                fewer.err().replace(report.toString(), "it"));
        assertTrue(incomplete.err().contains(" leaves out E5; each cell comes once"), incomplete.err());
        assertEquals(2, incomplete.exitCode());
        assertEquals(0, slips.exitCode());
    }

    @Test
    void aReportThatIsNotThereIsRefused() {
        Ended ended = plan("--measured", folder.resolve("none"));

        assertTrue(
                ended.err()
                        .endsWith("none cannot be read: there is no such file; name a file with a line that solve"
                                + " -i --json --score N has printed\n"),
                ended.err());
        assertEquals(2, ended.exitCode());
    }

    @Test
    void measuredGoesWithAScore() {
        Ended ended = fila("plan", "--measured", report.toString(), puzzle.toString());

        assertEquals(new Ended(2, "", "fila: --measured goes with --score or --slips\n"), ended);
    }

    @Test
    void aPlanHasTheVisitsByDepthThatWereCountedAndTheBoardsAnHour() throws IOException {
        String run = fila(
                        "solve",
                        "-i",
                        "--json",
                        "--roots",
                        "1",
                        "--threads",
                        "1",
                        "--order",
                        "row",
                        "--slips",
                        "15,1,20,2",
                        puzzle.toString())
                .out();
        Files.writeString(report, run);
        double boards = Double.parseDouble(run.replaceFirst("(?s).*\"solutions\":(\\d+).*", "$1"));
        double seconds = Double.parseDouble(run.replaceFirst("(?s).*\"search\":([0-9.]+).*", "$1"));

        Ended plan = fila(
                "plan", "--slips", "15,1,20,2", "--order", "row", "--measured", report.toString(), puzzle.toString());

        assertEquals(0, plan.exitCode(), plan.err());
        double anHour =
                Double.parseDouble(plan.out().replaceFirst("(?s).* placements, ([0-9.E]+) boards an hour.*", "$1"));
        assertEquals(1, anHour / (3600 * boards / seconds), 0.1, () -> plan.out() + run);
        String[] last = plan.out()
                .lines()
                .reduce((one, next) -> next)
                .orElseThrow()
                .trim()
                .split(" +");
        double fits = Double.parseDouble(run.replaceFirst("(?s).*\"left\":2,\"fits\":(\\d+).*", "$1"));
        assertEquals("24 E5 2", String.join(" ", last[0], last[1], last[2]));
        assertEquals(1, Double.parseDouble(last[3]) / fits, 0.02, () -> plan.out() + run);
    }

    @Test
    void aPlanWithoutAMeasuredSearchHasTheVisitsByTheory() {
        Ended plan = fila("plan", "--score", "38", "--order", "row", puzzle.toString());

        assertTrue(
                plan.out().contains("\ndepth  cell  slips        visits\n    0  A1        0         1.000\n"),
                plan.out());
        assertTrue(plan.out().matches("(?s).*\na board: [0-9.E]+ placements\n.*"), plan.out());
    }
}
