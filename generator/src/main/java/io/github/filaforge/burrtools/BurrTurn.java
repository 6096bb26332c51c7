package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/** A rotation: a matrix of integers, and the number by which its products are divided. Immutable. */
final class BurrTurn {

    private static final int AXES = 3;

    /**
     * Every fourth rotation of the cube, in the order of bricks, as the signed axes that become x, y and z. The three
     * rotations behind each of them begin with one, two and three quarter turns about x.
     */
    private static final List<String> CUBES = List.of("x y z", "z' y x", "x' y z'", "z y x'", "y' x z", "y x' z");

    private static final BurrTurn ABOUT_X = signed("x z' y");

    /** All rotations of the cube in the order of balls, as the signed axes that become x, y and z. */
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
     * The further turns of flat pieces of balls. Each has the number of a threefold axis and a letter. The letter is the
     * number of a rotation of the cube in {@link #BALLS}, from a; a half turn about the axis follows this rotation.
     */
    private static final String FLAT = "1v 1u 3v 3u 1r 1n 2r 2n 2v 2b 0v 0b 3r 3k 0r 0k 3x 3e 2x 2e 1t 1e 0t 0e "
            + "3f 1h 0x 0d 2o 2l 0i 0n 3p 1m 1j 0u 0a 3w 3c 1q 2s 2g 3l 2t 2p 0j 2h 2u "
            + "0w 3d 3q 1f 1s 0m 0c 3o 1i 1g 2k 2a 2w 0q 3t 3s 3m 3n 1o 1p 2i 2j 0l 2f "
            + "0h 0g 3b 3a 1d 1c 1x 1w 2q 0s 2m 0p 0o 3j 3i 1l 1k 0f 3h 3g 1b 1a 2d 2c";

    private static final List<Cell> THREEFOLD =
            List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

    /** The turn by 60 degrees, for axes that have this angle between them. */
    private static final BurrTurn SIXTH = new BurrTurn(1, 0, -1, 0, 1, 1, 0, 0, 0, 1);

    /** The half turn about the line of a layer that stands upright in it. */
    private static final BurrTurn TURNED_OVER = new BurrTurn(1, -1, -1, 0, 0, 1, 0, 0, 0, -1);

    private final int scale;
    /** The nine entries of the matrix, row by row. */
    private final int[] matrix;

    private BurrTurn(int scale, int... matrix) {
        this.scale = scale;
        this.matrix = matrix;
    }

    /** Returns a signed permutation, from the signed axes that become x, y and z. */
    private static BurrTurn signed(String rows) {
        int[] matrix = new int[AXES * AXES];
        String[] axes = rows.split(" ");
        for (int row = 0; row < AXES; row++) {
            matrix[AXES * row + axes[row].charAt(0) - 'x'] = axes[row].endsWith("'") ? -1 : 1;
        }
        return new BurrTurn(1, matrix);
    }

    /** Returns the 24 rotations of the cube. */
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

    /** Returns the 12 rotations of the triangular prism, for centres in oblique axes. */
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

    /** Returns the 24 rotations of the cube and the 96 further turns of flat pieces of balls. */
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

    /** Returns the number by which the coordinates of a place that {@link #apply} returns are divided. */
    int scale() {
        return scale;
    }

    /** Returns the place to which a place is carried, multiplied by {@link #scale}. */
    Cell apply(Cell place) {
        return new Cell(row(0, place), row(1, place), row(2, place));
    }

    private int row(int row, Cell place) {
        return matrix[AXES * row] * place.x() + matrix[AXES * row + 1] * place.y() + matrix[AXES * row + 2] * place.z();
    }
}
