package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaOn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that is watched, on a terminal without colours and in a time that passes only as somebody waits or looks. */
class WatchTest {

    private static final String SOMA = "../def/somacube.txt";

    /** The pieces are of one shape, and there is a second way that is a symmetric copy of the first. */
    private static final String TWO_PIECES = """
            D:xDim=3:yDim=2:zDim=1
            L
            A A B
            A B B
            ~L
            ~D
            """;

    /** The number of nanoseconds that pass whenever the clock is read. */
    private static final long LOOK = 1000;

    @TempDir
    private Path folder;

    private String twoPieces;
    private final TestTime time = new TestTime();

    private static final class TestTime implements Time {

        /** The time of Java may be anything. */
        private final long start = Long.MAX_VALUE - 1;

        private long now = start;

        @Override
        public long nanos() {
            now += LOOK;
            return now;
        }

        @Override
        public void await(long nanos) {
            now += nanos;
        }

        Duration passed() {
            return Duration.ofNanos(now - start);
        }
    }

    @BeforeEach
    void write() throws IOException {
        twoPieces = Files.writeString(folder.resolve("two.txt"), TWO_PIECES).toString();
    }

    private Ended watched(int columns, int lines, String... arguments) {
        Map<String, String> environment = Map.of(
                "TERM", "xterm", "COLUMNS", String.valueOf(columns), "LINES", String.valueOf(lines), "NO_COLOR", "1");
        return filaOn(new Terminal(true, true, environment), time, arguments);
    }

    private static String visible(String text) {
        return text.replace("\u001b", "ESC").replace("\r", "CR");
    }

    @Test
    void eachStepTakesThePlaceOfTheOneBeforeAndTheLastIsTakenAway() {
        Ended ended = watched(80, 24, "solve", "--watch", twoPieces);

        assertEquals("""
                ESC[?25lESC[K
                A . .ESC[K
                A A .ESC[K
                1 placement, 0 solutions, 1 piece leftESC[KCRESC[3AESC[JCRESC[K
                A B BESC[K
                A A BESC[K
                2 placements, 1 solution, 0 pieces leftESC[KCRESC[3AESC[K
                A . .ESC[K
                A A .ESC[K
                2 placements, 1 solution, 1 piece leftESC[KCRESC[3AESC[K
                . . .ESC[K
                . . .ESC[K
                2 placements, 1 solution, 2 pieces leftESC[KCRESC[3AESC[K
                A A .ESC[K
                A . .ESC[K
                3 placements, 1 solution, 1 piece leftESC[KCRESC[3AESC[K
                A A BESC[K
                A B BESC[K
                4 placements, 1 solution, 0 pieces leftESC[KCRESC[3AESC[JESC[?25h1 solution
                """, visible(ended.err()));
    }

    @Test
    void solutionsArePrintedAsEver() {
        assertEquals(
                fila("solve", "-t99", SOMA).out(),
                watched(80, 24, "solve", "--watch=1000000", SOMA).out());
    }

    @ParameterizedTest
    @CsvSource({"'', 8", "=4, 4", "=0.5, 0.5", "=1000, 1000"})
    void aStepTakesItsShareOfASecondAndASolutionEightMore(String value, double rate) {
        watched(80, 24, "solve", "--watch" + value, "-q", twoPieces);

        double stepsBeforeAndAfterTheSolution = 2 + 4;
        double steps = stepsBeforeAndAfterTheSolution + 8;
        assertEquals(steps / rate, time.passed().toNanos() / 1e9, 0.01 * steps / rate);
    }

    @Test
    void ofMoreStepsThanOneCanSeeSomeAreShown() {
        Ended ended = watched(80, 24, "solve", "--watch=100000", "-q", SOMA);

        long pictures =
                ended.err().lines().filter(line -> line.contains(" placement")).count();
        long most = 480 + 1 + time.passed().dividedBy(Duration.ofMillis(33));
        assertTrue(pictures <= most, pictures + " pictures in " + time.passed());
        assertTrue(ended.err().contains("480 solutions"), ended.err());
    }

    @Test
    void ofAPictureThatIsLargerThanTheTerminalIsShownWhatFits() {
        Ended ended = watched(30, 4, "solve", "--watch", "-g1", "-q", "../def/pentominoes_20x3.txt");

        assertEquals(
                """
                ESC[?25lESC[K
                . . X . . . . . . . . . . . .ESC[K
                . X X X . . . . . . . . . . .ESC[K
                cut to fit: 1 placement, 0 soESC[KCRESC[3AESC[K
                """,
                visible(ended.err()).lines().limit(4).map(line -> line + "\n").collect(Collectors.joining()));
    }

    /** Letters that take two columns, and a mark that takes none: a row that went on in the next line would stay behind. */
    @ParameterizedTest
    @ValueSource(ints = {9, 14, 20})
    void noRowOfWideNamesIsLongerThanALine(int columns) throws IOException {
        Path wide = Files.writeString(folder.resolve("wide.txt"), """
                D:xDim=6:yDim=1:zDim=1
                L
                \u6f22\u5b57 \u6f22\u5b57 e\u0301 e\u0301 \ud83d\ude00 \ud83d\ude00
                ~L
                ~D
                """);

        Ended ended = watched(columns, 24, "solve", "--watch", "-q", wide.toString());

        List<String> rows = ended.err()
                .lines()
                .filter(line -> line.contains("\u6f22"))
                .map(line -> line.replaceAll("\u001b\\[[0-9?]*[A-Za-z]|\r", ""))
                .toList();
        assertFalse(rows.isEmpty(), ended::err);
        for (String row : rows) {
            int taken = row.codePoints()
                    .map(sign -> sign == 0x301 ? 0 : sign > 0x1000 ? 2 : 1)
                    .sum();
            assertTrue(taken < columns, () -> taken + " columns: " + row);
        }
    }

    /** Colours, the cursor and the ends of lines are the only controls in a frame, whatever the names of pieces are. */
    @ParameterizedTest
    @ValueSource(strings = {"always", "never"})
    void aFrameHasNoControlsButItsOwn(String colours) throws IOException {
        Path hostile = Files.writeString(folder.resolve("hostile.txt"), """
                D:xDim=3:yDim=2:zDim=1
                C:name=a\u202eb:layout=0 0 0, 1 0 0, 0 1 0
                C:name=\u2066\ufeff\ue000:layout=0 0 0, 1 0 0, 0 1 0
                ~D
                """);

        Ended ended = watched(80, 24, "solve", "--watch", "--color", colours, hostile.toString());

        String rest = ended.err().replaceAll("\u001b\\[([0-9;]*m|[0-9]+A|[KJ]|\\?25[lh])|[\r\n]", "");
        assertTrue(rest.contains("a\ufffdb") && rest.contains("\ufffd\ufffd\ufffd"), () -> visible(ended.err()));
        assertFalse(rest.matches("(?s).*[\\p{Cc}\\p{Cf}\\p{Co}].*"), () -> visible(ended.err()));
    }

    @Test
    void whatIsNoTerminalIsRefused() {
        Ended ended = fila("solve", "--watch", SOMA);

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: --watch draws on standard error, and that is no terminal in which a cursor can be moved:"
                        + " leave it out, or have each assembly printed by -t K\n",
                ended.err());
    }

    @ParameterizedTest
    @CsvSource({"-t4", "'-s10,1,1'", "--sub-puzzles=3"})
    void nothingElseOfTheSearchIsShown(String option) {
        Ended ended = watched(80, 24, "solve", "--watch", option, SOMA);

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: --watch shows a whole search, and nothing else of it: leave out -s, -t and --sub-puzzles\n",
                ended.err());
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "fast", "1e3", "0.0001", "'8,5'"})
    void aRateIsANumberAboveZero(String rate) {
        Ended ended = watched(80, 24, "solve", "--watch=" + rate, SOMA);

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: --watch takes a number of steps a second, from 0.001 to 999999999, not '" + rate + "'\n",
                ended.err());
    }

    @Test
    void theNextWordIsTheRateOnlyIfItIsANumber() {
        watched(80, 24, "solve", "-q", "--watch", "1000", twoPieces);

        assertTrue(time.passed().toMillis() < 100, time.passed().toString());
    }
}
