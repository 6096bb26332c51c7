package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small puzzles with colours, counted by hand. */
class ColoursTest {

    private static final int[] CORNER = {0, 0};
    private static final int[] RIGHT = {1, 0};

    /** A domino with colours 1 and 2 at its ends and a neutral one, in a square of 2x2. */
    @ParameterizedTest
    @CsvSource({
        // no cell has a colour: both ways to lay dominoes, and either may be the coloured one
        "0, 0, 4, 1",
        // it covers the corner with its 1, and may lie in two directions, which a reflection exchanges; or not: 2 more
        "1, 1, 4, 2",
        // the corner takes no colour of pieces: it lies opposite
        "3, 0, 2, 1",
    })
    void aColouredCornerAllowsWhatGoesWithIt(int corner, int match, long all, long distinct) {
        PuzzleBuilder builder = PuzzleBuilder.inBox("square", 2, 2)
                .colouredPiece("A", List.of(1, 2), CORNER, RIGHT)
                .piece("B", CORNER, RIGHT);
        if (corner > 0) {
            builder.colour(corner, CORNER);
        }
        if (match > 0) {
            builder.match(match, corner);
        }
        Puzzle puzzle = builder.build();

        for (SolverForm form : SolverForm.all()) {
            assertEquals(BigInteger.valueOf(all), count(form, puzzle, Distinct.ALL), form::toString);
            assertEquals(BigInteger.valueOf(distinct), count(form, puzzle, Distinct.UP_TO_ROTATION), form::toString);
        }
    }

    private static BigInteger count(SolverForm form, Puzzle puzzle, Distinct distinct) {
        return SearchBuilder.prepare(puzzle, form.request().distinct(distinct).build())
                .count();
    }

    @Test
    void waysToTurnAPieceThatFillTheSameCellsAreOneSolution() {
        Puzzle puzzle = PuzzleBuilder.inBox("row", 2, 1)
                .colouredPiece("A", List.of(1, 2), CORNER, RIGHT)
                .build();

        assertEquals(1, ImageFinder.find(puzzle, Distinct.ALL).size());
    }

    @Test
    void aPieceThatLiesWithAColourWhereItMayNotIsWrong() {
        Puzzle puzzle = PuzzleBuilder.inBox("row", 3, 1)
                .colouredPiece("A", List.of(1, 2), CORNER, RIGHT)
                .piece("B", CORNER)
                .colour(1, CORNER)
                .match(1, 1)
                .match(2, 2)
                .colour(1, RIGHT)
                .build();
        PlacedPiece a = new PlacedPiece("A", List.of(List.of(0, 0, 0), List.of(1, 0, 0)));
        PlacedPiece b = new PlacedPiece("B", List.of(List.of(2, 0, 0)));
        Solution solution = new Solution("file", 1, 1, 1, puzzle, List.of(a, b));

        assertEquals(
                "is wrong: piece 'A' cannot be turned so that its colours go with those of its cells, such as 1 0 0",
                new Verifier(puzzle, Verifier.Sameness.NONE).verify(solution).text());
    }

    /** A ring of four: a domino with colour 1 at its ends cannot cover the cell of colour 2, given beyond the seam. */
    @Test
    void coloursGoRoundAClosedBox() {
        Puzzle puzzle = DefinitionReader.read("ring.txt", """
                        D:xDim=4:yDim=1:zDim=1:wrap=x:match=1-1
                        K:colour=2:layout=6 0 0
                        C:name=A:colours=1 1:layout=0 0 0, 1 0 0
                        C:name=B:layout=0 0 0, 1 0 0
                        ~D
                        """).get(0).puzzle();
        Verifier verifier = new Verifier(puzzle, Verifier.Sameness.NONE);

        for (SolverForm form : SolverForm.all()) {
            if (!form.strategy().name().equals("dynamic-sieve")) {
                assertEquals(BigInteger.TWO, count(form, puzzle, Distinct.ALL), form::toString);
            }
        }
        for (int first = 0; first < 4; first++) {
            List<PlacedPiece> pieces = List.of(domino("A", first), domino("B", first + 2));
            Verdict verdict = verifier.verify(new Solution("file", 1, 1, 1, puzzle, pieces));
            boolean isWrong = first == 1 || first == 2;
            assertEquals(isWrong, verdict.kind() == Verdict.Kind.WRONG, "from " + first);
            assertEquals(isWrong, verdict.text().endsWith("go with those of its cells, such as 2 0 0"), verdict.text());
        }
    }

    private static PlacedPiece domino(String name, int first) {
        return new PlacedPiece(name, List.of(List.of(first, 0, 0), List.of(first + 1, 0, 0)));
    }

    @Test
    void coloursWithoutMatchAreWarnedOf() {
        Defined<Puzzle> puzzle = DefinitionReader.read("puzzle.txt", """
                D:xDim=2:yDim=1:zDim=1
                K:colour=1:layout=0 0 0
                C:name=A:colours=1 0:layout=0 0 0, 1 0 0
                ~D
                """).get(0);

        assertEquals(List.of("""
                puzzle.txt:3:8: warning: piece 'A' has colours, but none of them goes with a colour of the container
                C:name=A:colours=1 0:layout=0 0 0, 1 0 0
                       ^
                name the pairs that go together in D, as in match=1-1 1-2"""), puzzle.warnings());
    }
}
