package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {

    /** A stationary piece in the corner; two pieces of two cells and one of one. */
    private static Board corner(String stationary, String copies, String single) {
        return new Board(new String[] {stationary + " . .", ". . ."}, "", new String[] {copies, single});
    }

    /** The single piece comes first, at x = 0 and y = 0, then the others upright. */
    private static final int[] SOLUTION = {0, 1, 1, 2, 2, 1, 0, 0};

    @Test
    void thePictureHasStationaryPiecesAndCopiesInTheOrderOfPlacing() {
        Board board = corner("S", "A B", "C");

        assertEquals("S A B\nC A B\n", board.draw(SOLUTION));
        assertArrayEquals(board.draw(SOLUTION).getBytes(StandardCharsets.UTF_8), board.drawBytes(SOLUTION));
    }

    @Test
    void thePictureHasColumnsForTheLongestName() {
        assertEquals(
                "\u00e4 A\u2082 B\nC A\u2082 B\n",
                corner("\u00e4", "A\u2082 B", "C").draw(SOLUTION).replace("  ", " "));
    }

    @Test
    void thePicturesOfTwoSolutionsDoNotMix() {
        Board board = corner("S", "A B", "C");
        board.draw(SOLUTION);

        assertEquals("S B B\nA A C\n", board.draw(new int[] {0, 0, 1, 2, 1, 0, 0, 1}));
    }

    @Test
    void thePiecesComeInTheOrderOfPlacingWithoutStationaryOnes() {
        assertEquals(
                List.of(
                        new PlacedPiece("C", List.of(List.of(0, 0, 0))),
                        new PlacedPiece("A", List.of(List.of(1, 0, 0), List.of(1, 1, 0))),
                        new PlacedPiece("B", List.of(List.of(2, 0, 0), List.of(2, 1, 0)))),
                corner("S", "A B", "C").pieces(SOLUTION));
    }

    @Test
    void theCellsOfAPieceAscendWhateverTheOrderOfPositions() {
        Board layers = new Board(new String[] {". . , . ."}, "3 1 2 0", new String[] {"A"});

        assertEquals(
                List.of(List.of(0, 0, 0), List.of(0, 0, 1), List.of(1, 0, 0), List.of(1, 0, 1)),
                layers.pieces(new int[] {0, 0, 0, 0, 0}).get(0).cells());
    }

    @Test
    void thePositionsAreInTheGivenOrder() {
        Board layers = new Board(new String[] {". . , . ."}, "3 1 2 0", new String[] {"A", "B"});
        // B is placed first.
        int[] solution = {0, 1, 1, 1, 1, 0};

        assertEquals("A A , A B\n", layers.draw(solution));
        assertEquals(List.of(List.of(1, 0, 1)), layers.pieces(solution).get(0).cells());
    }
}
