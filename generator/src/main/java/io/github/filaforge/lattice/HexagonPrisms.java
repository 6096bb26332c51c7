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
    List<String> solidSets() {
        return List.of("hexagonal-diprisms", "hexagonal-triprisms", "hexagonal-tetraprisms");
    }

    @Override
    String cellWords() {
        return "a prism";
    }

    @Override
    int indent() {
        return 1;
    }

    /** Returns two colourings of three colours in which no two neighbours are alike. */
    @Override
    List<Colouring> colourings() {
        return List.of(
                new Colouring(3, cell -> Math.floorMod(cell.x() - cell.y() + cell.z(), 3)),
                new Colouring(3, cell -> Math.floorMod(cell.x() - cell.y() - cell.z(), 3)));
    }

    @Override
    CellForm cellForm() {
        return CellForm.hexagons();
    }
}
