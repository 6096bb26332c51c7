package io.github.filaforge.lattice;

import java.util.List;

/** Cubes, which are squares in one layer. */
final class Cubes extends LatticeForm {

    Cubes() {
        super(false, 1, new int[][] {{0, 0}}, new int[][][] {
            {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofCube();
    }

    @Override
    List<String> flatSets() {
        return List.of("dominoes", "trominoes", "tetrominoes", "pentominoes", "hexominoes", "heptominoes");
    }

    @Override
    List<String> solidSets() {
        return List.of("soma", "tetracubes", "pentacubes");
    }

    @Override
    String cellWords() {
        return "a cube";
    }

    @Override
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.POLYGON, false, 1, 1, new int[] {0, 0, 1, 0, 1, 1, 0, 1});
    }

    @Override
    boolean isOrthogonal() {
        return true;
    }

    /** Returns the colour of a chessboard. */
    @Override
    int colour(Cell cell) {
        return ((cell.x() + cell.y() + cell.z()) & 1) == 0 ? 1 : -1;
    }
}
