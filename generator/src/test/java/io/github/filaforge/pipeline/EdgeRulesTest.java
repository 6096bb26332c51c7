package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainCorners;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known edge puzzles with rules that Eternity II does not have. */
@Tag("seconds")
class EdgeRulesTest {

    private static BigInteger count(EdgePuzzle puzzle, String strategy) {
        return SearchBuilder.prepare(
                        puzzle, SearchRequest.builder().strategy(strategy).build())
                .count();
    }

    /** Boards of ten digits have one solution or few, and boards of three digits have many. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"3, 10", "4, 10", "5, 10", "3, 3", "4, 6", "5, 7"})
    void tetraVexHasTheKnownSolutionAndTheSolutionsOfThePlainSearch(int side, int colours) {
        for (long seed = 0; seed < 2; seed++) {
            EdgeGenerator.Rules rules = new EdgeGenerator.Rules(OptionalInt.empty(), colours, false, Periods.NONE);
            EdgeGenerator.Board board = EdgeGenerator.generate("tetravex", side, side, rules, seed);
            Set<EdgeBoard> boards = PlainEdgeSearch.boards(board.puzzle());
            int[] known = board.solution().stream()
                    .mapToInt(placement -> placement.piece() * EdgePiece.SIDES)
                    .toArray();

            assertTrue(boards.contains(new EdgeChecker(board.puzzle()).check(known)));
            Sample sample = new Sample(Kind.FIXED, seed, board.puzzle(), List.of(), boards);
            for (String strategy : EdgeTrial.STRATEGIES) {
                new EdgeTrial(sample, strategy).assertFindsAllBoards();
                new EdgeTrial(sample, strategy).assertFindsOneOfEachClass();
            }
        }
    }

    @Test
    void scrambleSquaresHaveTheSolutionsOfThePlainSearch() {
        EdgePuzzle squares =
                Filaforge.readEdges(Definitions.file("scramble_3x3")).get(0);
        Set<EdgeBoard> boards = PlainEdgeSearch.boards(squares);
        Sample sample = new Sample(Kind.PARTNERS, 0, squares, List.of(), boards);

        assertEquals(4, boards.size());
        for (String strategy : EdgeTrial.STRATEGIES) {
            new EdgeTrial(sample, strategy).assertFindsAllBoards();
            assertEquals(BigInteger.ONE, count(squares, strategy));
        }
    }

    /** Two pieces have equal sides, and one of them may not be turned: exchanged, they make another solution. */
    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void piecesThatMayBeTurnedAndPiecesThatMayNotAreNoCopies(String strategy) {
        EdgePiece fixed = new EdgePiece("A", List.of(0, 1, 2, 1), false);
        EdgePiece turning = new EdgePiece("B", List.of(0, 1, 2, 1), true);

        assertEquals(BigInteger.valueOf(4), count(row(fixed, turning), strategy));
        assertEquals(BigInteger.valueOf(1), count(row(fixed, new EdgePiece("B", fixed.sides(), false)), strategy));
        assertEquals(BigInteger.valueOf(5), count(row(turning, new EdgePiece("A", fixed.sides(), true)), strategy));
    }

    /** A turn of the board is a symmetry if no piece that may not be turned looks different after it. */
    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void theBoardIsTurnedIfAllFixedPiecesLookAlike(String strategy) {
        EdgePiece turning = new EdgePiece("A", List.of(0, 0, 1, 2), true);
        EdgePiece plain = new EdgePiece("B", List.of(0, 0, 0, 0), false);
        EdgePiece alsoPlain = new EdgePiece("C", List.of(0, 0, 0, 0), true);
        EdgePiece last = new EdgePiece("D", List.of(0, 0, 0, 0), false);
        EdgePiece other = new EdgePiece("D", List.of(0, 0, 0, 3), false);

        assertEquals(BigInteger.valueOf(1), count(square(turning, plain, alsoPlain, last), strategy));
        assertEquals(BigInteger.valueOf(6), count(square(turning, plain, alsoPlain, other), strategy));
    }

    /** Every piece is used in one solution or another, but none in all: up to rotation each solution counts once. */
    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void piecesAreUsedInAnyNumberOrLeftOver(String strategy) {
        String any = """
                D:xDim=2:yDim=2:edges=0
                E:name=A:sides=0 0 1 1:copies=*
                E:name=B:sides=0 0 1 2:copies=*
                E:name=C:sides=0 0 2 1:copies=*
                E:name=D:sides=0 0 2 2:copies=*
                ~D
                """;
        String two = any.replace("*", "2").replace("edges=0", "edges=0:pool");

        EdgePuzzle unbounded = read(any);
        assertEquals(16, unbounded.pieceCount());
        assertEquals(BigInteger.valueOf(6), count(unbounded, strategy));
        assertEquals(PlainEdgeSearch.boards(read(two)).size(), all(read(two), strategy));
    }

    /**
     * A corner of a board of 16x16: three by three cells of pieces out of 256. No piece has the partner of the colour of the
     * rim, so this colour lies at the rim only.
     */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void theCornersOfAPoolOf256PiecesAreThoseOfAPlainCount(String strategy) {
        EdgePuzzle whole = EdgeGenerator.generate("whole", 16, 16, 8, 28, 11).puzzle();
        EdgePuzzle corner = new EdgePuzzle(
                "corner",
                4,
                4,
                OptionalInt.of(0),
                new BoardGaps(Set.of(), Set.of(3, 7, 11, 12, 13, 14, 15)),
                Periods.NONE,
                Map.of(0, 9999, 9999, 0),
                whole.pieces(),
                List.of());

        int corners = new PlainCorners(whole).count();

        assertTrue(corners > 100, () -> corners + " corners");
        assertEquals(corners, all(corner, strategy));
    }

    private static EdgePuzzle read(String text) {
        return DefinitionReader.readAll("board.txt", text)
                .get(0)
                .edges()
                .orElseThrow()
                .puzzle();
    }

    private static int all(EdgePuzzle puzzle, String strategy) {
        return SearchBuilder.prepare(
                        puzzle,
                        SearchRequest.builder()
                                .strategy(strategy)
                                .distinct(Distinct.ALL)
                                .build())
                .count()
                .intValueExact();
    }

    private static EdgePuzzle square(EdgePiece... pieces) {
        return new EdgePuzzle("square", 2, 2, OptionalInt.empty(), List.of(pieces), List.of());
    }

    private static EdgePuzzle row(EdgePiece... pieces) {
        return new EdgePuzzle("row", pieces.length, 1, OptionalInt.empty(), List.of(pieces), List.of());
    }
}
