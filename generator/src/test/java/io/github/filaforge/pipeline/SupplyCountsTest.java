package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.search.SearchBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of the tilings of rectangles by any number of each piece, by each strategy that serves supplies. */
class SupplyCountsTest {

    private static final Piece SQUARE = piece("O", 0, 0, 1, 0, 0, 1, 1, 1);
    private static final Piece STRAIGHT = piece("I", 0, 0, 1, 0, 2, 0, 3, 0);
    private static final Piece STRAIGHT_TROMINO = piece("i", 0, 0, 1, 0, 2, 0);

    static List<SolverForm> forms() {
        return SolverForm.servingSupplies();
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag("seconds")
    void rectanglesAreTiledByAnyNumberOfEachTetromino(SolverForm form) {
        List<Piece> tetrominoes = PieceSet.named("tetrominoes").orElseThrow().pieces();

        assertEquals(117, count(form, new Box(4, 4, 1), tetrominoes, 0));
        assertEquals(454, count(form, new Box(5, 4, 1), tetrominoes, 0));
        assertEquals(2003, count(form, new Box(6, 4, 1), tetrominoes, 0));
        assertEquals(40_899, count(form, new Box(8, 4, 1), tetrominoes, 0));
    }

    @Tag("seconds")
    @ParameterizedTest
    @MethodSource("forms")
    void aBoardOfOneFullWordIsTiledByAnyNumberOfTwoPieces(SolverForm form) {
        assertEquals(66_653, count(form, new Box(8, 8, 1), List.of(STRAIGHT_TROMINO, SQUARE), 0));
    }

    /** In two rows each straight tetromino lies beside another one, so that the numbers of tilings are Fibonacci numbers. */
    @ParameterizedTest
    @MethodSource("forms")
    @Tag("seconds")
    void aBoardOfSeveralWordsIsTiledByAnyNumberOfTwoPieces(SolverForm form) {
        assertEquals(2584, count(form, new Box(34, 2, 1), List.of(SQUARE, STRAIGHT), 0));
    }

    /** 15 squares and a pair of straight tetrominoes have 16 places for the pair, and 17 squares one way. */
    @ParameterizedTest
    @MethodSource("forms")
    @Tag("seconds")
    void requiredPiecesOfABoardOfSeveralWordsAreInEachTiling(SolverForm form) {
        assertEquals(17, count(form, new Box(34, 2, 1), List.of(SQUARE, STRAIGHT), 15));
    }

    /** 8 pieces are 4 squares and 4 pairs of squares in one of 70 orders, and 9 pieces are 6 and 3 in one of 84. */
    @ParameterizedTest
    @MethodSource("forms")
    void theNumberOfPiecesInAllIsInItsRange(SolverForm form) {
        Puzzle puzzle = puzzle(new Box(12, 1, 1), List.of(piece("o", 0, 0), piece("oo", 0, 0, 1, 0)), 0);
        PieceRange range = new PieceRange(8, 9);

        assertEquals(
                70 + 84,
                count(form, new Puzzle(puzzle.name(), puzzle.container(), puzzle.oneSided(), puzzle.pieces(), range)));
    }

    private static Piece piece(String name, int... xAndY) {
        return new Piece(
                name,
                IntStream.range(0, xAndY.length / 2)
                        .mapToObj(cell -> new Cell(xAndY[2 * cell], xAndY[2 * cell + 1], 0))
                        .toList(),
                false);
    }

    private static long count(SolverForm form, Box box, List<Piece> shapes, int required) {
        return count(form, puzzle(box, shapes, required));
    }

    private static long count(SolverForm form, Puzzle puzzle) {
        return SearchBuilder.prepare(
                        puzzle, form.request().distinct(Distinct.ALL).build())
                .count()
                .longValueExact();
    }

    /**
     * Returns a puzzle of any number of each piece.
     *
     * @param required the number of pieces of the first shape that every solution has
     */
    private static Puzzle puzzle(Box box, List<Piece> shapes, int required) {
        List<Piece> pieces = new ArrayList<>();
        for (Piece shape : shapes) {
            int most = (int) box.volume() / shape.cells().size();
            for (int copy = 0; copy < most; copy++) {
                boolean isOptional = copy >= required || !shape.equals(shapes.get(0));
                pieces.add(new Piece(shape.name() + copy, shape.cells(), false, List.of(), isOptional));
            }
        }
        return new Puzzle("supply", box, false, pieces);
    }
}
