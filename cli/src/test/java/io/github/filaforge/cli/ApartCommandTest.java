package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command that takes assemblies apart. */
class ApartCommandTest {

    /** The piece B in the frame A, which it leaves by two moves. */
    private static final String BOLT = """
            D:name=bolt:xDim=5:yDim=5:zDim=1
            R:layout=1 2 0, 1 3 0, 2 2 0, 3 2 0, 4 2 0
            R:optional:layout=1 1 0, 2 1 0, 3 1 0, 4 1 0
            C:name=A:type=S:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 4 0 0, 0 1 0, 0 2 0, 0 3 0, 2 3 0, 3 3 0, 4 3 0, 0 4 0, \
            1 4 0, 2 4 0, 3 4 0, 4 4 0
            C:name=B:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 0 1 0
            ~D
            """;

    @TempDir
    private Path folder;

    /** BurrTools has 1063 assemblies and 314 solutions. */
    @Test
    void theSixPieceBurrsOfBurrToolsAreCounted() {
        Ended ended = fila("apart", "--count", "../def/solid_six_piece_burrs.txt");

        assertEquals(new Ended(0, "1\t314\n", "1063 assemblies, 314 of them can be taken apart\n"), ended);
    }

    @Test
    void theMovesArePrintedInWords() {
        Ended ended = filaReading(BOLT, "apart", "--moves", "-");

        assertEquals("""
                assembly 1: level 2, 2 moves
                A A A A A
                A B A A A
                A B B B B
                A . . . .
                A A A A A
                  1. B goes 1 step along -y
                  2. B comes off along +x

                """, ended.out());
        assertEquals("1 assembly, 1 of them can be taken apart\n", ended.err());
    }

    @Test
    void theNumbersAreAnObjectOfJson() {
        assertEquals(
                "{\"format\":1,\"puzzle\":\"bolt\",\"assemblies\":1,\"solutions\":1,\"undecided\":0,\"complete\":true,"
                        + "\"levels\":{\"2\":1}}\n",
                filaReading(BOLT, "apart", "--json", "-").out());
        assertEquals(
                "1 assembly, 0 of them can be taken apart; 1 not decided, since there are more than 1 state\n",
                filaReading(BOLT, "apart", "--states", "1", "-").err());
    }

    @Test
    void assembliesOfLowLevelsAreNotPrinted() {
        assertEquals("", filaReading(BOLT, "apart", "--least-level", "3", "-").out());
        assertTrue(filaReading(BOLT, "apart", "--least-level", "2", "-").out().startsWith("assembly 1"));
    }

    /** The burrs have two levels: 57 have level 1.2.1.1.1, and 257 have level 1.1.1.1.1. */
    @Test
    void theFirstOfASortedListAreKept() {
        Ended ended = fila("apart", "--sort", "level", "--keep", "58", "../def/solid_six_piece_burrs.txt");

        assertEquals(57, ended.out().split("level 1.2.1.1.1, ", -1).length - 1);
        assertEquals(1, ended.out().split("level 1.1.1.1.1, ", -1).length - 1);
        assertTrue(ended.out().indexOf("1.2.1.1.1") < ended.out().indexOf("1.1.1.1.1"), ended::out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"somacube", "hexiamonds_6x6", "kanoodle_pyramid", "tangram_square"})
    void theMovesThatAreWrittenAreRight(String name) throws Exception {
        String puzzle = "../def/" + name + ".txt";
        Path moves = folder.resolve("moves.ndjson");

        Ended ended = fila("apart", "--ndjson", "--output", moves.toString(), puzzle);
        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(0, fila("verify", "--moves", puzzle, moves.toString()).exitCode());

        Files.writeString(moves, Files.readString(moves).replace("\"times\":0", "\"times\":1"));
        assertEquals(3, fila("verify", "--moves", puzzle, moves.toString()).exitCode());
    }

    @Test
    void assembliesAreTakenFromAFile() throws Exception {
        Path solutions = folder.resolve("solutions.txt");
        fila("solve", "--output", solutions.toString(), "../def/somacube.txt");

        assertEquals(
                fila("apart", "--json", "../def/somacube.txt"),
                fila("apart", "--json", "../def/somacube.txt", solutions.toString()));
    }

    /** Two stationary rings hold one another; they are one frame, from which the free piece comes off. */
    @Test
    void stationaryPiecesAreNotTakenApart() {
        Ended ended = filaReading("""
                D:name=rings:xDim=4:yDim=3:zDim=1
                C:name=A:type=S:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0, 0 2 0, 1 2 0, 2 2 0, 2 1 0
                C:name=B:type=S:layout=1 1 0
                C:name=c:layout=0 0 0, 0 1 0, 0 2 0
                ~D
                """, "apart", "--ndjson", "-");

        assertTrue(
                ended.out().contains("\"level\":[1]")
                        && ended.out().contains("\"moves\":[{\"pieces\":[\"c\"],\"step\":[1,0,0],\"times\":0}]"),
                ended::out);
    }

    @Test
    void theOpenCellsOfAChoiceAreNoPiece() {
        Ended ended = filaReading("""
                D:name=corner:xDim=2:yDim=2:zDim=1
                R:choose=corner
                a b
                . .
                ~R
                R:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=L:layout=0 0 0, 1 0 0, 1 1 0
                ~D
                """, "apart", "--json", "-");

        assertTrue(ended.out().contains("\"levels\":{\"0\":"), () -> ended.out() + ended.err());
    }

    @Test
    void aLimitOfStatesDoesNotDependOnThreads() {
        assertEquals(
                fila("apart", "--states", "8", "--threads", "1", "--json", "../def/solid_six_piece_burrs.txt"),
                fila("apart", "--states", "8", "--threads", "3", "--json", "../def/solid_six_piece_burrs.txt"));
    }

    @Test
    void aFileWithAWrongSolutionIsRefused() throws Exception {
        Path wrong = Files.writeString(
                folder.resolve("wrong.ndjson"), "{\"format\":1,\"puzzle\":\"bolt\",\"solution\":1,\"pieces\":[]}\n");
        Path puzzle = Files.writeString(folder.resolve("bolt.txt"), BOLT);

        Ended ended = fila("apart", puzzle.toString(), wrong.toString());

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("wrong.ndjson:1: solution 1 is wrong: "), ended.err());
    }

    @Test
    void puzzlesWithoutSolidsAreRefused() {
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: pieces of the lattice square-edges are not taken apart: it has no solids in space or in a plane\n"),
                fila("apart", "../def/sticks_123_4x4.txt"));
        assertEquals(
                new Ended(2, "", "fila: pieces of a closed box are not taken apart: leave out wrap\n"),
                fila("apart", "../def/tetrominoes_cylinder_5x4.txt"));
        assertEquals(2, fila("apart", "../def/macmahon_6x4.txt").exitCode());
        assertEquals(2, fila("apart", "-", "-").exitCode());
    }
}
