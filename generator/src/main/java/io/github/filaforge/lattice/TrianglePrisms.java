package io.github.filaforge.lattice;

import java.util.List;

/** Triangles in layers. The third number of a cell is twice its layer, and one more for class 1. */
final class TrianglePrisms extends LatticeForm {

    TrianglePrisms() {
        super(false, 3, new int[][] {{1, 1}, {2, 2}}, new int[][][] {
            {{-1, 0, 1}, {0, -1, 1}, {0, 0, -2}, {0, 0, 1}, {0, 0, 2}},
            {{0, 0, -2}, {0, 0, -1}, {0, 0, 2}, {0, 1, -1}, {1, 0, -1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofHexagonalPrism();
    }

    @Override
    List<String> solidSets() {
        return List.of(
                "triangular-diprisms", "triangular-triprisms", "triangular-tetraprisms", "triangular-pentaprisms");
    }

    @Override
    String cellWords() {
        return "a prism";
    }

    @Override
    String rule() {
        return "the third number of a prism is twice its layer, and 1 more if it points down";
    }

    @Override
    int indent() {
        return 2;
    }

    @Override
    CellForm cellForm() {
        return CellForm.triangles();
    }

    @Override
    int colour(Cell cell) {
        return (Math.floorMod(cell.z(), 2) + Math.floorDiv(cell.z(), 2) & 1) == 0 ? 1 : -1;
    }
}
