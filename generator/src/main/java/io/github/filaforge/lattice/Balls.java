package io.github.filaforge.lattice;

import java.util.List;

/**
 * Balls in the densest packing (face-centred cubic): places whose coordinates have an even sum.
 *
 * <p>Balls in a plane across a diagonal of the cube form a triangular lattice, whose turns by 60 degrees are not turns of
 * the cube. So pieces in such a plane have more orientations than the 24 turns of the cube give.
 */
final class Balls extends LatticeForm {

    private static final int THIRDS = 3;

    Balls() {
        super(false, 1, new int[][] {{0, 0}}, new int[][][] {
            {
                {-1, -1, 0}, {-1, 0, -1}, {-1, 0, 1}, {-1, 1, 0}, {0, -1, -1}, {0, -1, 1},
                {1, 1, 0}, {1, 0, 1}, {1, 0, -1}, {1, -1, 0}, {0, 1, 1}, {0, 1, -1},
            },
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofCube();
    }

    /**
     * Returns the half turns about the four diagonals of the cube, in thirds: with n along a diagonal, p becomes 2 (p n) n /
     * (n n) - p. As the layers across a diagonal repeat after three, this turns each of them by 60 degrees, up to a turn of
     * the cube.
     */
    @Override
    List<Symmetry> furtherTurns() {
        return List.of(halfTurn(1, 1, 1), halfTurn(1, 1, -1), halfTurn(1, -1, 1), halfTurn(-1, 1, 1));
    }

    private static Symmetry halfTurn(int x, int y, int z) {
        return Symmetry.of(
                2 - THIRDS, 2 * x * y, 2 * x * z, 2 * x * y, 2 - THIRDS, 2 * y * z, 2 * x * z, 2 * y * z, 2 - THIRDS);
    }

    @Override
    int furtherTurnScale() {
        return THIRDS;
    }

    @Override
    List<String> solidSets() {
        return List.of("dispheres", "trispheres", "tetraspheres", "pentaspheres");
    }

    @Override
    String cellWords() {
        return "a ball";
    }

    /** Returns the colouring of four colours in which no two balls that touch are alike. */
    @Override
    List<Colouring> colourings() {
        return List.of(Colouring.ofStripes());
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.BALL, false, 1, 0.75, new int[] {1, 0, 0, 1, -1, 0, 0, -1});
    }

    @Override
    boolean isFull() {
        return false;
    }

    @Override
    boolean contains(Box box, Cell cell) {
        return super.contains(box, cell) && isBall(cell);
    }

    @Override
    boolean hasCell(Cell cell) {
        return isBall(cell);
    }

    @Override
    String rule() {
        return "x + y + z of a ball is even";
    }

    @Override
    Cell translationTo(Cell place) {
        return isBall(place) ? place : new Cell(place.x() - 1, place.y(), place.z());
    }

    private static boolean isBall(Cell cell) {
        return (cell.x() + cell.y() + cell.z() & 1) == 0;
    }
}
