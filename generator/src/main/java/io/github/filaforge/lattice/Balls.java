package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of balls in the densest packing (face-centred cubic): its cells are the points whose coordinates have an even
 * sum.
 *
 * <p>Balls in a plane across a diagonal of the cube form a triangular lattice, whose turns by 60 degrees are not turns of
 * the cube. So pieces in such a plane have more orientations than the 24 turns of the cube give.
 */
final class Balls extends LatticeForm {

    private static final int THIRDS = 3;

    Balls() {
        super(Symmetries.CUBE, false, new int[][] {
            {-1, -1, 0}, {-1, 0, -1}, {-1, 0, 1}, {-1, 1, 0}, {0, -1, -1}, {0, -1, 1},
            {1, 1, 0}, {1, 0, 1}, {1, 0, -1}, {1, -1, 0}, {0, 1, 1}, {0, 1, -1},
        });
        isFull = false;
        furtherTurns = List.of(halfTurn(1, 1, 1), halfTurn(1, 1, -1), halfTurn(1, -1, 1), halfTurn(-1, 1, 1));
        furtherTurnScale = THIRDS;
        solidSets = List.of("dispheres", "trispheres", "tetraspheres", "pentaspheres");
        rule = "x + y + z of a ball is even";
    }

    /**
     * Returns the half turn about a diagonal of the cube, in thirds: with n along the diagonal, p becomes 2 (p n) n / (n n)
     * - p. As the layers across a diagonal repeat after three, this turns each of them by 60 degrees, up to a turn of the
     * cube.
     */
    private static Symmetry halfTurn(int x, int y, int z) {
        return Symmetry.of(
                2 - THIRDS, 2 * x * y, 2 * x * z, 2 * x * y, 2 - THIRDS, 2 * y * z, 2 * x * z, 2 * y * z, 2 - THIRDS);
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
    boolean contains(Box box, Cell cell) {
        return super.contains(box, cell) && hasCell(cell);
    }

    @Override
    boolean hasCell(Cell cell) {
        return (cell.x() + cell.y() + cell.z() & 1) == 0;
    }

    @Override
    Cell translationTo(Cell place) {
        return hasCell(place) ? place : new Cell(place.x() - 1, place.y(), place.z());
    }
}
