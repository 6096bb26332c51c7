package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles of which pieces may be left over, from the command line. */
class SelectionsTest {

    @TempDir
    private Path folder;

    /** Six cells for dominoes, a square and single cells. */
    private String puzzle;

    private String unfillable;

    @BeforeEach
    void writePuzzles() throws IOException {
        puzzle = written("ladder.txt", """
                D:xDim=3:yDim=2:zDim=1
                C:name=I:copies=0-3:layout=0 0 0, 1 0 0
                C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=s:copies=0-2:layout=0 0 0
                ~D
                """);
        unfillable = written("gap.txt", """
                D:xDim=3:yDim=1:zDim=1
                C:name=I:copies=1-2:layout=0 0 0, 1 0 0
                ~D
                """);
    }

    private String written(String name, String definition) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, definition);
        return file.toString();
    }

    /**
     * Three dominoes lie in 3 ways; two and two single cells in 11; one and the square in 2, which turns exchange; the square
     * and two single cells in 2 likewise.
     */
    @Test
    void theNumbersOfTheSelectionsAddUp() {
        assertEquals(new Ended(0, "18\n", "18 solutions\n"), fila("count", "--all", puzzle));
    }

    @Test
    void solutionsOfAllSelectionsAreNumberedOnAndVerified() {
        Path solutions = folder.resolve("solutions.txt");

        assertEquals(
                0,
                fila("solve", "--all", "--output", solutions.toString(), puzzle).exitCode());
        assertTrue(read(solutions).contains("# --- SOLUTION 18 ---"), () -> read(solutions));
        Ended verified = fila("verify", "--all", puzzle, solutions.toString());
        assertEquals("18 solutions, all right, all different\n", verified.out() + verified.err());
    }

    @Test
    void junctionsOfSticksCountInNoSelection() throws IOException {
        String sticks = written("sticks.txt", """
                D:lattice=square-edges:xDim=3:yDim=3
                C:name=I:copies=0-6:layout=0 0 0, 1 0 0
                C:name=V:copies=0-6:layout=0 0 0, 0 0 1
                ~D
                """);

        String info = fila("info", sticks).out();

        // Twelve edges take six pieces: none to six of them I.
        assertTrue(info.contains("cells       12\n"), info);
        assertTrue(info.contains("selections  7, "), info);
    }

    @Test
    void thousandsOfShapesAreRefusedInWords() throws IOException {
        String pieces = IntStream.rangeClosed(1, 9000)
                .mapToObj(length -> "C:name=a" + length + ":copies=0-1:layout=0 0 0, " + length + " 0 0\n")
                .collect(Collectors.joining());
        String deep = written(
                "deep.txt", "D:xDim=9999:yDim=1:zDim=1\nR:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0\n" + pieces + "~D\n");

        Ended refused = fila("count", deep);

        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("more than 1000 selections of pieces"), refused.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-rs.1", "--tail=2"})
    void whatNotEverySelectionMayHaveIsRefusedBeforeAnythingIsPrinted(String option) {
        Ended refused = fila("solve", option, puzzle);

        assertEquals(2, refused.exitCode());
        assertEquals("", refused.out());
        assertTrue(refused.err().contains("--selection K takes one of them"), refused.err());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--sheet", "--format html", "--number 1", "--number 8"})
    void renderDrawsTheSolutionsOfAllSelectionsAsSolveFindsThem(String options) {
        String solutions = folder.resolve("solutions.txt").toString();
        fila("solve", "--output", solutions, puzzle);
        Ended read = fila(("render " + options + " " + puzzle + " " + solutions).split(" "));

        Ended drawn = fila(("render " + options + " " + puzzle).split(" "));

        assertEquals(0, drawn.exitCode(), drawn.err());
        assertEquals(read, drawn);
    }

    @Test
    void renderDrawsNoMoreSolutionsThanAskedForAndNoneThatIsNotThere() {
        Ended five = fila("render", "--sheet", "--limit", "5", puzzle);
        Ended tenth = fila("render", "--number", "10", puzzle);
        Ended none = fila("render", unfillable);

        assertTrue(five.out().contains("<title>ladder: the first 5 solutions</title>"), five.out());
        assertEquals("the first 5 solutions are drawn, as --limit says; there may be more\n", five.err());
        assertEquals(new Ended(2, "", "fila: there is no solution number 10: the puzzle has 9 solutions\n"), tenth);
        assertEquals(new Ended(3, "", "nothing to draw: there is no solution\n"), none);
    }

    @Test
    void renderDrawsTheSolutionWithoutAnyPiece() throws IOException {
        String open = written("open.txt", """
                D:xDim=2:yDim=1:zDim=1
                R:optional:layout=0 0 0, 1 0 0
                C:name=I:copies=0-1:layout=0 0 0, 1 0 0
                ~D
                """);

        Ended sheet = fila("render", "--sheet", open);

        assertTrue(sheet.out().contains("<title>open: 2 solutions</title>"), sheet.out() + sheet.err());
    }

    @Test
    void aLimitIsOfAllSelectionsTogether() {
        Ended ended = fila("solve", "--all", "-g", "5", puzzle);

        assertEquals("stopped after 5 solutions; there may be more", ended.lastErrorLine());
        assertTrue(ended.out().contains("# --- SOLUTION 5 ---"), ended.out());
        assertEquals(4, fila("solve", "-q", "--unique-check", puzzle).exitCode());
    }

    @Test
    void aPuzzleThatNoSelectionFillsHasNoSolution() {
        Ended ended = fila("count", unfillable);

        assertEquals("0\n", ended.out());
        assertTrue(
                ended.err().contains("no selection of its pieces has as many cells as are to be filled, 3"),
                ended.err());
    }

    @Test
    void infoTellsTheSelections() {
        Ended ended = fila("info", puzzle);

        assertTrue(ended.out().contains("pieces      0 to 6\n"), ended.out());
        assertTrue(ended.out().contains("""
                selections  4, each with a search of its own
                         1  O s.1 s.2
                         2  I.1 O
                         3  I.1 I.2 s.1 s.2
                         4  I.1 I.2 I.3
                """), ended.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "stats",
                "generate --standalone --output -",
                "plan --cell 0",
                "solve --trace 1",
                "solve --sample 1,1,1"
            })
    void whatIsOfOneSearchIsRefusedAndTheRemedyNamed(String command) {
        String[] arguments = (command + " " + puzzle).split(" ");

        Ended ended = fila(arguments);

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(
                ended.err().endsWith(": --selection K takes one of them, and ./fila info lists them\n"), ended.err());
    }

    /** Two dominoes and two single cells. */
    @Test
    void oneSelectionIsAPuzzleLikeAnyOther() {
        assertEquals(
                new Ended(0, "11\n", "11 solutions\n"), fila("solve", "--count", "--all", "--selection", "3", puzzle));
        assertTrue(fila("stats", "--selection", "3", puzzle).out().contains("puzzle ladder-3: 11 solutions"));
        assertTrue(fila("plan", "--selection", "3", puzzle).out().contains("4 pieces of 2 shapes"));
        assertEquals(
                0, fila("generate", "--output", "-", "--selection", "3", puzzle).exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "-1"})
    void aSelectionThatIsNotThereIsRefused(String number) {
        Ended ended = fila("solve", "--selection", number, puzzle);

        assertEquals(2, ended.exitCode());
        assertEquals(
                number.equals("5")
                        ? "fila: there is no selection 5 of the pieces of puzzle ladder: they are numbered from 1 to 4;"
                                + " ./fila info lists them\n"
                        : "fila: --selection takes a number from 1 up, not " + number + "\n",
                ended.err());
    }

    /** The left screw is the mirror image of the right one. */
    @Test
    void aSelectionHasTheSameNumberWhicheverSolutionsCountAsOne() throws IOException {
        String screws = written("screws.txt", """
                D:xDim=2:yDim=2:zDim=2
                C:name=A:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 0 0 1
                C:name=Left:copies=0-1:layout=0 0 0, 1 0 0, 1 1 0, 1 1 1
                C:name=Right:copies=0-1:layout=0 0 0, 1 0 0, 1 1 0, 0 0 1
                C:name=S:copies=4:layout=0 0 0
                ~D
                """);

        assertEquals(
                List.of("1  Right S.1 S.2 S.3 S.4", "2  Left S.1 S.2 S.3 S.4", "3  A S.1 S.2 S.3 S.4"),
                numbers(fila("info", screws)));
        assertEquals(
                List.of("1  Right S.1 S.2 S.3 S.4", "3  A S.1 S.2 S.3 S.4"), numbers(fila("info", "--mirror", screws)));
    }

    /** Columns 0, 1 and 3 of a cylinder of five are flipped into themselves if they are then turned on by one. */
    @Test
    void roundACylinderSelectionsAreCarriedByTranslationsToo() throws IOException {
        String cylinder = written("cylinder.txt", """
                D:xDim=5:yDim=3:zDim=1:oneSide=1:wrap=x
                C:name=wall:type=S:layout=2 0 0, 2 1 0, 2 2 0, 4 0 0, 4 1 0, 4 2 0
                C:name=L:copies=0-1:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0
                C:name=J:copies=0-1:layout=0 0 0, 1 0 0, 1 1 0, 1 2 0
                C:name=S:copies=5:layout=0 0 0
                ~D
                """);

        assertEquals(List.of("1  J S.1 S.2 S.3 S.4 S.5"), numbers(fila("info", cylinder)));
        assertEquals("1\n", fila("count", cylinder).out());
        assertEquals("4\n", fila("count", "--all", cylinder).out());
    }

    private static List<String> numbers(Ended info) {
        return info.out()
                .lines()
                .map(String::strip)
                .filter(line -> line.matches("\\d+  .*"))
                .toList();
    }

    @Test
    void planHasThePlanOfEachSelection() {
        String plan = fila("plan", puzzle).out();

        assertTrue(plan.startsWith("puzzle ladder: 4 selections of its pieces, each with a plan of its own\n"), plan);
        assertTrue(
                plan.contains("\nselection 2: I.1 O\npuzzle ladder-2: box 3x2, 6 cells, 2 pieces of 2 shapes\n"), plan);
        assertTrue(plan.contains("\nselection 4: I.1 I.2 I.3\npuzzle ladder-4: "), plan);
    }

    /** X fits nowhere, so that the selection with it needs no search. */
    @Test
    void jsonTellsTheSumAndWhatEachSelectionHas() throws IOException {
        String crossed = written("crossed.txt", """
                D:xDim=5:yDim=2:zDim=1
                C:name=P:copies=0-2:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0, 1 1 0
                C:name=X:copies=0-1:layout=1 0 0, 0 1 0, 1 1 0, 2 1 0, 1 2 0
                ~D
                """);

        Ended ended = fila("solve", "--json", "--all", crossed);

        String json = ended.out();
        assertTrue(
                json.startsWith(
                        "{\"format\":1,\"puzzle\":\"crossed\",\"solutions\":2,\"complete\":true,\"stoppedBy\":null,"
                                + "\"selections\":[{\"selection\":1,\"pieces\":[\"P.1\",\"X\"],\"solutions\":0,\"complete\":true,"
                                + "\"stoppedBy\":null,\"impossible\":\""),
                json);
        assertTrue(json.contains("},{\"selection\":2,\"pieces\":[\"P.1\",\"P.2\"],\"strategy\":\""), json);
        assertTrue(json.contains(",\"solutions\":2,\"complete\":true,\"stoppedBy\":null}],\"seconds\":{"), json);
        assertEquals(1, json.lines().count());
        assertEquals("2 solutions\n", ended.err());
    }

    @Test
    void jsonOfALimitHasTheSelectionsThatWereSearched() {
        String json = fila("solve", "--json", "--all", "-g", "3", puzzle).out();

        assertTrue(json.contains("\"solutions\":3,\"complete\":false,\"stoppedBy\":\"limit\",\"selections\":["), json);
        assertTrue(json.contains("\"solutions\":1,\"complete\":false,\"stoppedBy\":\"limit\"}],\"seconds\""), json);
        assertTrue(!json.contains("\"selection\":3"), json);
    }

    /** Two selections with 2 solutions each, one with 11 and one with 3: it stops in the second and in the third of them. */
    @ParameterizedTest
    @CsvSource({"text, 1, out.txt", "ndjson, 2, out.gz", "csv, 2, out"})
    void whatWasStoppedGoesOnInTheSelectionWhereItStopped(String format, String threads, String name)
            throws IOException {
        Path whole = folder.resolve("whole");
        String stopped = folder.resolve(name).toString();
        String point = folder.resolve("point").toString();
        String[] call = {
            "solve",
            "--all",
            "--roots",
            "6",
            "--format",
            format,
            "--threads",
            threads,
            "--checkpoint",
            point,
            "--output",
            stopped,
            puzzle
        };
        fila("solve", "--all", "--roots", "6", "--format", format, "--output", whole.toString(), puzzle);

        Ended first = fila(with(call, "--limit", "3"));
        Ended second = fila(with(call, "--resume", "--limit", "9"));
        Ended third = fila(with(call, "--resume"));
        Ended again = fila(with(call, "--resume"));

        assertEquals(
                List.of("stopped after 3 solutions; there may be more", "to go on: the same command and --resume"),
                first.err().lines().toList());
        assertEquals(
                "stopped after 9 solutions; there may be more",
                second.err().lines().findFirst().orElseThrow());
        assertEquals(new Ended(0, "", "18 solutions\n"), third);
        assertEquals(third, again);
        assertEquals(CheckpointsTest.content(whole), CheckpointsTest.content(Path.of(stopped)));
        assertEquals(third, fila(call), "it is begun anew, since it is at its end");
    }

    /** The search of a checkpoint has chosen a piece to be constrained, which nobody has asked for. */
    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(
            strings = {
                "",
                "-r",
                "-u",
                "--mirror",
                "-i",
                "-P -V -F",
                "-o e -f2",
                "-f4 -n",
                "--roots 6",
                "--tail 0",
                "--strategy sieve",
                "--strategy fila",
                "--strategy dynamic-sieve",
                "--strategy merge"
            })
    void aSearchIsGoneOnWithWhateverItsOptionsAre(String options) throws IOException {
        String[] asked = options.isEmpty() ? new String[] {} : options.split(" ");
        Path whole = folder.resolve("whole");
        Path stopped = folder.resolve("stopped");
        String solutions = fila(with(new String[] {"solve", "--output", whole.toString(), puzzle}, asked))
                .lastErrorLine();
        String point = folder.resolve("point").toString();
        String[] call =
                with(new String[] {"solve", "--checkpoint", point, "--output", stopped.toString(), puzzle}, asked);

        Ended first = fila(with(call, "--limit", "1"));
        Ended second = fila(with(call, "--resume", "--limit", "4"));
        Ended third = fila(with(call, "--resume"));
        Ended again = fila(with(call, "--resume"));

        assertTrue(first.err().contains("stopped after 1 solution;"), first::err);
        assertTrue(second.err().contains("stopped after 4 solutions;"), second::err);
        assertEquals(List.of(0, solutions), List.of(third.exitCode(), third.lastErrorLine()));
        assertEquals(List.of(0, solutions), List.of(again.exitCode(), again.lastErrorLine()));
        assertEquals(CheckpointsTest.content(whole), CheckpointsTest.content(stopped));
    }

    static String[] with(String[] call, String... more) {
        return Stream.concat(Stream.of(call), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aNumberThatIsGoneOnWithIsThatOfAllSelections() {
        String point = folder.resolve("point").toString();
        String[] call = {"solve", "--json", "--all", "--checkpoint", point, puzzle};

        fila(with(call, "--limit", "5"));
        Ended refused = fila(with(call, "--resume", "--limit", "4"));
        Ended ended = fila(with(call, "--resume"));

        assertTrue(refused.err().endsWith(" has 4 solutions already: ask for more than 4\n"), refused.err());
        assertTrue(ended.out().contains("\"solutions\":18,\"complete\":true"), ended.out());
        assertTrue(ended.out().contains("\"selection\":3"), ended.out());
        assertTrue(!ended.out().contains("\"selection\":2"), "not searched again: " + ended.out());
        assertEquals("18 solutions\n", ended.err());
    }

    @Test
    void aCheckpointOfOtherRangesIsRefused() throws IOException {
        String point = folder.resolve("point").toString();
        fila("solve", "--count", "--all", "--limit", "5", "--checkpoint", point, puzzle);
        written("ladder.txt", Files.readString(Path.of(puzzle)).replace("copies=0-3", "copies=0-2"));

        Ended ended = fila("solve", "--count", "--all", "--resume", "--checkpoint", point, puzzle);

        assertEquals(
                "fila: checkpoint " + point
                        + " is of another definition of the puzzle; say the same as when it was begun, and --resume\n",
                ended.err());
    }

    @Test
    void veryManySelectionsAreRefused() throws IOException {
        StringBuilder definition = new StringBuilder("D:xDim=10:yDim=10:zDim=1\n");
        for (int length = 1; length <= 10; length++) {
            definition.append("C:name=").append(length).append(":copies=0-20:layout=");
            for (int x = 0; x < length; x++) {
                definition.append(x == 0 ? "" : ", ").append(x).append(" 0 0");
            }
            definition.append('\n');
        }

        Ended ended = fila("count", written("rods.txt", definition + "~D\n"));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("more than 1000 selections of pieces"), ended.err());
    }
}
