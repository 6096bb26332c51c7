package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.Seeds;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Drawings and figures that {@code info} prints of a puzzle. */
class InfoTest {

    @Test
    void theRegionAndThePiecesAreDrawnInLayers() {
        assertEquals("""
                region, '*' is to be filled, the layers from z = 0 on
                R
                * * * , * * .
                . * * , . . *
                ~R

                stationary pieces, the layers from z = 0 on
                . . . , . . *
                * . . , # # .

                pieces, the layers from z = 0 on
                A           Y.1, 2 copies
                . A , A A   #
                . A , . .   #
                """, drawing("""
                D:xDim=3:yDim=2:zDim=2
                L
                . A , A A
                . A , . .
                ~L
                L:stationary=* wall
                . . . , . . *
                * . . , wall wall .
                ~L
                C:name=Y:copies=2:layout=7 7 7, 7 8 7
                ~D
                """));
    }

    @Test
    void aLongNameIsCutAndItsPieceDrawnInSigns() {
        assertEquals(
                """
                region, '*' is to be filled
                R
                * * *
                ~R

                pieces
                nnnnnnnnnnnnnnnnnnnn...   \u202e
                # #                       \ufffd
                """.replace("\u202e", "\ufffd"),
                drawing("D:xDim=3:yDim=1:zDim=1\nC:name=" + "n".repeat(3000)
                        + ":layout=0 0 0, 1 0 0\nC:name=\u202e:layout=0 0 0\n~D\n"));
    }

    @Test
    void whatIsTooLargeIsNotDrawn() {
        String cells = IntStream.range(0, 50).mapToObj(x -> x + " 0 0").collect(Collectors.joining(","));

        assertEquals("""
                region, '*' is to be filled
                  (50x1 is too large to draw)

                pieces
                A
                (50x1x1 is too large to draw)
                """, drawing("D:xDim=50:yDim=1:zDim=1\nC:name=A:layout=" + cells + "\n~D\n"));
    }

    @Test
    void layersThatDoNotFitSideBySideStandBelowOneAnother() {
        String drawing = drawing("D:xDim=8:yDim=1:zDim=8\nC:name=A:copies=64:layout=0 0 0\n~D\n");

        String four = "* * * * * * * * , * * * * * * * * , * * * * * * * * , * * * * * * * *\n~R\n";
        assertTrue(drawing.contains("\nR\n" + four + "R\n, , , , " + four + "\npieces\n"), drawing);
    }

    static Stream<Puzzle> puzzles() {
        Stream<Puzzle> lattices = Lattices.names().stream()
                .filter(name -> Lattices.named(name).orElseThrow().boardForm().hasPictures())
                .flatMap(name -> Stream.concat(
                        RandomLattices.stream(name, 1), RandomLattices.withOptionalCells(name, Seeds.part(11))))
                .map(RandomLattices.Sample::puzzle);
        Stream<Puzzle> closed = Stream.of("cubic", "hexagonal", "triangular")
                .flatMap(name -> RandomClosedBoxes.stream(name, Seeds.part(22)))
                .map(RandomClosedBoxes.Sample::puzzle);
        return Stream.concat(lattices, closed);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theRegionAsItIsDrawnCanBePastedIntoADefinition(Puzzle puzzle) {
        // given: the definition without the lines of its region
        String definition = DefinitionWriter.write(puzzle);
        String start = definition.substring(0, definition.indexOf('\n') + 1);
        String pieces = definition
                .lines()
                .filter(line -> line.startsWith("C:"))
                .collect(Collectors.joining("\n", "", "\n~D\n"));

        // when
        String drawing = drawing(definition);
        int end = Stream.of("\n\nstationary pieces", "\n\npieces")
                .mapToInt(drawing::indexOf)
                .filter(index -> index > 0)
                .min()
                .orElseThrow();
        String region = drawing.substring(drawing.indexOf('\n') + 1, end) + "\n";

        // then
        Puzzle pasted =
                DefinitionReader.read("pasted", start + region + pieces).get(0).puzzle();
        assertEquals(puzzle.region().cells(), pasted.region().cells(), drawing);
        assertEquals(open(puzzle), open(pasted), drawing);
    }

    @Test
    void manyPiecesAreLeftOutAndCounted() {
        String rods = IntStream.range(1, 41)
                .mapToObj(length -> "C:name=R" + length + ":layout="
                        + IntStream.range(0, length).mapToObj(x -> x + " 0 0").collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());

        String drawing = drawing("D:xDim=41:yDim=20:zDim=1\n" + rods + "~D\n");

        assertTrue(drawing.endsWith("\n... and 7 more shapes\n"), drawing);
        assertTrue(drawing.lines().allMatch(line -> line.length() <= 80), drawing);
    }

    /** Returns the cells of a region that may stay empty. */
    private static Set<Cell> open(Puzzle puzzle) {
        Set<Cell> open = new HashSet<>(puzzle.container().optional());
        open.retainAll(puzzle.region().cells());
        return open;
    }

    private static String drawing(String definition) {
        Ended ended = filaReading(definition, "info", "-");
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out().substring(ended.out().indexOf("\nregion, ") + 1).replaceFirst("\n\n?$", "\n");
    }
}
