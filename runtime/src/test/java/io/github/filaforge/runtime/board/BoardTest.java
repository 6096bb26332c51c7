package io.github.filaforge.runtime.board;

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

    /** Two by two rhombuses of two triangles; a stationary piece on the lower triangle of x = 1 and y = 1. */
    private static Board triangles(String stationary, String... pieces) {
        return new Board(
                new String[] {". . " + stationary + " .", ". . . ."}, "", pieces, new BoardForm("triangular", 2, 2, 0));
    }

    /** The pieces on the cells by x, then y, then class: three pieces of two triangles and one of one. */
    private static final int[] TRIANGLES = {0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1};

    @Test
    void theCellsOfAPointStandSideBySideAndRowsAreIndented() {
        Board board = triangles("S", "A B", "C D");

        assertEquals("  B B S D\nA A C C\n", board.draw(TRIANGLES));
        assertEquals(
                List.of(
                        new PlacedPiece("A", List.of(List.of(0, 0, 0), List.of(0, 0, 1))),
                        new PlacedPiece("B", List.of(List.of(0, 1, 0), List.of(0, 1, 1))),
                        new PlacedPiece("C", List.of(List.of(1, 0, 0), List.of(1, 0, 1))),
                        new PlacedPiece("D", List.of(List.of(1, 1, 1)))),
                board.pieces(TRIANGLES));
        assertEquals(List.of(new PlacedPiece("S", List.of(List.of(1, 1, 0)))), board.stationaryPieces());
        assertEquals(List.of(2, 2, 1), board.box());
    }

    @Test
    void rowsAreIndentedByTheWidthOfTheLongestName() {
        assertEquals(
                "   B  B  S  D\nA  A  C1 C1\n", triangles("S", "A B", "C1 D").draw(TRIANGLES));
    }

    @Test
    void halfAColumnIsAWholeNumberOfCharacters() {
        BoardForm hexagons = new BoardForm("hexagonal", 1, 1, 0);
        String[] region = {". .", ". ."};
        int[] solution = {0, 0, 1, 1, 0, 1};

        assertEquals(" A B\nA B\n", new Board(region, "", new String[] {"A", "B"}, hexagons).draw(solution));
        assertEquals("  A   B1\nA   B1\n", new Board(region, "", new String[] {"A", "B1"}, hexagons).draw(solution));
    }

    @Test
    void layersAreSeparatedAndTheirCellsHaveNumbersOfLayerAndClass() {
        Board prisms = new Board(
                new String[] {". . , . ."}, "", new String[] {"A", "B"}, new BoardForm("triangular-prism", 2, 2, 0));
        int[] solution = {0, 1, 0, 1, 0, 1};

        assertEquals("A B , A B\n", prisms.draw(solution));
        assertEquals(
                List.of(List.of(0, 0, 1), List.of(0, 0, 3)),
                prisms.pieces(solution).get(1).cells());
    }

    @Test
    void aPlaceWithoutCellIsDrawnAsAHyphenAndIsNoPiece() {
        Board balls = new Board(
                new String[] {"\t .", ". -", "\t \t"}, "", new String[] {"A B"}, new BoardForm("fcc", 1, 0, 0));
        int[] solution = {0, 1, 0, 0};

        assertEquals("- B\nA -\n- -\n", balls.draw(solution));
        assertEquals(List.of(List.of(0, 1, 0)), balls.pieces(solution).get(0).cells());
        assertEquals(List.of(List.of(1, 2, 0)), balls.pieces(solution).get(1).cells());
        assertEquals(List.of(new PlacedPiece("-", List.of(List.of(1, 1, 0)))), balls.stationaryPieces());
        assertEquals(List.of(2, 3, 1), balls.box());
    }

    @Test
    void inFourDimensionsLayersAreThoseOfEachZByW() {
        Board hypercubes = new Board(
                new String[] {". , . , S , ."},
                "",
                new String[] {"A", "B"},
                new BoardForm("hypercubic", 1, 0, 0).withFourthAxis(2));
        int[] solution = {0, 1, 0, 0, 1};

        assertEquals("A: 0 0 0 0, 0 0 1 1\nB: 0 0 0 1\nS: 0 0 1 0\n", hypercubes.draw(solution));
        assertEquals(List.of(0, 0, 1, 1), hypercubes.cell(2));
        assertEquals(List.of(1, 1, 2, 2), hypercubes.box());
    }

    @Test
    void gapsAreOneCharacterAmongLongerNamesToo() {
        Board balls = new Board(new String[] {"\t . \t"}, "", new String[] {"A1"}, new BoardForm("fcc", 1, 0, 0));

        assertEquals("-  A1 -\n", balls.draw(new int[] {0, 0}));
    }

    @Test
    void whereThereAreNoPicturesThePiecesAreListed() {
        // The edges of one hexagon, in the numbering that its neighbours share: two of the edges lie before the box.
        Board edges = new Board(
                new String[] {"\t \t . \t . \t", "\t . \t S . ."},
                "",
                new String[] {"A B"},
                new BoardForm("hexagonal-edges", 3, 0, 1));
        int[] solution = {0, 0, 1, 1, 1, 0, 0};

        assertEquals("A: -1 -1 1, -1 0 2\nB: 0 -1 1, 0 -1 2, 0 0 1\nS: 0 -1 0\n", edges.draw(solution));
        assertEquals(List.of(1, 1, 1), edges.box());
    }
}
