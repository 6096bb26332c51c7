package io.github.filaforge.lattice;

import java.util.List;

/** Hexagons in layers. */
final class HexagonPrisms extends LatticeForm {

    HexagonPrisms() {
        super(false, 1, new int[][] {{0, 0}}, new int[][][] {
            {{-1, 0, 0}, {-1, 1, 0}, {0, -1, 0}, {0, 0, -1}, {1, 0, 0}, {1, -1, 0}, {0, 1, 0}, {0, 0, 1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofHexagonalPrism();
    }

    @Override
    String cellWords() {
        return "a prism";
    }

    @Override
    int indent() {
        return 1;
    }

    @Override
    CellForm cellForm() {
        return CellForm.hexagons();
    }
}
