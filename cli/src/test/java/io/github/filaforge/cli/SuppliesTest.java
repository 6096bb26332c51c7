package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles of which pieces may be left over, from the command line. */
class SuppliesTest {

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
     * Three dominoes lie in 3 ways; two dominoes and two single cells in 11; one domino and the square in 2, which turns
     * exchange; the square and two single cells in 2, which turns exchange too.
     */
    @Test
    void aPuzzleIsCountedInOneSearch() {
        assertEquals(new Ended(0, "18\n", "18 solutions\n"), fila("count", "--all", puzzle));
    }

    @Test
    void solutionsAreNumberedAndVerified() {
        Path solutions = folder.resolve("solutions.txt");

        assertEquals(
                0,
                fila("solve", "--all", "--output", solutions.toString(), puzzle).exitCode());
        assertTrue(read(solutions).contains("# --- SOLUTION 18 ---"), () -> read(solutions));
        Ended verified = fila("verify", "--all", puzzle, solutions.toString());
        assertEquals("18 solutions, all right, all different\n", verified.out() + verified.err());
    }

    @Test
    void junctionsOfSticksAreNoCellsOfPieces() throws IOException {
        String sticks = written("sticks.txt", """
                D:lattice=square-edges:xDim=3:yDim=3
                C:name=I:copies=0-6:layout=0 0 0, 1 0 0
                C:name=V:copies=0-6:layout=0 0 0, 0 0 1
                ~D
                """);

        String info = fila("info", sticks).out();

        // Twelve edges take six pieces of two.
        assertTrue(info.contains("cells       12\n"), info);
        assertTrue(info.contains("pieces      0 to 6\n"), info);
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
    void renderDrawsTheSolutionsAsSolveFindsThem(String options) {
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
        assertEquals(3, none.exitCode());
        assertTrue(none.err().startsWith("nothing to draw: there is no solution, since "), none.err());
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
    void aLimitStopsTheSearch() {
        Ended ended = fila("solve", "--all", "-g", "5", puzzle);

        assertEquals("stopped after 5 solutions; there may be more", ended.lastErrorLine());
        assertTrue(ended.out().contains("# --- SOLUTION 5 ---"), ended.out());
        assertEquals(4, fila("solve", "-q", "--unique-check", puzzle).exitCode());
    }

    @Test
    void aPuzzleThatNoPiecesFillHasNoSolution() {
        Ended ended = fila("count", unfillable);

        assertEquals("0\n", ended.out());
        assertTrue(
                ended.err().contains("the region has 1 more cell of one colour than of the other, but"), ended.err());
    }

    @Test
    void infoPrintsTheRangesOfThePieces() {
        Ended ended = fila("info", puzzle);

        assertTrue(ended.out().contains("pieces      0 to 4\n"), ended.out());
        assertTrue(ended.out().contains("\nI.1       0-3      2  "), ended.out());
    }

    @Test
    void subPuzzlesAreRefused() {
        Ended ended = fila("solve", "--sub-puzzles", "2", puzzle);

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(ended.err().contains("solutions of this puzzle have different numbers of pieces"), ended.err());
    }

    @ParameterizedTest
    @CsvSource({
        "*,           tetrominoes of any number, 117",
        "0-4:pieces=4, four are all that have room, 117",
    })
    void tetrominoesFillASquare(String copies, String reason, String count) throws IOException {
        String[] parts = copies.split(":");
        String tetrominoes = written("square.txt", """
                D:xDim=4:yDim=4:zDim=1%s
                C:name=I:copies=%2$s:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                C:name=L:copies=%2$s:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
                C:name=O:copies=%2$s:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=S:copies=%2$s:layout=0 0 0, 1 0 0, 1 1 0, 2 1 0
                C:name=T:copies=%2$s:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
                ~D
                """.formatted(parts.length > 1 ? ":" + parts[1] : "", parts[0]));

        assertEquals(count + "\n", fila("count", "--all", tetrominoes).out(), reason);
    }

    @ParameterizedTest
    @CsvSource({"text, 1, out.txt", "ndjson, 2, out.gz", "csv, 2, out"})
    void aSearchThatWasStoppedGoesOn(String format, String threads, String name) throws IOException {
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
                List.of("stopped after 3 solutions; there may be more", "to go on: this command with --resume"),
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
    void aNumberIsGoneOnWith() {
        String point = folder.resolve("point").toString();
        String[] call = {"solve", "--json", "--all", "--checkpoint", point, puzzle};

        fila(with(call, "--limit", "5"));
        Ended ended = fila(with(call, "--resume"));

        assertTrue(ended.out().contains("\"solutions\":18,\"complete\":true"), ended.out());
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
                        + " is of another definition of the puzzle; give the options with which it was begun, and --resume\n",
                ended.err());
    }
}
