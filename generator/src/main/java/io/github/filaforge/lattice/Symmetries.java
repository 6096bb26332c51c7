package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Groups of symmetries, the identity first in each. */
final class Symmetries {

    private static final Symmetry IDENTITY = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
    /** The reflection that exchanges x and y. */
    private static final Symmetry EXCHANGE = Symmetry.of(0, 1, 0, 1, 0, 0, 0, 0, 1);

    private static final Symmetry QUARTER_TURN = Symmetry.of(0, -1, 0, 1, 0, 0, 0, 0, 1);
    /** A turn of 60 degrees, for axes that have this angle between them. */
    private static final Symmetry SIXTH_TURN = Symmetry.of(0, -1, 0, 1, 1, 0, 0, 0, 1);

    private static final Symmetry UPSIDE_DOWN = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, -1);

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};

    private Symmetries() {}

    /** Returns all 48 symmetries of the cube. */
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

    /** Returns the 8 symmetries of the square. */
    static List<Symmetry> ofSquare() {
        return generated(QUARTER_TURN, EXCHANGE);
    }

    /** Returns the 12 symmetries of the hexagon, for axes with 60 degrees between them. */
    static List<Symmetry> ofHexagon() {
        return generated(SIXTH_TURN, EXCHANGE);
    }

    /** Returns the 24 symmetries of the hexagonal prism, for axes with 60 degrees between them. */
    static List<Symmetry> ofHexagonalPrism() {
        return generated(SIXTH_TURN, EXCHANGE, UPSIDE_DOWN);
    }

    /** Returns all 384 symmetries of the hypercube. */
    static List<Symmetry> ofHypercube() {
        List<Symmetry> all = new ArrayList<>();
        for (int[] axes : permutations(4)) {
            for (int signs = 0; signs < 16; signs++) {
                int bits = signs;
                int[] each = IntStream.range(0, 4)
                        .map(axis -> (bits >> axis & 1) == 0 ? 1 : -1)
                        .toArray();
                all.add(Symmetry.ofAxes(axes, each));
            }
        }
        return all;
    }

    /** Returns all orders of a number of axes, the ascending one first. */
    private static List<int[]> permutations(int count) {
        if (count == 0) {
            return List.of(new int[0]);
        }
        List<int[]> all = new ArrayList<>();
        for (int[] shorter : permutations(count - 1)) {
            for (int at = count - 1; at >= 0; at--) {
                int[] longer = new int[count];
                for (int i = 0; i < count; i++) {
                    longer[i] = i < at ? shorter[i] : i == at ? count - 1 : shorter[i - 1];
                }
                all.add(longer);
            }
        }
        return all;
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
