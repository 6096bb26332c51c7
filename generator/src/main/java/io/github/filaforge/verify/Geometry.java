package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Turns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The motions of pieces in a lattice, as the literature on each lattice describes them: a turn is a map of points and
 * classes. This class shares no code with the turns of pieces in searches, so that an error in one of them is noticed.
 */
final class Geometry {

    private static final List<Integer> X = List.of(1, 0, 0);
    private static final List<Integer> Y = List.of(0, 1, 0);
    private static final List<Integer> Z = List.of(0, 0, 1);
    private static final List<Integer> MINUS_Y = List.of(0, -1, 0);

    /**
     * The rows of a quarter turn about z. {@link #SIXTH} is a turn by 60 degrees, for axes that have this angle between
     * them.
     */
    private static final List<List<Integer>> QUARTER = List.of(MINUS_Y, X, Z);

    private static final List<List<Integer>> SIXTH = List.of(MINUS_Y, List.of(1, 1, 0), Z);
    private static final List<List<Integer>> EXCHANGE = List.of(Y, X, Z);
    private static final List<List<Integer>> TURNED_OVER = List.of(Y, X, List.of(0, 0, -1));
    private static final List<List<Integer>> QUARTER_ABOUT_X = List.of(X, List.of(0, 0, -1), Y);
    private static final List<List<Integer>> MIRROR_OF_X = List.of(List.of(-1, 0, 0), Y, Z);
    private static final List<Integer> STAY = List.of(0, 0, 0);
    private static final List<Integer> LEFT = List.of(-1, 0, 0);

    private final int classes;
    private final boolean planar;
    /** Generators of the turns in the plane of a layer, of all turns, and of all motions with the reflections. */
    private final List<Motion> inPlane;

    private final List<Motion> turns;
    private final List<Motion> all;
    /** The map from a cell to the point to which it belongs. */
    private final UnaryOperator<Cell> point;

    private Geometry(boolean planar, Motion turn, List<Motion> others, Motion mirror) {
        this(
                planar,
                turn,
                others,
                mirror,
                cell -> classPoint(cell, turn.classes().size()));
    }

    private Geometry(boolean planar, Motion turn, List<Motion> others, Motion mirror, UnaryOperator<Cell> point) {
        this(planar, List.of(turn), joined(others, turn), joined(others, turn, mirror), point);
    }

    Geometry(boolean planar, List<Motion> inPlane, List<Motion> turns, List<Motion> all, UnaryOperator<Cell> point) {
        this.planar = planar;
        this.classes = all.get(0).classes().size();
        this.inPlane = inPlane;
        this.turns = turns;
        this.all = all;
        this.point = point;
    }

    private static List<Motion> joined(List<Motion> motions, Motion... others) {
        return Stream.concat(motions.stream(), Arrays.stream(others)).toList();
    }

    static Geometry of(String lattice) {
        return switch (lattice) {
            case "hexagonal" -> new Geometry(true, single(SIXTH), List.of(), single(EXCHANGE));
            case "triangular" -> new Geometry(true, turnOfTriangles(), List.of(), pair(EXCHANGE));
            case "hexagonal-edges" ->
                new Geometry(
                        true,
                        new Motion(SIXTH, List.of(STAY, LEFT, List.of(-1, 1, 0)), List.of(1, 2, 0)),
                        List.of(),
                        new Motion(EXCHANGE, List.of(STAY, STAY, STAY), List.of(1, 0, 2)));
            case "square-edges" ->
                new Geometry(
                        true,
                        new Motion(QUARTER, List.of(STAY, LEFT, STAY), List.of(1, 0, 2)),
                        List.of(),
                        new Motion(EXCHANGE, List.of(STAY, STAY, STAY), List.of(1, 0, 2)));
            case "tetrakis" ->
                new Geometry(
                        true,
                        new Motion(QUARTER, List.of(LEFT, LEFT, LEFT, LEFT), List.of(1, 2, 3, 0)),
                        List.of(),
                        new Motion(EXCHANGE, List.of(STAY, STAY, STAY, STAY), List.of(3, 2, 1, 0)));
            case "triangular-prism" ->
                new Geometry(false, turnOfTriangles(), List.of(pair(TURNED_OVER)), pair(EXCHANGE));
            case "hexagonal-prism" ->
                new Geometry(false, single(SIXTH), List.of(single(TURNED_OVER)), single(EXCHANGE));
            case "rhombic" -> ofVoxels(cell -> firstOfBlock(cell, 5));
            case "tetra-octa" -> ofVoxels(Geometry::firstOfTwoBlocks);
            case "hypercubic" ->
                new Geometry(
                        false,
                        single(ofFour(MINUS_Y, X, Z)),
                        List.of(
                                single(ofFour(X, List.of(0, 0, -1), Y)),
                                single(List.of(
                                        List.of(1, 0, 0, 0),
                                        List.of(0, 1, 0, 0),
                                        List.of(0, 0, 0, -1),
                                        List.of(0, 0, 1, 0)))),
                        single(ofFour(List.of(-1, 0, 0), Y, Z)));
            case "cubic", "fcc" ->
                new Geometry(false, single(QUARTER), List.of(single(QUARTER_ABOUT_X)), single(MIRROR_OF_X));
            default -> throw new IllegalArgumentException("no description of the lattice " + lattice);
        };
    }

    /** Returns a matrix of four dimensions that leaves w as it is. */
    private static List<List<Integer>> ofFour(List<Integer> x, List<Integer> y, List<Integer> z) {
        List<List<Integer>> rows = new ArrayList<>();
        for (List<Integer> row : List.of(x, y, z)) {
            rows.add(List.of(row.get(0), row.get(1), row.get(2), 0));
        }
        rows.add(List.of(0, 0, 0, 1));
        return rows;
    }

    /** Returns the geometry of cells that are voxels of a block, which are turned about a corner of the block. */
    private static Geometry ofVoxels(UnaryOperator<Cell> point) {
        return new Geometry(
                false,
                new Motion(QUARTER, List.of(LEFT), List.of(0)),
                List.of(new Motion(QUARTER_ABOUT_X, List.of(List.of(0, -1, 0)), List.of(0))),
                new Motion(MIRROR_OF_X, List.of(LEFT), List.of(0)),
                point);
    }

    private static Cell firstOfBlock(Cell cell, int length) {
        return new Cell(
                length * Math.floorDiv(cell.x(), length),
                length * Math.floorDiv(cell.y(), length),
                length * Math.floorDiv(cell.z(), length));
    }

    /**
     * Returns the point of blocks that are of two kinds like the squares of a chessboard. The point of a block of the second
     * kind is the first voxel of the block before it along y.
     */
    private static Cell firstOfTwoBlocks(Cell cell) {
        Cell first = firstOfBlock(cell, 3);
        boolean isOther = Math.floorMod((first.x() + first.y() + first.z()) / 3, 2) == 1;
        return isOther ? first.minus(new Cell(0, 3, 0)) : first;
    }

    private static Cell classPoint(Cell cell, int classes) {
        return new Cell(cell.x(), cell.y(), classes == 1 ? cell.z() : cell.z() - Math.floorMod(cell.z(), classes));
    }

    private static Motion single(List<List<Integer>> rows) {
        return new Motion(rows, List.of(STAY), List.of(0));
    }

    private static Motion pair(List<List<Integer>> rows) {
        return new Motion(rows, List.of(STAY, STAY), List.of(0, 1));
    }

    private static Motion turnOfTriangles() {
        return new Motion(SIXTH, List.of(LEFT, List.of(-1, 1, 0)), List.of(1, 0));
    }

    /** Returns the number of cells that belong to each point. */
    int classes() {
        return classes;
    }

    /** Returns the motions that a piece may make. */
    List<Motion> moves(Turns turns) {
        if (turns.areListed()) {
            return turns.words().stream().map(this::move).toList();
        }
        List<Motion> rotations = turns.equals(Turns.TURN) ? products(inPlane) : wholes(false);
        return switch (turns.toString()) {
            case "fixed" -> rotations.subList(0, 1);
            case "flip" -> rotations.stream().filter(Motion::keepsLayers).toList();
            default -> rotations;
        };
    }

    /** Returns the motion of a word: the moves of its letters, one after the other. */
    private Motion move(String word) {
        Motion motion = products(List.of()).get(0);
        for (char letter : (word.equals("0") ? "" : word).toCharArray()) {
            motion = move(letter).after(motion);
        }
        return motion;
    }

    private Motion move(char letter) {
        Motion inLayer = inPlane.get(0);
        return switch (letter) {
            case 'z' -> inLayer;
            case 'o' -> turnedOver(inLayer);
            case 'x' -> turns.get(0);
            default -> turns.get(1);
        };
    }

    /** Returns the motion that turns a piece over and exchanges x and y. */
    private Motion turnedOver(Motion inLayer) {
        if (planar) {
            return all.get(all.size() - 1);
        }
        Motion first = turns.get(0);
        return first.rows().equals(TURNED_OVER) ? first : inLayer.after(first.after(first));
    }

    /**
     * Returns the motions that may be made with a puzzle as a whole: in a plane it may be turned over too; in space
     * reflections are added if they count.
     */
    List<Motion> wholes(boolean reflected) {
        return planar || reflected ? all() : products(turns);
    }

    /** Returns all motions, reflections among them. */
    List<Motion> all() {
        return products(all);
    }

    /** Returns all products of some motions, the identity first. Motions that differ by a translation are one. */
    private List<Motion> products(List<Motion> generators) {
        List<Motion> products =
                new ArrayList<>(List.of(Motion.identity(all.get(0).rows().size(), classes)));
        Set<Motion> known = new HashSet<>(products);
        for (int i = 0; i < products.size(); i++) {
            for (Motion generator : generators) {
                Motion product = generator.after(products.get(i));
                if (known.add(product)) {
                    products.add(product);
                }
            }
        }
        return products;
    }

    /** Returns the point to which a cell belongs, as the translation from the origin to it. */
    Cell point(Cell cell) {
        return point.apply(cell);
    }

    /** Returns cells that are given in ascending order, moved so that the first of them belongs to the origin. */
    List<Cell> atOrigin(List<Cell> cells) {
        Cell point = point(cells.get(0));
        return cells.stream().map(cell -> cell.minus(point)).toList();
    }

    /**
     * Returns the cells to which a motion carries cells, in ascending order and moved so that the first of them belongs to
     * the origin.
     */
    List<Cell> atOrigin(List<Cell> cells, Motion motion) {
        return atOrigin(cells.stream().map(motion::apply).sorted().toList());
    }
}
