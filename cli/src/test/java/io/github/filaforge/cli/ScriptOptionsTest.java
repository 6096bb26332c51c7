package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output for scripts: only the number of solutions, and exit codes for exactly one solution or another number. */
class ScriptOptionsTest {

    private static final String SOMA = "../def/somacube.txt";

    /** A square of two dominoes, which has one solution up to rotation. */
    private static final String ONE = """
            D:xDim=2:yDim=2:zDim=1
            C:name=A:layout=0 0 0, 1 0 0
            C:name=B:layout=0 0 0, 1 0 0
            ~D
            """;

    /** A puzzle whose tetrominoes each fit somewhere; only a search shows that they do not fit together. */
    private static final String NONE = """
            D:xDim=4:yDim=4:zDim=1
            C:name=I:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
            C:name=J:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
            C:name=S:layout=0 0 0, 1 0 0, 1 1 0, 2 1 0
            C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
            ~D
            """;

    /** The square fits nowhere round the hole. */
    private static final String NONE_WITHOUT_SEARCH = """
            D:xDim=3:yDim=3:zDim=1
            C:name=A:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=B:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=*:type=S:layout=1 1 0
            ~D
            """;

    /** Three different rods side by side in a row: three solutions up to rotation. */
    private static final String THREE = """
            D:xDim=6:yDim=1:zDim=1
            C:name=A:layout=0 0 0
            C:name=B:layout=0 0 0, 1 0 0
            C:name=C:layout=0 0 0, 1 0 0, 2 0 0
            ~D
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"solve --json", "solve --json -g 1", "count --json", "count -g 1 --json"})
    void besideObjectsOfJsonStandardErrorOfManyPuzzlesHasTheSumOnly(String words) throws Exception {
        String puzzles =
                write("many.txt", ONE, NONE, NONE_WITHOUT_SEARCH, THREE).toString();
        boolean isLimited = words.contains("-g");

        Ended ended = fila((words + " " + puzzles).split(" "));

        assertEquals(0, ended.exitCode());
        assertEquals(4, ended.out().lines().count(), ended.out());
        assertTrue(ended.out().lines().allMatch(line -> line.startsWith("{\"format\":1,")), ended.out());
        assertEquals(
                isLimited ? "stopped after 2 solutions in all; there may be more\n" : "4 solutions in all\n",
                ended.err());
    }

    @Test
    void jsonOfOnePuzzleHasItsAnswerInWordsBeside() {
        Ended counted = filaReading(THREE, "count", "--json", "-");

        assertEquals("3 solutions\n", counted.err());
        assertTrue(counted.out().contains("\"solutions\":3,\"complete\":true"), counted.out());
        assertEquals(1, counted.out().lines().count());
    }

    @Test
    void countStopsAtTheGoal() {
        assertEquals(
                new Ended(0, "2\n", "stopped after 2 solutions; there may be more\n"),
                filaReading(THREE, "count", "-g", "2", "-"));
        assertEquals(new Ended(0, "3\n", "3 solutions\n"), filaReading(THREE, "count", "-g", "4", "-"));
    }

    @Test
    void aCountThatWasStoppedIsGoneOnWithAsByItsOtherName() {
        String[] checkpoint = {"--checkpoint", folder.resolve("c").toString(), SOMA};

        Ended stopped = fila(with(checkpoint, "count", "-g", "100"));
        Ended more = fila(with(checkpoint, "solve", "--count", "--resume", "-g", "200"));
        Ended all = fila(with(checkpoint, "count", "--resume"));

        assertEquals(
                new Ended(
                        0,
                        "100\n",
                        "stopped after 100 solutions; there may be more\nto go on: this command with --resume\n"),
                stopped);
        assertEquals("200\n", more.out());
        assertEquals(new Ended(0, "480\n", "480 solutions\n"), all);
    }

    private static String[] with(String[] last, String... first) {
        return Stream.concat(Stream.of(first), Stream.of(last)).toArray(String[]::new);
    }

    private Path write(String name, String... puzzles) throws Exception {
        return Files.writeString(folder.resolve(name), String.join("", puzzles), StandardCharsets.UTF_8);
    }

    @Test
    void countPrintsTheNumberAloneAndStandardErrorKeepsItsLastLine() {
        Ended ended = fila("solve", "--count", SOMA);

        assertEquals("480\n", ended.out());
        assertEquals("480 solutions\n", ended.err());
        assertEquals(0, ended.exitCode());
    }

    @Test
    void countOfAPuzzleThatIsKnownToHaveNoSolutionIsZero() {
        Ended ended = filaReading(NONE_WITHOUT_SEARCH, "solve", "--count", "-");

        assertEquals("0\n", ended.out());
        assertEquals("no solution of stdin: piece A fits nowhere in the region\n0 solutions\n", ended.err());
        assertEquals(0, ended.exitCode());
    }

    @Test
    void countOfSeveralPuzzlesIsALineForEachAndTheSumAlone() throws Exception {
        Path puzzles = write("a b: c.txt", ONE, NONE_WITHOUT_SEARCH, THREE);

        Ended ended = fila("solve", "--count", puzzles.toString());

        assertEquals("1\ta b: c\n0\ta b: c-2\n3\ta b: c-3\n4\n", ended.out());
        assertEquals("4 solutions in all\n", ended.err());
    }

    @Test
    void aNameNeverHasATabOrEndsALine() throws Exception {
        Path puzzles = write("a\tb\nc\u001b[1m\u2028d.txt", ONE, ONE);

        Ended ended = fila("solve", "--count", puzzles.toString());

        assertEquals("1\ta\ufffdb\ufffdc\ufffd[1m\ufffdd\n1\ta\ufffdb\ufffdc\ufffd[1m\ufffdd-2\n2\n", ended.out());
    }

    @Test
    void countThatIsStoppedByItsLimitSaysThatThereMayBeMore() {
        Ended one = filaReading(THREE, "solve", "--count", "-g", "2", "-");
        Ended several = filaReading(ONE + THREE, "solve", "--count", "-g", "2", "-");

        assertEquals("2\n", one.out());
        assertEquals("stopped after 2 solutions; there may be more\n", one.err());
        assertEquals("1\tstdin\n2\tstdin-2\n3\n", several.out());
        assertEquals("""
                stdin-2: stopped after 2 solutions; there may be more
                stopped after 3 solutions in all; there may be more
                """, several.err());
    }

    @Test
    void aReaderThatGoesEndsTheCountAndIsNotToldThatThisIsAll() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream((THREE + ONE).getBytes(StandardCharsets.UTF_8));

        int exitCode =
                Main.run(Console.of(in, new CheckedOutput(closed, "standard output"), err), "solve", "--count", "-");

        assertEquals(0, exitCode);
        assertEquals("stopped after 3 solutions in all; there may be more\n", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void countIsWrittenToTheFileThatIsNamed() throws Exception {
        Path file = folder.resolve("counts");

        Ended ended = filaReading(ONE + THREE, "solve", "--count", "--output", file.toString(), "-");

        assertEquals("", ended.out());
        assertEquals("1\tstdin\n3\tstdin-2\n4\n", Files.readString(file, StandardCharsets.UTF_8));
    }

    @Test
    void aPuzzleThatIsNotSearchedHasNoCount() {
        Ended ended = filaReading(ONE + THREE, "solve", "--count", "--strategy", "schedule", "-rC", "-");

        assertEquals("3\tstdin-2\n3\n", ended.out());
        assertTrue(ended.err().startsWith("fila: stdin: the piece to be constrained, C, is none of"), ended.err());
        assertEquals("3 solutions in all; 1 puzzle was not searched", ended.lastErrorLine());
        assertEquals(2, ended.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--threads=1", "--threads=3", "--tries=2,1000", "--strategy=schedule", "-r", "-u", "-i"})
    void uniqueCheckAnswersByExitCodeAndSentenceHoweverIsSearched(String option) {
        List<String> answers = Stream.of(ONE, NONE, THREE)
                .map(puzzle -> filaReading(puzzle, "solve", "--unique-check", option, "-"))
                .map(ended -> ended.exitCode() + " " + ended.lastErrorLine() + ended.out())
                .toList();

        assertEquals(List.of("0 exactly one solution", "3 no solution", "4 more than one solution"), answers);
    }

    @Test
    void uniqueCheckNeedsNoSearchToSayThatThereIsNoSolution() {
        Ended ended = filaReading(NONE_WITHOUT_SEARCH, "solve", "--unique-check", "-");

        assertEquals(3, ended.exitCode());
        assertEquals("no solution, since piece A fits nowhere in the region\n", ended.err());
    }

    @Test
    void uniqueCheckCountsSymmetricCopiesOnlyIfAskedFor() {
        assertEquals(0, filaReading(ONE, "solve", "--unique-check", "-").exitCode());
        assertEquals(
                4, filaReading(ONE, "solve", "--unique-check", "--all", "-").exitCode());
    }

    @Test
    void uniqueCheckStopsAtTheSecondSolution() {
        Ended ended = fila("solve", "--unique-check", "--json", SOMA);

        String end = "\"solutions\":2,\"complete\":false,\"stoppedBy\":\"limit\",";
        assertTrue(ended.out().contains(end), ended.out());
        assertEquals(1, ended.out().lines().count());
        assertEquals(4, ended.exitCode());
    }

    @Test
    void uniqueCheckOfSeveralPuzzlesIsALineForEach() {
        Ended ended = filaReading(ONE + THREE + NONE + ONE, "solve", "--unique-check", "-");

        assertEquals("one\tstdin\nmore\tstdin-2\nnone\tstdin-3\none\tstdin-4\n", ended.out());
        assertEquals("2 of 4 puzzles with exactly one solution, 1 with none, 1 with more\n", ended.err());
    }

    @Test
    void theExitCodeOfSeveralPuzzlesIsThatOfTheWorst() {
        assertEquals(0, exitCodeOfUniqueCheck(ONE + ONE));
        assertEquals(4, exitCodeOfUniqueCheck(ONE + THREE));
        assertEquals(3, exitCodeOfUniqueCheck(THREE + NONE + ONE));
        assertEquals(3, exitCodeOfUniqueCheck(NONE_WITHOUT_SEARCH + THREE));
        assertEquals(2, exitCodeOfUniqueCheck(ONE + THREE, "-rC"));
    }

    private static int exitCodeOfUniqueCheck(String puzzles, String... options) {
        List<String> call = Stream.concat(Stream.of("solve", "--unique-check", "-"), Stream.of(options))
                .toList();
        return filaReading(puzzles, call.toArray(String[]::new)).exitCode();
    }
}
