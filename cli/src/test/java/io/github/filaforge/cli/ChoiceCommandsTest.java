package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles with choices on the command line. */
class ChoiceCommandsTest {

    private static final String CALENDAR = "../def/calendar.txt";
    /** The exit code of {@code verify} if a solution is wrong. */
    private static final int WRONG = 3;

    private static final String MARCH = "month=Mar,day=14";

    /** A row of five cells of which one end and one cell in the middle stay open. */
    private static final String ROW = """
            D:xDim=5:yDim=1:zDim=1
            R
            * * * * *
            ~R
            R:choose=end
            left . . . right
            ~R
            R:choose=middle
            . b c d .
            ~R
            C:name=I:layout=0 0 0, 1 0 0
            C:name=i:layout=0 0 0
            ~D
            """;

    /** The calendar that many people own: the months at the left, two rows of six, and the last three days below them. */
    private static final String POPULAR = """
            D:xDim=7:yDim=7:zDim=1
            R:choose=month
            Jan Feb Mar Apr May Jun .
            Jul Aug Sep Oct Nov Dec .
            ~R
            R:choose=day
            . . . . . . .
            . . . . . . .
            1 2 3 4 5 6 7
            8 9 10 11 12 13 14
            15 16 17 18 19 20 21
            22 23 24 25 26 27 28
            29 30 31 . . . .
            ~R
            L
            P P . U . U . V V V . L L L L
            P P . U U U . V . . . L . . .
            P . . . . . . V . . . . . . .
            . . . . . . . . . . . . . . .
            N N N . Y Y Y Y . Z Z . R R R
            . . N N . Y . . . . Z . R R R
            . . . . . . . . . . Z Z . . .
            ~L
            ~D
            """;

    @TempDir
    private Path folder;

    @Test
    void theSolutionsOfEachCombinationAreListedInTheOrderOfTheDefinition() {
        Ended ended = filaReading(ROW, "count", "--group-by", "choice", "-");

        assertEquals("""
                end    middle  solutions
                left   b               2
                left   c               1
                left   d               1
                right  b               1
                right  c               1
                right  d               2
                sum 8 of 6 combinations; least 1 (left c); most 2 (left b)
                """, ended.out());
        assertEquals(0, ended.exitCode());
    }

    @Test
    @Tag("seconds")
    void thePopularCalendarHasSolutionsForEachDate() {
        Ended ended = filaReading(POPULAR, "count", "--group-by", "choice", "-");
        List<String> lines = ended.out().lines().toList();

        assertEquals("sum 24405 of 366 dates; least 7 (Oct 6); most 216 (Jan 25)", lines.get(367));
        assertEquals("6 combinations that are no dates have 656 solutions", lines.get(368));
        assertEquals(List.of("month", "day", "solutions"), List.of(lines.get(0).split(" +")));
        assertTrue(lines.contains("Mar    14          44"), ended.out());
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("Feb    29 ")));
        assertFalse(lines.stream().anyMatch(line -> line.startsWith("Feb    30 ")));
        assertEquals(
                "44\n", filaReading(POPULAR, "count", "--choose", MARCH, "-").out());
        assertEquals(
                "7\n",
                filaReading(POPULAR, "count", "--choose", "day=6, month=Oct", "-")
                        .out());
    }

    @Test
    void datesAreKnownIfTheMonthIsChosen() {
        Ended ended = fila("count", "--group-by", "choice", "--choose", "month=Feb", CALENDAR);

        assertTrue(ended.out().contains(" of 29 dates; "), ended.out());
        assertTrue(ended.out().contains("2 combinations that are no dates have "), ended.out());
    }

    @Test
    void combinationsThatAreNoDatesAreLeftOutUnlessThereIsAThirdChoice() {
        String two = ROW.replace("choose=end", "choose=month")
                .replace("left . . . right", "1 . . . 2")
                .replace("choose=middle", "choose=day")
                .replace(". b c d .", ". 29 30 31 .");
        String three = two.replace("xDim=5", "xDim=6")
                .replace("R:choose=month", "R:choose=weekday:option=Mon:layout=5 0 0\nR:choose=month");

        Ended dates = filaReading(two, "count", "--group-by", "choice", "-");
        Ended all = filaReading(three, "count", "--group-by", "choice", "-");

        assertTrue(dates.out().endsWith("""
                        sum 5 of 4 dates; least 1 (1 30); most 2 (1 29)
                        2 combinations that are no dates have 3 solutions
                        """), dates.out());
        assertTrue(all.out().endsWith("sum 8 of 6 combinations; least 1 (Mon 1 30); most 2 (Mon 1 29)\n"), all.out());
    }

    @Test
    void jsonHasTheNumbersAsFields() {
        Ended ended = filaReading(ROW, "count", "--json", "--group-by", "choice", "--choose", "end=left", "-");

        assertTrue(
                ended.out()
                        .contains("\"choices\":[\"end\",\"middle\"],\"groups\":["
                                + "{\"options\":{\"end\":\"left\",\"middle\":\"b\"},\"solutions\":"),
                ended.out());
        assertTrue(ended.out().contains("\"sum\":"), ended.out());
        assertTrue(ended.out().contains("\"least\":{\"options\":{"), ended.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "pieces", "ndjson", "csv", "def"})
    void verifyReadsSolutionsInWhichCellsOfOptionsAreOpen(String format) throws Exception {
        Path solutions = folder.resolve("solutions");

        fila("solve", "--format", format, "--choose", MARCH, "--output", solutions.toString(), CALENDAR);
        Ended ended = fila("verify", CALENDAR, solutions.toString());

        assertEquals("20 solutions, all right, all different\n", ended.out());
        assertEquals(
                WRONG,
                fila("verify", "--choose", "month=Apr", CALENDAR, solutions.toString())
                        .exitCode());
        if (format.equals("text")) {
            String wrong = Files.readString(solutions).replaceFirst("\\.", "F");
            assertEquals(WRONG, filaReading(wrong, "verify", CALENDAR, "-").exitCode());
        }
    }

    @Test
    void otherCommandsTakeOptionsToo() throws Exception {
        Path xmpuzzle = folder.resolve("march.xmpuzzle");
        Path text = folder.resolve("march.txt");

        assertEquals(
                0,
                fila("convert", "--choose", MARCH, CALENDAR, xmpuzzle.toString())
                        .exitCode());
        assertEquals("20\n", fila("count", xmpuzzle.toString()).out());
        assertEquals(
                0,
                fila("convert", "--to", "def", "--choose", MARCH, CALENDAR, text.toString())
                        .exitCode());
        assertEquals("20\n", fila("count", text.toString()).out());
        assertTrue(fila("stats", "--choose", MARCH, CALENDAR).out().startsWith("puzzle calendar: 20 solutions"));
        assertTrue(fila("info", "--choose", MARCH, CALENDAR).out().contains("choices     month: Mar; day: 14\n"));
        assertTrue(fila("info", CALENDAR)
                .out()
                .contains("choices     month: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug and 4 more; day: 1, 2"));
        assertTrue(fila("plan", "--choose", MARCH, CALENDAR).out().contains("calendar"));
        assertEquals(0, fila("nth", "--choose", MARCH, CALENDAR, "20").exitCode());
        assertEquals(
                0,
                fila(
                                "render",
                                "--choose",
                                MARCH,
                                CALENDAR,
                                "--output",
                                folder.resolve("a.svg").toString())
                        .exitCode());
    }

    @Test
    void aPageOfSolutionsHasNoPiecesForOpenCells() throws Exception {
        Path page = folder.resolve("page.html");

        fila("render", "-g", "3", CALENDAR, "--output", page.toString());

        String text = Files.readString(page);
        assertTrue(text.contains("\"name\":\"V\""));
        assertFalse(text.contains("\"name\":\"month\""));
    }
}
