package io.github.filaforge.lattice;

import java.util.List;

/** Hexagons. The axes have 60 degrees between them, and lead across sides. */
final class Hexagons extends LatticeForm {

    Hexagons() {
        super(true, 1, new int[][] {{0, 0}}, new int[][][] {
            {{-1, 0, 0}, {-1, 1, 0}, {0, -1, 0}, {1, 0, 0}, {1, -1, 0}, {0, 1, 0}},
        });
    }

    @Override
    List<Symmetry> symmetries() {
        return Symmetries.ofHexagon();
    }

    @Override
    List<String> flatSets() {
        return List.of("dihexes", "trihexes", "tetrahexes", "pentahexes", "hexahexes");
    }

    @Override
    String cellWords() {
        return "a hexagon";
    }

    @Override
    int indent() {
        return 1;
    }

    /** Returns the colourings. In the one of three colours no two neighbours are alike. */
    @Override
    List<Colouring> colourings() {
        return List.of(new Colouring(3, cell -> Math.floorMod(cell.x() - cell.y(), 3)), Colouring.ofStripes());
    }

    @Override
    CellForm cellForm() {
        return CellForm.hexagons();
    }
}
