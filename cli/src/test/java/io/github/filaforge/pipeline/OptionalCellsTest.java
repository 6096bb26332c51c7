package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles some of whose cells may stay empty. */
class OptionalCellsTest {

    /** A ring of eight cells of which two may stay empty, and the middle, which is outside. */
    private static final String RING = """
            D:xDim=3:yDim=3:zDim=1
            R
            * ? *
            * . *
            * ? *
            ~R
            """;

    private static final String THREE_IN_A_ROW = "C:name=I:copies=2:layout=0 0 0, 1 0 0, 2 0 0\n~D\n";

    @TempDir
    private Path folder;

    /** Counted by hand: up to symmetry, and all. */
    static Stream<Arguments> counted() {
        String row = "D:xDim=3:yDim=1:zDim=1\nR\n? ? ?\n~R\n";
        return Stream.of(
                Arguments.of("two columns", RING + THREE_IN_A_ROW, 1, 1),
                Arguments.of("a domino somewhere", row + "C:name=A:layout=0 0 0, 1 0 0\n~D\n", 1, 2),
                Arguments.of("a single cell somewhere", row + "C:name=A:layout=0 0 0\n~D\n", 2, 3),
                Arguments.of("two single cells somewhere", row + "C:name=A:copies=2:layout=0 0 0\n~D\n", 2, 3),
                Arguments.of(
                        "a single cell in a corner of a ring",
                        "D:xDim=2:yDim=2:zDim=1\nR\n? ?\n? ?\n~R\nC:name=A:layout=0 0 0\n~D\n",
                        1,
                        4),
                Arguments.of(
                        "cells that may stay empty and are all filled",
                        "D:xDim=2:yDim=2:zDim=1\nR\n? ?\n? ?\n~R\nC:name=A:copies=2:layout=0 0 0, 1 0 0\n~D\n",
                        1,
                        2),
                Arguments.of("walls in the region and outside", """
                        D:xDim=4:yDim=1:zDim=1
                        R
                        * ? ? .
                        ~R
                        C:name=W:type=S:layout=2 0 0, 3 0 0
                        C:name=A:layout=0 0 0
                        ~D
                        """, 1, 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counted")
    @Tag("seconds")
    void everyStrategyFindsThem(String name, String definition, int unique, int all) {
        Puzzle puzzle = DefinitionReader.read("puzzle.txt", definition).get(0).puzzle();
        for (SolverForm form : SolverForm.all()) {
            if (!form.strategy().name().equals("dynamic-sieve")
                    || puzzle.region().directions().size() > 0) {
                assertEquals(BigInteger.valueOf(unique), count(puzzle, form, Distinct.UP_TO_ROTATION), form::toString);
                assertEquals(BigInteger.valueOf(all), count(puzzle, form, Distinct.ALL), form::toString);
            }
        }
    }

    private static BigInteger count(Puzzle puzzle, SolverForm form, Distinct distinct) {
        SearchRequest request = form.request().distinct(distinct).build();
        return SearchBuilder.prepare(puzzle, request).count();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whatIsSolvedIsRightInEveryForm() throws IOException {
        Path puzzle = file("puzzle.txt", """
                D:xDim=4:yDim=3:zDim=1
                R
                * * * *
                * ? ? *
                * * . .
                ~R
                C:name=I:layout=0 0 0, 1 0 0, 2 0 0
                C:name=L:layout=0 0 0, 1 0 0, 0 1 0
                C:name=M:layout=0 0 0
                C:name=D:layout=0 0 0, 0 1 0
                ~D
                """);
        for (String format : new String[] {"text", "ndjson", "csv", "pieces", "def"}) {
            Path solutions = folder.resolve("solutions." + format);

            Ended solved = CommandLineTester.fila(
                    "solve", "--format", format, "--output", solutions.toString(), puzzle.toString());
            Ended verified = CommandLineTester.fila("verify", puzzle.toString(), solutions.toString());

            assertEquals(0, solved.exitCode(), solved.err());
            assertEquals("18 solutions, all right, all different\n", verified.out(), format + verified.err());
            String text = Files.readString(solutions);
            assertTrue(format.equals("text") || (!text.contains("name=.") && !text.contains("\n.:")), text);
        }
        Ended again =
                CommandLineTester.fila("count", folder.resolve("solutions.def").toString());
        assertTrue(
                again.out().endsWith("18 solutions in all\n") || again.err().contains("18 solutions in all"),
                again.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "ndjson", "csv", "pieces", "def"})
    void aSolutionWithoutAPieceIsOneInEveryForm(String format) throws IOException {
        Path puzzle = file("puzzle.txt", """
                D:xDim=3:yDim=1:zDim=1
                R:optional:layout=0 0 0, 1 0 0, 2 0 0
                C:name=A:copies=0-1:layout=0 0 0, 1 0 0
                C:name=B:copies=0-2:layout=0 0 0
                ~D
                """);
        Path solutions = folder.resolve("solutions");

        CommandLineTester.fila("solve", "--format", format, "--output", solutions.toString(), puzzle.toString());

        assertEquals(
                "7 solutions, all right, all different\n",
                CommandLineTester.fila("verify", puzzle.toString(), solutions.toString())
                        .out());
    }

    @Test
    void solutionsAreDrawnWithOpenCellsAndWithoutThoseOutside() throws IOException {
        Ended solved = CommandLineTester.fila(
                "solve", "-q", file("ring.txt", RING + THREE_IN_A_ROW).toString());

        assertTrue(CommandLineTester.fila("solve", folder.resolve("ring.txt").toString())
                .out()
                .contains("I.1 .   I.2\nI.1 -   I.2\nI.1 .   I.2\n"));
        assertEquals(0, solved.exitCode());
    }

    @Test
    void verifyAsksForTheCellsThatAreToBeFilledAndNoOthers() throws IOException {
        String puzzle = file("ring.txt", RING + THREE_IN_A_ROW).toString();
        String twoColumns = "# --- PIECES OF SOLUTION 1 ---\nI.1: 0 0 0, 0 1 0, 0 2 0\nI.2: 2 0 0, 2 1 0, 2 2 0\n";

        Ended right = CommandLineTester.fila(
                "verify", puzzle, file("right", twoColumns).toString());
        Ended open = CommandLineTester.fila(
                "verify",
                puzzle,
                file(
                                "open",
                                twoColumns
                                        .replace("2 0 0, 2 1 0, 2 2 0", "0 0 0, 1 0 0, 2 0 0")
                                        .replace("0 0 0, 0 1 0, 0 2 0", "0 2 0, 1 2 0, 2 2 0"))
                        .toString());
        Ended outside = CommandLineTester.fila(
                "verify",
                puzzle,
                file("outside", twoColumns.replace("2 0 0, 2 1 0, 2 2 0", "1 0 0, 1 1 0, 1 2 0"))
                        .toString());

        assertEquals(0, right.exitCode(), right.err());
        assertTrue(open.out().contains("nothing fills cell 0 1 0"), open.out() + open.err());
        assertTrue(
                outside.out().contains("piece 'I.2' has cell 1 1 0, outside the region"),
                outside.out() + outside.err());
    }

    @Test
    void infoTellsOfTheCellsAndOfNoBlank() throws IOException {
        String info = CommandLineTester.fila(
                        "info", file("ring.txt", RING + THREE_IN_A_ROW).toString())
                .out();

        assertTrue(info.contains("cells       8, of which 2 may stay empty\npieces      2\nshapes      1\n"), info);
        assertTrue(info.contains("images      4 bounded, in 2 orientations, 2.00 a piece\n"), info);
        assertTrue(info.contains("region, '*' is to be filled, '?' may be\nR\n* ? *\n* . *\n* ? *\n~R\n"), info);
        assertFalse(info.contains("\n.    "), info);
    }

    @Test
    void aBlankCannotBeConstrained() throws IOException {
        Path row = file("row.txt", "D:xDim=3:yDim=1:zDim=1\nR\n? ? ?\n~R\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");

        Ended asked = CommandLineTester.fila("solve", "-rc.", row.toString());

        assertEquals(2, asked.exitCode(), asked.out());
    }

    @Test
    void stationaryPiecesThatLeaveOnlyWhatMayStayEmptyAreASolution() throws IOException {
        Path solved = file(
                "solved.txt",
                RING.replace("* ?", "? ?")
                                .replace("? *", "? ?")
                                .replace("* .", "? .")
                                .replace(". *", ". ?") + "C:name=W:type=S:layout=0 0 0\n~D\n");

        Ended ended = CommandLineTester.fila("solve", solved.toString());

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains(". . .\n. - .\nW . .\n"), ended.out());
    }

    @Test
    void aPageShowsTheCellsThatThereAre() throws IOException {
        String puzzle = file("ring.txt", RING + THREE_IN_A_ROW).toString();

        Ended page = CommandLineTester.fila(
                "render", "--output", folder.resolve("page.html").toString(), puzzle);
        Ended drawn = CommandLineTester.fila(
                "render", "--output", folder.resolve("drawn.svg").toString(), puzzle);

        assertEquals(0, page.exitCode(), page.err());
        String shown = Files.readString(folder.resolve("page.html"));
        assertTrue(shown.contains("\"solved\":true,\"region\":[[0,0,0],[0,1,0],"), shown);
        assertEquals(0, drawn.exitCode(), drawn.err());
    }

    @Test
    void sticksAreDrawn() {
        String puzzle = Definitions.file("sticks_123_4x4").toString();
        String welded = Definitions.file("tetrasticks_welded_1s_5x5").toString();

        Ended page = CommandLineTester.fila(
                "render", "--output", folder.resolve("page.html").toString(), welded);
        Ended drawn = CommandLineTester.fila(
                "render", "--output", folder.resolve("drawn.svg").toString(), puzzle);
        Ended pieces = CommandLineTester.fila(
                "render", "--pieces", "--output", folder.resolve("pieces.svg").toString(), puzzle);
        Ended heat = CommandLineTester.fila(
                "stats", "--output", folder.resolve("heat.svg").toString(), puzzle);

        assertEquals(0, page.exitCode(), page.err());
        assertEquals(0, drawn.exitCode(), drawn.err());
        assertEquals(0, pieces.exitCode(), pieces.err());
        assertEquals(0, heat.exitCode(), heat.err());
    }

    /** Two pieces that may not cross, of which one is drawn straight across the other. */
    @Test
    void verifyFindsSticksThatCross() throws IOException {
        Path puzzle = file("sticks.txt", """
                D:lattice=square-edges:xDim=3:yDim=3
                R:layout=0 1 0, 1 1 0, 1 0 1, 1 1 1
                C:name=A:copies=2:layout=0 0 0, 1 0 0
                ~D
                """);
        Path crossing = file("crossing", "# --- PIECES OF SOLUTION 1 ---\nA.1: 0 1 0, 1 1 0\nA.2: 1 0 1, 1 1 1\n");
        Path allowed = file("allowed.txt", Files.readString(puzzle).replace("D:", "D:crossing:"));

        Ended solved = CommandLineTester.fila("count", puzzle.toString());
        Ended wrong = CommandLineTester.fila("verify", puzzle.toString(), crossing.toString());
        Ended right = CommandLineTester.fila("verify", allowed.toString(), crossing.toString());

        assertTrue(solved.err().contains("straight on") || solved.out().startsWith("0 "), solved.out() + solved.err());
        assertTrue(wrong.out().contains("pieces 'A.1' and 'A.2' cross at x = 1, y = 1"), wrong.out() + wrong.err());
        assertEquals(0, right.exitCode(), right.out());
    }

    @Test
    void theBuilderTakesCellsOfARegionAndSuchAsMayStayEmpty() {
        Puzzle puzzle = PuzzleBuilder.inBox("row", 4, 1)
                .region(new int[] {0, 0})
                .optional(new int[] {1, 0}, new int[] {3, 0})
                .piece("A", "##")
                .build();

        assertEquals(
                new Extent(List.of(new Cell(0, 0, 0)), List.of(new Cell(1, 0, 0), new Cell(3, 0, 0))),
                puzzle.container().extent().orElseThrow());
    }

    @Test
    void theBuilderDrawsSticksAsDefinitionsDo() {
        Puzzle puzzle = PuzzleBuilder.inBox("sticks", 3, 1)
                .of(Lattices.named("square-edges").orElseThrow())
                .piece("I", "+#+#+")
                .build();

        assertEquals(
                List.of(new Cell(0, 0, 0), new Cell(1, 0, 0), new Cell(1, 0, 2)),
                puzzle.pieces().get(0).cells());
    }
}
