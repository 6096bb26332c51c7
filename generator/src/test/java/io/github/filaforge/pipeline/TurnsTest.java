package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small puzzles whose pieces may not make all turns, counted by hand. */
@Tag("seconds")
class TurnsTest {

    private static final String SQUARE = "D:xDim=2:yDim=2:zDim=1\n";
    private static final String LONG = "D:xDim=3:yDim=2:zDim=1\n";
    private static final String ALONG_X = "layout=0 0 0, 1 0 0\n";
    private static final String CORNER = "layout=0 0 0, 1 0 0, 0 1 0\n";
    private static final String OPPOSITE = "layout=1 0 0, 0 1 0, 1 1 0\n";

    /** The number of all solutions, and the number of solutions up to symmetry. */
    static Stream<Arguments> counted() {
        return Stream.of(
                Arguments.of("dominoes", SQUARE + "C:name=A:copies=2:" + ALONG_X, 2, 1),
                Arguments.of("fixed dominoes", SQUARE + "C:name=A:copies=2:turns=fixed:" + ALONG_X, 1, 1),
                Arguments.of(
                        "fixed dominoes across one another",
                        SQUARE + "C:name=A:turns=fixed:" + ALONG_X + "C:name=B:turns=fixed:layout=0 0 0, 0 1 0\n",
                        0,
                        0),
                // B lies above A or below it: a reflection carries one of the two to the other
                Arguments.of(
                        "a fixed domino and another that fill equal cells",
                        SQUARE + "C:name=A:turns=fixed:" + ALONG_X + "C:name=B:" + ALONG_X,
                        2,
                        1),
                Arguments.of(
                        "dominoes beside a fixed domino that comes after them",
                        "D:xDim=4:yDim=2:zDim=1\nC:name=P:copies=3:" + ALONG_X + "C:name=Q:turns=fixed:" + ALONG_X,
                        10,
                        3),
                // B fits nowhere, so the turns that it may not make are symmetries all the same
                Arguments.of("dominoes beside a fixed piece that fits nowhere", """
                        D:xDim=4:yDim=2:zDim=1
                        C:name=A:copies=4:layout=0 0 0, 1 0 0
                        C:name=B:copies=0-2:turns=fixed:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0
                        """, 5, 4),
                Arguments.of("corners", LONG + "C:name=A:copies=2:" + CORNER, 2, 1),
                Arguments.of("a fixed corner", LONG + "C:name=A:turns=fixed:" + CORNER + "C:name=B:" + CORNER, 1, 1),
                Arguments.of(
                        "corners that a half turn exchanges",
                        "D:xDim=6:yDim=2:zDim=1:turns=fixed\nC:name=A:copies=2:" + CORNER + "C:name=B:copies=2:"
                                + OPPOSITE,
                        1,
                        1),
                Arguments.of("corners that make half turns", LONG + "C:name=A:copies=2:turns=0 zz:" + CORNER, 1, 1),
                // A and B fill equal cells where both stand upright, but only B may lie too
                Arguments.of(
                        "dominoes with single turns",
                        SQUARE + "C:name=A:turns=z:" + ALONG_X + "C:name=B:turns=0 z:" + ALONG_X,
                        2,
                        1),
                Arguments.of(
                        "turns of a piece in a puzzle with other turns",
                        "D:xDim=3:yDim=2:zDim=1:turns=fixed\nC:name=A:turns=turn:" + CORNER + "C:name=B:" + CORNER,
                        1,
                        1),
                Arguments.of("a one-sided puzzle with a piece that may be flipped", """
                        D:xDim=4:yDim=2:zDim=1:oneSide
                        C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
                        C:name=B:turns=flip:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
                        """, 2, 1),
                Arguments.of(
                        "flip and all on a board of one layer",
                        "D:xDim=4:yDim=1:zDim=1\nC:name=A:turns=flip:" + ALONG_X + "C:name=B:" + ALONG_X,
                        1,
                        1),
                Arguments.of(
                        "dominoes that may not stand upright",
                        "D:xDim=2:yDim=1:zDim=2\nC:name=A:copies=2:turns=flip:" + ALONG_X,
                        1,
                        1),
                Arguments.of(
                        "a domino that stands upright",
                        "D:xDim=1:yDim=1:zDim=2\nC:name=A:turns=fixed:layout=0 0 0, 0 0 1\n",
                        1,
                        1),
                Arguments.of("triangles that may not be turned into one another", """
                        D:lattice=triangular:xDim=2:yDim=1:turns=fixed
                        C:name=A:copies=2:layout=0 0 0
                        C:name=B:copies=2:layout=0 0 1
                        """, 1, 1),
                Arguments.of(
                        "pieces that are copies since the box leaves them equal turns",
                        "D:lattice=hexagonal:xDim=4:yDim=1:turns=fixed\nC:name=A:" + ALONG_X + "C:name=B:turns=turn:"
                                + ALONG_X,
                        1,
                        1));
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource("counted")
    void everyStrategyCountsAndListsThem(String name, String definition, long all, long distinct) {
        Puzzle puzzle =
                DefinitionReader.read("test.txt", definition + "~D\n").get(0).puzzle();

        for (SolverForm form : SolverForm.all()) {
            assertCountedAndListed(all, form, puzzle, Distinct.ALL);
            assertCountedAndListed(distinct, form, puzzle, Distinct.UP_TO_ROTATION);
        }
    }

    private static void assertCountedAndListed(long expected, SolverForm form, Puzzle puzzle, Distinct distinct) {
        SearchJob search =
                SearchBuilder.prepare(puzzle, form.request().distinct(distinct).build());

        assertEquals(BigInteger.valueOf(expected), search.count(), form::toString);
        assertEquals(expected, Solutions.of(search).pictures().size(), form::toString);
    }

    /** The pieces turn in the plane, and the box has two layers of squares: the piece lies in either, in four ways. */
    @Test
    void turnsKeepPiecesInTheirLayers() {
        Puzzle puzzle = PuzzleBuilder.inBox("box", 2, 2, 2)
                .turns(Turns.TURN)
                .piece("A", new int[] {0, 0, 0}, new int[] {1, 0, 0}, new int[] {0, 1, 0})
                .piece("B", new int[] {0, 0, 0}, new int[] {1, 0, 0}, new int[] {0, 1, 0})
                .piece("C", new int[] {0, 0, 0}, new int[] {0, 0, 1})
                .turning(Turns.ALL)
                .build();

        assertEquals(4 * 2 + 3 * 4, ImageFinder.find(puzzle, Distinct.ALL).size());
        assertEquals(Turns.ALL, puzzle.turns(puzzle.pieces().get(2)));
        assertEquals("""
                D:turns=turn:xDim=2:yDim=2:zDim=2
                C:name=A:type=M:layout=0 0 0, 0 1 0, 1 0 0
                C:name=B:type=M:layout=0 0 0, 0 1 0, 1 0 0
                C:name=C:type=M:turns=all:layout=0 0 0, 0 0 1
                ~D
                """, DefinitionWriter.write(puzzle));
    }

    @Test
    void turnsOfBallsStandBesideTurnsOfTheLattice() {
        String definition = """
                D:lattice=fcc:turns=lattice fixed:xDim=3:yDim=1:zDim=1
                C:name=A:type=M:copies=2:turns=turn:layout=0 0 0
                ~D
                """;

        Puzzle puzzle = DefinitionReader.read("test.txt", definition).get(0).puzzle();

        assertEquals(definition, DefinitionWriter.write(puzzle));
    }

    @Test
    void onlyAMobilePieceIsGivenTurnsInCode() {
        PuzzleBuilder builder = PuzzleBuilder.inBox("box", 2, 2);

        assertThrows(RequestException.class, () -> builder.turning(Turns.FIXED));
        builder.stationary("W", new int[] {0, 0});
        assertThrows(RequestException.class, () -> builder.turning(Turns.FIXED));
    }

    @Test
    void aPieceInAnOrientationThatItMayNotHaveIsWrong() {
        Puzzle puzzle = PuzzleBuilder.inBox("square", 2, 2)
                .piece("A", new int[] {0, 0}, new int[] {1, 0})
                .turning(Turns.FIXED)
                .piece("B", new int[] {0, 0}, new int[] {1, 0})
                .build();
        PlacedPiece a = new PlacedPiece("A", List.of(List.of(0, 0, 0), List.of(0, 1, 0)));
        PlacedPiece b = new PlacedPiece("B", List.of(List.of(1, 0, 0), List.of(1, 1, 0)));
        Solution solution = new Solution("file", 1, 1, 1, puzzle, List.of(a, b));

        assertEquals(
                "is wrong: piece 'A' is turned in a way that turns=fixed does not allow",
                new Verifier(puzzle, Verifier.Sameness.NONE).verify(solution).text());
    }
}
