package io.github.filaforge.lattice;

import java.util.List;

/**
 * Triangles. The axes have 60 degrees between them. Each point has two triangles, which make the rhombus between it and the
 * next points along both axes: class 0 points up and has a corner at the point, class 1 points down.
 */
final class Triangles extends LatticeForm {

    Triangles() {
        super(true, 3, new int[][] {{1, 1}, {2, 2}}, new int[][][] {
            {{-1, 0, 1}, {0, -1, 1}, {0, 0, 1}},
            {{0, 0, -1}, {0, 1, -1}, {1, 0, -1}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofHexagon();
    }

    @Override
    List<String> flatSets() {
        return List.of(
                "diamonds",
                "triamonds",
                "tetriamonds",
                "pentiamonds",
                "hexiamonds",
                "heptiamonds",
                "octiamonds",
                "enneiamonds");
    }

    @Override
    String cellWords() {
        return "a triangle";
    }

    @Override
    int indent() {
        return 2;
    }

    @Override
    CellForm cellForm() {
        return CellForm.triangles();
    }

    /** Returns one colour for triangles that point up, and another for those that point down. */
    @Override
    int colour(Cell cell) {
        return (cell.z() & 1) == 0 ? 1 : -1;
    }
}
