package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of hexagons, in a plane or in layers. The axes of a layer have 60 degrees between them, and lead across sides
 * of the hexagons.
 */
final class Hexagons extends LatticeForm {

    private static final int[][] IN_A_PLANE = {{-1, 0, 0}, {-1, 1, 0}, {0, -1, 0}, {1, 0, 0}, {1, -1, 0}, {0, 1, 0}};

    private static final int[][] IN_LAYERS = {
        {-1, 0, 0}, {-1, 1, 0}, {0, -1, 0}, {0, 0, -1}, {1, 0, 0}, {1, -1, 0}, {0, 1, 0}, {0, 0, 1}
    };

    Hexagons(boolean isPlanar) {
        super(isPlanar ? Symmetries.HEXAGON : Symmetries.HEXAGONAL_PRISM, isPlanar, isPlanar ? IN_A_PLANE : IN_LAYERS);
        indent = 1;
        if (isPlanar) {
            flatSets = List.of("dihexes", "trihexes", "tetrahexes", "pentahexes", "hexahexes");
            rule = "the third number of a hexagon is 0";
        } else {
            solidSets = List.of("hexagonal-diprisms", "hexagonal-triprisms", "hexagonal-tetraprisms");
        }
    }

    /** Returns the colourings. In those of three colours no two neighbours are alike. */
    @Override
    List<Colouring> colourings() {
        return isPlanar
                ? List.of(inThreeColours(1), Colouring.ofStripes())
                : List.of(inThreeColours(1), inThreeColours(-1));
    }

    private static Colouring inThreeColours(int upwards) {
        return new Colouring(3, cell -> Math.floorMod(cell.x() - cell.y() + upwards * cell.z(), 3));
    }

    /** Returns the form of hexagons round their points. */
    @Override
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.POLYGON, true, 3, 1.1, new int[] {1, 1, -1, 2, -2, 1, -1, -1, 1, -2, 2, -1});
    }
}
