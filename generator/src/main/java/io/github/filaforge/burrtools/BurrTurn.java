package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/** A rotation: a matrix of whole numbers and what its products are to be divided by. Immutable. */
final class BurrTurn {

    private static final int AXES = 3;

    /** Those of the cube in the order of bricks, by what x, y and z become: each fourth, which a turn about x follows. */
    private static final List<String> CUBES = List.of("x y z", "z' y x", "x' y z'", "z y x'", "y' x z", "y x' z");

    private static final BurrTurn ABOUT_X = signed("x z' y");

    /** The same in the order of balls. */
    private static final List<String> BALLS = List.of(
            "x y z",
            "z y' x",
            "y' x z",
            "y z x",
            "x' y' z",
            "z' y x",
            "y x' z",
            "y' z' x",
            "z x y",
            "x z y'",
            "x' z y",
            "z' x y'",
            "z' x' y",
            "x' z' y'",
            "x z' y",
            "z x' y'",
            "z y x'",
            "x y' z'",
            "y' z x'",
            "y x z'",
            "z' y' x'",
            "x' y z'",
            "y z' x'",
            "y' x' z'");

    /**
     * The further turns of flat pieces of balls: the number of a threefold axis, about which a half turn follows the one of a
     * letter, a being the first of the others.
     */
    private static final String FLAT = "1v 1u 3v 3u 1r 1n 2r 2n 2v 2b 0v 0b 3r 3k 0r 0k 3x 3e 2x 2e 1t 1e 0t 0e "
            + "3f 1h 0x 0d 2o 2l 0i 0n 3p 1m 1j 0u 0a 3w 3c 1q 2s 2g 3l 2t 2p 0j 2h 2u "
            + "0w 3d 3q 1f 1s 0m 0c 3o 1i 1g 2k 2a 2w 0q 3t 3s 3m 3n 1o 1p 2i 2j 0l 2f "
            + "0h 0g 3b 3a 1d 1c 1x 1w 2q 0s 2m 0p 0o 3j 3i 1l 1k 0f 3h 3g 1b 1a 2d 2c";

    private static final List<Cell> THREEFOLD =
            List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

    /** By 60 degrees, where that is the angle between the axes. */
    private static final BurrTurn SIXTH = new BurrTurn(1, 0, -1, 0, 1, 1, 0, 0, 0, 1);

    /** By half a turn about the line in the layer that is upright. */
    private static final BurrTurn TURNED_OVER = new BurrTurn(1, -1, -1, 0, 0, 1, 0, 0, 0, -1);

    private final int scale;
    /** Row by row. */
    private final int[] matrix;

    private BurrTurn(int scale, int... matrix) {
        this.scale = scale;
        this.matrix = matrix;
    }

    /** A signed permutation, by what the axes become. */
    private static BurrTurn signed(String rows) {
        int[] matrix = new int[AXES * AXES];
        String[] axes = rows.split(" ");
        for (int row = 0; row < AXES; row++) {
            matrix[AXES * row + axes[row].charAt(0) - 'x'] = axes[row].endsWith("'") ? -1 : 1;
        }
        return new BurrTurn(1, matrix);
    }

    /** The 24 of the cube. */
    static List<BurrTurn> ofCubes() {
        List<BurrTurn> turns = new ArrayList<>();
        for (String rows : CUBES) {
            BurrTurn turn = signed(rows);
            BurrTurn aboutX = signed("x y z");
            for (int quarters = 0; quarters < 4; quarters++) {
                turns.add(aboutX.then(turn));
                aboutX = aboutX.then(ABOUT_X);
            }
        }
        return List.copyOf(turns);
    }

    /** The 12 of the triangular prism, for centres by oblique axes. */
    static List<BurrTurn> ofPrisms() {
        List<BurrTurn> turns = new ArrayList<>();
        for (BurrTurn first : List.of(signed("x y z"), TURNED_OVER)) {
            BurrTurn turn = first;
            for (int sixths = 0; sixths < 6; sixths++) {
                turns.add(turn);
                turn = turn.then(SIXTH);
            }
        }
        return List.copyOf(turns);
    }

    /** The 24 of the cube and the 96 of flat pieces of balls. */
    static List<BurrTurn> ofBalls() {
        List<BurrTurn> cube = BALLS.stream().map(BurrTurn::signed).toList();
        List<BurrTurn> turns = new ArrayList<>(cube);
        for (String each : FLAT.split(" ")) {
            turns.add(cube.get(each.charAt(1) - 'a').then(halfTurn(THREEFOLD.get(each.charAt(0) - '0'))));
        }
        return List.copyOf(turns);
    }

    private static BurrTurn halfTurn(Cell a) {
        return new BurrTurn(
                3,
                2 * a.x() * a.x() - 3,
                2 * a.x() * a.y(),
                2 * a.x() * a.z(),
                2 * a.y() * a.x(),
                2 * a.y() * a.y() - 3,
                2 * a.y() * a.z(),
                2 * a.z() * a.x(),
                2 * a.z() * a.y(),
                2 * a.z() * a.z() - 3);
    }

    /** The other rotation after this one. */
    private BurrTurn then(BurrTurn other) {
        int[] product = new int[AXES * AXES];
        for (int row = 0; row < AXES; row++) {
            for (int column = 0; column < AXES; column++) {
                for (int i = 0; i < AXES; i++) {
                    product[AXES * row + column] += other.matrix[AXES * row + i] * matrix[AXES * i + column];
                }
            }
        }
        return new BurrTurn(scale * other.scale, product);
    }

    /** What the numbers of a place that is carried along are to be divided by. */
    int scale() {
        return scale;
    }

    /** The scaled place to which a place is carried. */
    Cell apply(Cell place) {
        return new Cell(row(0, place), row(1, place), row(2, place));
    }

    private int row(int row, Cell place) {
        return matrix[AXES * row] * place.x() + matrix[AXES * row + 1] * place.y() + matrix[AXES * row + 2] * place.z();
    }
}
