package io.github.filaforge.lattice;

import java.util.List;

/** The lattice of cubes. Puzzles of squares are puzzles of cubes in a box of one layer. */
final class Cubes extends LatticeForm {

    Cubes() {
        super(Symmetries.CUBE, false, new int[][] {
            {-1, 0, 0}, {0, -1, 0}, {0, 0, -1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1},
        });
        isOrthogonal = true;
        flatSets = List.of("dominoes", "trominoes", "tetrominoes", "pentominoes", "hexominoes", "heptominoes");
        solidSets = List.of("soma", "tetracubes", "pentacubes");
    }

    /**
     * Returns the colour of a cell when cells are coloured as on a chessboard: 1 if the sum of its coordinates is even, else
     * -1.
     */
    @Override
    int colour(Cell cell) {
        return ((cell.x() + cell.y() + cell.z()) & 1) == 0 ? 1 : -1;
    }
}
