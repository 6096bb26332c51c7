package io.github.filaforge.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The groups of symmetries of lattices; the groups for hexagons are for axes with 60 degrees between them. */
enum Symmetries {
    CUBE,
    SQUARE,
    HEXAGON,
    HEXAGONAL_PRISM,
    HYPERCUBE;

    private static final Symmetry IDENTITY = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
    /** The reflection that exchanges x and y. */
    private static final Symmetry EXCHANGE = Symmetry.of(0, 1, 0, 1, 0, 0, 0, 0, 1);

    private static final Symmetry QUARTER_TURN = Symmetry.of(0, -1, 0, 1, 0, 0, 0, 0, 1);
    /** A turn of 60 degrees, for axes that have this angle between them. */
    private static final Symmetry SIXTH_TURN = Symmetry.of(0, -1, 0, 1, 1, 0, 0, 0, 1);

    private static final Symmetry UPSIDE_DOWN = Symmetry.of(1, 0, 0, 0, 1, 0, 0, 0, -1);

    /** The half turn that exchanges x and y. */
    private static final Symmetry TURNED_OVER = EXCHANGE.then(UPSIDE_DOWN);

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};

    /** Returns the symmetries of the group, the identity first. */
    List<Symmetry> all() {
        return switch (this) {
            case CUBE -> signed(List.of(PERMUTATIONS));
            case SQUARE -> generated(QUARTER_TURN, EXCHANGE);
            case HEXAGON -> generated(SIXTH_TURN, EXCHANGE);
            case HEXAGONAL_PRISM -> generated(SIXTH_TURN, EXCHANGE, UPSIDE_DOWN);
            case HYPERCUBE -> signed(permutations(4));
        };
    }

    /** Returns the turns from which all turns of pieces are composed, by the letters that definitions have for them. */
    Map<Character, Symmetry> letters() {
        Map<Character, Symmetry> letters = new TreeMap<>();
        switch (this) {
            case CUBE -> {
                letters.put('z', QUARTER_TURN);
                letters.put('o', TURNED_OVER);
                letters.put('x', Symmetry.of(1, 0, 0, 0, 0, -1, 0, 1, 0));
            }
            case SQUARE -> {
                letters.put('z', QUARTER_TURN);
                letters.put('o', EXCHANGE);
            }
            case HEXAGON -> {
                letters.put('z', SIXTH_TURN);
                letters.put('o', EXCHANGE);
            }
            case HEXAGONAL_PRISM -> {
                letters.put('z', SIXTH_TURN);
                letters.put('o', TURNED_OVER);
            }
            case HYPERCUBE -> {
                letters.put('z', Symmetry.ofAxes(new int[] {1, 0, 2, 3}, -1, 1, 1, 1));
                letters.put('o', Symmetry.ofAxes(new int[] {1, 0, 2, 3}, 1, 1, -1, 1));
                letters.put('x', Symmetry.ofAxes(new int[] {0, 2, 1, 3}, 1, -1, 1, 1));
                letters.put('w', Symmetry.ofAxes(new int[] {0, 1, 3, 2}, 1, 1, -1, 1));
            }
        }
        return letters;
    }

    /** Returns all signed permutations of the axes; of cubes, the sign of x changes last, and that of hypercubes first. */
    private static List<Symmetry> signed(List<int[]> permutations) {
        List<Symmetry> all = new ArrayList<>();
        for (int[] axes : permutations) {
            for (int bits = 0; bits < 1 << axes.length; bits++) {
                int[] signs = new int[axes.length];
                for (int axis = 0; axis < signs.length; axis++) {
                    int bit = axes.length == 3 ? 2 - axis : axis;
                    signs[axis] = (bits >> bit & 1) == 0 ? 1 : -1;
                }
                all.add(Symmetry.ofAxes(axes, signs));
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
