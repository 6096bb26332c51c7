package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command that takes assemblies apart. */
class ApartCommandTest {

    /** The piece B in the frame A, which it leaves by two moves. */
    static final String BOLT = """
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
    @ValueSource(strings = {"somacube", "hexiamonds_6x6", "kanoodle_pyramid", "tangram_square", "interlocking_cube"})
    @Tag("seconds")
    void theMovesThatAreWrittenAreRight(String name) throws Exception {
        String puzzle = "../def/" + name + ".txt";
        Path moves = folder.resolve("moves.ndjson");

        Ended ended = fila("apart", "--ndjson", "--output", moves.toString(), puzzle);
        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(0, fila("verify", "--moves", puzzle, moves.toString()).exitCode());

        Files.writeString(moves, Files.readString(moves).replace("\"times\":0", "\"times\":1"));
        assertEquals(3, fila("verify", "--moves", puzzle, moves.toString()).exitCode());
    }

    /** A plain search over all states needs eight moves too: DisassemblerTest. */
    @Test
    void theInterlockingCubeNeedsEightMovesToItsFirstSeparation() {
        Ended ended = fila("apart", "--moves", "../def/interlocking_cube.txt");

        assertTrue(ended.out().startsWith("assembly 1: level 8.1.1, 10 moves\n"), ended::out);
        assertTrue(ended.out().contains("  3. C, D go 1 step along +z\n"), ended::out);
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

    /** Five T cannot cover ten black and ten white cells. */
    @Test
    void aPuzzleWithoutAssembliesHasNone() {
        Ended ended = filaReading("""
                D:name=five:xDim=5:yDim=4:zDim=1
                C:name=T:copies=5:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
                ~D
                """, "apart", "--count", "-");

        assertEquals(0, ended.exitCode());
        assertTrue(ended.err().startsWith("no assembly of five: coloured like a chessboard"), ended::err);
        assertTrue(ended.err().endsWith("\n0 assemblies, 0 of them can be taken apart\n"), ended::err);
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

    /** BurrTools shows 240 of the 480 assemblies: it takes mirror images together. */
    @Test
    void movesAreWrittenIntoAFileOfBurrToolsAndReplayed() {
        String file = folder.resolve("soma.xmpuzzle").toString();

        assertEquals(
                "somacube: 240 by BurrTools' rule, 240 come apart, 5 written\nwrote " + file + "\n",
                fila("convert", "--apart", "--limit", "5", "../def/somacube.txt", file)
                        .err());
        assertEquals(
                "soma: 5 stored solutions, all right, all different\nsoma: the moves of 5 solutions were replayed\n",
                fila("verify", "--no-count", file).out());
        assertEquals("""
                480 assemblies, 480 of them can be taken apart
                by BurrTools' rule 240 assemblies, 240 solutions; the file has 240 assemblies, 240 solutions
                """, fila("apart", "--count", file).err());
    }

    /** A BurrTools file may have the numbers of moves alone. The bolt is lifted out of its layer. */
    @ParameterizedTest
    @CsvSource({
        "2 0 0, 0, burr: the levels of 1 solution were compared",
        "3 0 0, 3, 'solution 1 is wrong: the file has 2 moves to the first separation, and the fewest are 1'",
        "2 2 0 0 0, 0, compared; 1 have other numbers behind the first separation"
    })
    void numbersOfMovesAreComparedWithTheFewest(String numbers, int exitCode, String report) throws Exception {
        Path file = folder.resolve("burr.xmpuzzle");
        String xml = boltWithMoves(file);
        Files.writeString(
                file,
                xml.replaceFirst(
                        "(?s)<separation>.*</separation>", "<separationInfo>" + numbers + "</separationInfo>"));

        Ended ended = fila("verify", "--no-count", file.toString());

        assertEquals("", ended.err());
        assertEquals(exitCode, ended.exitCode());
        assertTrue(ended.out().contains(report + "\n"), ended::out);
    }

    /** In eight assemblies the lid comes off when the pin below it has gone down. In others it lies at another place. */
    @Test
    void aBoxIsOpenedByItsLid() {
        String box = "src/test/resources/cli/box_with_lid.txt";

        Ended ended = fila("apart", "--sort", "level", "--keep", "1", "--moves", box);

        assertEquals("56 assemblies, 40 of them can be taken apart\n", ended.err());
        assertTrue(ended.out().matches("(?s)assembly \\d+: level 2.1.2.2.2.2.2, 13 moves\n.*"), ended::out);
        // Any of the equal dominoes may be the pin.
        assertTrue(
                ended.out().matches("(?s).*  1. d.[1-6] goes 1 step along -z\n  2. lid comes off along \\+x\n.*"),
                ended::out);
        assertEquals("1\t32\n2\t8\n", fila("apart", "--count", box).out());
    }

    /** In each damaged file a piece of a state, but not of a last one, is at another place. */
    @Test
    void statesThatAreNoMovesAreReported() throws Exception {
        Path file = folder.resolve("burr.xmpuzzle");
        String xml = boltWithMoves(file);
        Matcher numbers = Pattern.compile("(?<=[> ])(-?[0-9]{1,3})(?=[ <])")
                .matcher(xml.substring(0, xml.lastIndexOf("<state>")));
        int from = xml.indexOf("<state>");

        int damaged = 0;
        while (numbers.find()) {
            if (numbers.start() > from) {
                int other = Integer.parseInt(numbers.group()) + 1;
                Files.writeString(file, xml.substring(0, numbers.start()) + other + xml.substring(numbers.end()));
                Ended ended = fila("verify", "--no-count", file.toString());
                assertEquals(3, ended.exitCode(), ended::out);
                damaged++;
            }
        }
        assertEquals(6, damaged);
    }

    /** Writes the bolt and its moves into a file of BurrTools, and returns the text of the file. */
    private String boltWithMoves(Path file) throws IOException {
        String region = "R\n" + "* * * * *\n".repeat(3) + "* ? ? ? ?\n* * * * *\n~R\n";
        Path bolt = Files.writeString(
                folder.resolve("bolt.txt"),
                BOLT.replaceFirst("(R:.*\n)+", Matcher.quoteReplacement(region)).replace("type=S:", ""));
        fila("convert", "--apart", bolt.toString(), file.toString());
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The hook B holds in the hook A; C lies on both. */
    private static final String HOOKS = """
            D:name=hooks:xDim=6:yDim=5:zDim=1
            R:optional:layout=0 1 0, 1 1 0, 3 1 0, 4 1 0, 5 0 0, 5 1 0, 0 0 0, 4 0 0
            R:layout=5 2 0, 5 3 0, 5 4 0, 0 2 0, 1 2 0, 2 2 0, 3 2 0, 4 2 0, 0 3 0, 1 3 0, 2 3 0, 3 3 0, 4 3 0, 0 4 0, \
            1 4 0, 2 4 0, 3 4 0, 4 4 0, 2 1 0, 1 0 0, 2 0 0, 3 0 0
            C:name=A:turns=fixed:group=1:layout=0 4 0, 1 4 0, 2 4 0, 3 4 0, 4 4 0, 0 3 0, 4 3 0, 0 2 0, 1 2 0, 3 2 0, 4 2 0
            C:name=B:turns=fixed:group=1:layout=1 3 0, 2 3 0, 3 3 0, 2 2 0, 2 1 0, 1 0 0, 2 0 0, 3 0 0
            C:name=C:turns=fixed:layout=5 2 0, 5 3 0, 5 4 0
            ~D
            """;

    @Test
    void piecesOfAGroupMayStayTogether() throws Exception {
        Path puzzle = Files.writeString(folder.resolve("hooks.txt"), HOOKS);
        Path moves = folder.resolve("moves.ndjson");

        Ended ended = fila("apart", "--moves", puzzle.toString());
        assertTrue(
                ended.out().endsWith("  1. C comes off along +x\n     A, B stay together, as their group allows\n\n"),
                ended::out);
        fila("apart", "--ndjson", "--output", moves.toString(), puzzle.toString());
        assertTrue(Files.readString(moves).endsWith(",\"together\":[[\"A\",\"B\"]]}\n"));
        assertEquals(
                0,
                fila("verify", "--moves", puzzle.toString(), moves.toString()).exitCode());

        Files.writeString(puzzle, HOOKS.replaceFirst("group=1", "group=2"));
        assertEquals(
                3,
                fila("verify", "--moves", puzzle.toString(), moves.toString()).exitCode());
        assertEquals(
                "1 assembly, 0 of them can be taken apart\n",
                fila("apart", "--count", puzzle.toString()).err());
    }
}
