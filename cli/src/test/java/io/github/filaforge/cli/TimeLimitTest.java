package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("seconds")
@DisplayName("The time of a search")
class TimeLimitTest {

    private static final String SOMA = "../def/somacube.txt";

    /** A puzzle whose count merges states, and does not end within minutes. */
    private static final String MERGED = "../def/pentominoes_2sets_20x6.txt";

    /** A puzzle of which no search finds all solutions within minutes, and whose plan is made within a moment. */
    private static final String LONG = "../def/pentominoes_2sets_24x5.txt";

    private static final String STOPPED = "stopped after 0 solutions; there may be more";

    private static final String OVER =
            "fila: the time was over before all solutions were found: give more by --time, or leave it out\n";

    @TempDir
    private Path folder;

    /** A board of 16x16 edges, of which no search of this century finds a solution. */
    private String endless;

    @BeforeEach
    void makeBoard() {
        endless = folder.resolve("endless.txt").toString();
        fila("new", "edges", "--box", "16x16", "--rim", "5", "--inner", "17", "--output", endless);
    }

    @ParameterizedTest
    @CsvSource({
        "solve, --strategy sieve, " + LONG,
        "solve, --strategy schedule, " + LONG,
        "solve, --threads 1 -i, " + LONG,
        "solve, --sub-puzzles 1, " + LONG,
        "count, --threads 2, " + LONG,
        "count, '', " + MERGED,
    })
    @DisplayName("stops a search, whose result so far is the answer")
    @Tag("slow")
    void stops(String command, String options, String puzzle) {
        Ended ended = fila((command + " --time 1 " + options + " " + puzzle).split(" +"));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(
                ended.lastErrorLine().matches("stopped after \\d+ (sub-puzzle|solution)s?; there may be more"),
                ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats --time 1 PUZZLE", "nth --time 1 PUZZLE 5", "draw --time 1 PUZZLE"})
    @DisplayName("leaves commands that need all solutions without an answer")
    @Tag("slow")
    void leavesNoAnswer(String call) {
        Ended ended = fila(call.replace("PUZZLE", LONG).split(" "));

        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
        assertTrue(ended.err().endsWith(OVER), ended.err());
    }

    @Test
    @DisplayName("leaves a file without solutions unwritten")
    void writesNoFile() {
        Path file = folder.resolve("solved.xmpuzzle");

        Ended ended = fila("convert", "--solve", "--time", "1", LONG, file.toString());

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().endsWith(OVER), ended.err());
        assertFalse(Files.exists(file));
    }

    @Test
    @DisplayName("ends the count of a BurrTools file by verify")
    void verifyHasNoNumber() {
        Path file = folder.resolve("unsolved.xmpuzzle");
        fila("convert", LONG, file.toString());

        Ended ended = fila("verify", "--time", "1", file.toString());

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().endsWith(OVER), ended.err());
        assertEquals(2, fila("verify", "--time", "1", SOMA, SOMA).exitCode());
    }

    @Test
    @DisplayName("is that of each puzzle")
    @Tag("slow")
    void several() {
        Ended ended = fila("count", "--time", "5", SOMA, endless, SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals("480\tsomacube\n0\tendless\n480\tsomacube\n960\n", ended.out());
        assertTrue(ended.err().contains("endless: " + STOPPED), ended.err());
    }

    @Test
    @DisplayName("is the reason in JSON")
    void json() {
        Ended ended = fila("solve", "--time", "1", "--json", endless);

        assertTrue(ended.out().contains("\"solutions\":0,\"complete\":false,\"stoppedBy\":\"time\","), ended.out());
    }

    @Test
    @DisplayName("may be over before the search begins, which is then not made")
    void planning() throws IOException {
        Path board = folder.resolve("board.txt");
        fila("new", "edges", "--box", "24x24", "--rim", "5", "--inner", "17", "--output", board.toString());

        Ended ended = fila("solve", "--time", "1", "--json", "--score", "1050", board.toString());

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(
                ended.out()
                        .startsWith("{\"format\":1,\"puzzle\":\"board\",\"solutions\":0,\"complete\":false,"
                                + "\"stoppedBy\":\"time\","),
                ended.out());
        assertEquals(STOPPED, ended.lastErrorLine());
    }

    @Test
    @DisplayName("leaves it open whether there is exactly one solution")
    void uniqueness() {
        Ended ended = fila("count", "--unique-check", "--time", "1", endless);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.lastErrorLine().endsWith(STOPPED), ended.err());
    }

    @Test
    @DisplayName(
            "ends a step of a search with checkpoints, and a message names the way to go on if there is a checkpoint")
    void checkpoint() {
        Path checkpoint = folder.resolve("c");

        Ended first = count(checkpoint);
        boolean isWritten = Files.exists(checkpoint);
        Ended second = isWritten ? count(checkpoint, "--resume") : count(checkpoint);

        assertStopped(first, isWritten);
        assertStopped(second, Files.exists(checkpoint));
        assertEquals("480\n", fila("count", "--time", "10m", SOMA).out());
    }

    private static Ended count(Path checkpoint, String... more) {
        List<String> call = new ArrayList<>(List.of("count", "--time", "2", "--strategy", "sieve"));
        call.addAll(List.of("--checkpoint", checkpoint.toString()));
        call.addAll(List.of(more));
        call.add(LONG);
        return fila(call.toArray(String[]::new));
    }

    private static void assertStopped(Ended ended, boolean isWritten) {
        String goOn = isWritten ? "\nto go on: this command with --resume\n" : "\n";
        assertTrue(ended.err().matches("stopped after \\d+ solutions?; there may be more" + goOn), ended.err());
    }

    @Test
    @DisplayName("leaves a file of solutions whole")
    @Tag("slow")
    void output() throws IOException {
        Path file = folder.resolve("solutions.txt");
        String many = "../def/pentominoes_2sets_30x4.txt";

        Ended ended = fila("solve", "--time", "3", "--output", file.toString(), many);

        assertEquals(0, ended.exitCode(), ended.err());
        long solutions = Files.readString(file)
                .lines()
                .filter(line -> line.startsWith("# --- SOL"))
                .count();
        assertTrue(ended.err().contains("stopped after " + solutions + " solution"), ended.err());
        assertEquals(0, fila("verify", many, file.toString()).exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "x", "-1", "10s5m", "1.5", "", "99999999"})
    @DisplayName("is refused if it is none")
    void refused(String time) {
        Ended ended = fila("solve", "--time=" + time, SOMA);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("--time takes a number of seconds"), ended.err());
    }

    @Test
    @DisplayName("does not go with a number of trials")
    void trials() {
        Ended ended = fila("solve", "--time", "1", "-s", "10,3,1", SOMA);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("leave out --time"), ended.err());
    }
}
