package io.github.filaforge.lattice;

import java.util.List;

/**
 * The lattice of triangles, in a plane or in layers. The axes of a layer have 60 degrees between them. Each point has two
 * triangles, which make the rhombus between it and the next points along both axes: class 0 points up and has a corner at
 * the point, class 1 points down. The third number of a cell is twice its layer, and one more for class 1.
 */
final class Triangles extends LatticeForm {

    private static final int[][][] IN_A_PLANE = {
        {{-1, 0, 1}, {0, -1, 1}, {0, 0, 1}},
        {{0, 0, -1}, {0, 1, -1}, {1, 0, -1}},
    };

    private static final int[][][] IN_LAYERS = {
        {{-1, 0, 1}, {0, -1, 1}, {0, 0, -2}, {0, 0, 1}, {0, 0, 2}},
        {{0, 0, -2}, {0, 0, -1}, {0, 0, 2}, {0, 1, -1}, {1, 0, -1}},
    };

    Triangles(boolean isPlanar) {
        super(
                isPlanar ? Symmetries.HEXAGON : Symmetries.HEXAGONAL_PRISM,
                isPlanar,
                3,
                new int[][] {{1, 1}, {2, 2}},
                isPlanar ? IN_A_PLANE : IN_LAYERS);
        indent = 2;
        if (isPlanar) {
            String names = "diamonds triamonds tetriamonds pentiamonds hexiamonds heptiamonds octiamonds enneiamonds";
            flatSets = List.of(names.split(" "));
            rule = "the third number of a triangle is its class, 0 or 1";
        } else {
            String names = "triangular-diprisms triangular-triprisms triangular-tetraprisms triangular-pentaprisms";
            solidSets = List.of(names.split(" "));
            rule = "the third number of a prism is twice its layer, and 1 more if it points down";
        }
    }

    /** Returns the form of the two triangles of each rhombus. */
    @Override
    CellForm cellForm() {
        return CellForm.of(
                CellForm.Kind.POLYGON, true, 1, 1.5, new int[] {0, 0, 1, 0, 0, 1}, new int[] {1, 0, 1, 1, 0, 1});
    }

    /** Returns the colours of the triangles of a layer that point up and down, which alternate from layer to layer. */
    @Override
    int colour(Cell cell) {
        return (Math.floorMod(cell.z(), 2) + Math.floorDiv(cell.z(), 2) & 1) == 0 ? 1 : -1;
    }
}
