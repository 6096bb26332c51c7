package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;

/** Groups of symmetries, the identity first in each. */
final class Symmetries {

    private static final Symmetry IDENTITY = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
    /** The other corner of the plane: x and y exchanged. */
    private static final Symmetry EXCHANGE = Symmetry.of(0, 1, 0, 1, 0, 0, 0, 0, 1);

    private static final Symmetry QUARTER_TURN = Symmetry.of(0, -1, 0, 1, 0, 0, 0, 0, 1);
    /** A turn of 60 degrees, where that is the angle between the axes. */
    private static final Symmetry SIXTH_TURN = Symmetry.of(0, -1, 0, 1, 1, 0, 0, 0, 1);

    private static final Symmetry UPSIDE_DOWN = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, -1);

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};

    private Symmetries() {}

    /** All 48 of the cube. */
    static List<Symmetry> ofCube() {
        List<Symmetry> all = new ArrayList<>();
        for (int[] axes : PERMUTATIONS) {
            for (int signs = 0; signs < 8; signs++) {
                int x = (signs & 4) == 0 ? 1 : -1;
                int y = (signs & 2) == 0 ? 1 : -1;
                int z = (signs & 1) == 0 ? 1 : -1;
                all.add(Symmetry.ofAxes(axes, x, y, z));
            }
        }
        return all;
    }

    /** The 8 of the square. */
    static List<Symmetry> ofSquare() {
        return generated(QUARTER_TURN, EXCHANGE);
    }

    /** The 12 of the hexagon, where the axes have 60 degrees between them. */
    static List<Symmetry> ofHexagon() {
        return generated(SIXTH_TURN, EXCHANGE);
    }

    /** The 24 of the hexagonal prism, with such axes. */
    static List<Symmetry> ofHexagonalPrism() {
        return generated(SIXTH_TURN, EXCHANGE, UPSIDE_DOWN);
    }

    private static List<Symmetry> generated(Symmetry... generators) {
        List<Symmetry> all = new ArrayList<>(List.of(IDENTITY));
        for (int next = 0; next < all.size(); next++) {
            for (Symmetry generator : generators) {
                Symmetry product = all.get(next).then(generator);
                if (!all.contains(product)) {
                    all.add(product);
                }
            }
        }
        return all;
    }
}
