package io.github.filaforge.edge;

import io.github.filaforge.lattice.Periods;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes boards with a known solution. As in Eternity II, the joins along the rim have colours that no other joins have.
 * Among the joins along the rim, and also among all other joins, the numbers of joins of two colours differ by one at most.
 * If the rim has no colour, as in TetraVex, the sides at the rim count as joins, and the numbers of joins of two colours
 * differ by one at most. Equal arguments always give an equal board.
 */
public final class EdgeGenerator {

    /** The colour of the rim. */
    private static final int RIM = 0;

    /**
     * The number of exchanges of two joins that are tried, so that no two pieces are equal and none looks alike when turned.
     */
    private static final int EXCHANGES = 5_000;

    /** The neighbour of a side at the rim. */
    private static final int NONE = -1;

    private final Rules rules;
    private final int width;
    private final int height;
    private final Random random;
    private final List<Join> alongRim = new ArrayList<>();
    private final List<Join> inside = new ArrayList<>();
    /** The colours of the sides of each cell. */
    private final int[][] sides;

    /** The number of pieces that have equal colours, by these colours. */
    private final Map<EdgePiece, Integer> equal = new HashMap<>();

    /**
     * Two sides that meet, or a side at the rim.
     *
     * @param cell the cell at the left or above
     * @param side the side of this cell: right or down; any side if it lies at the rim
     * @param neighbour the other cell; {@link #NONE} for a side at the rim
     */
    private record Join(int cell, int side, int neighbour) {}

    /**
     * The properties that a board is to have.
     *
     * @param rim the number of colours of joins along the rim, from 1 to the number of these joins; empty if the rim has no
     *     colour of its own
     * @param inner the number of colours of all other joins, from 1 to their number, or 0 if there are none; without a
     *     colour of the rim, the number of colours of all joins and sides at the rim
     * @param mayTurn true if the pieces may be turned
     * @param periods the axes along which the board is closed
     */
    public record Rules(OptionalInt rim, int inner, boolean mayTurn, Periods periods) {

        /** The rules of a board with a rim of its own colours, whose pieces may be turned. */
        public Rules(int rim, int inner) {
            this(OptionalInt.of(rim), inner, true, Periods.NONE);
        }
    }

    /**
     * A generated board.
     *
     * @param puzzle the puzzle, without pins; colour 0 is the colour of the rim, and the colours of joins along the rim
     *     follow it. If the rim has no colour, the colours are numbered from 0
     * @param solution the placement of each of its pieces, in the order of the cells
     * @param faults the number of pieces that are equal to an earlier one or look alike when turned
     */
    public record Board(EdgePuzzle puzzle, List<EdgePlacement> solution, int faults) {

        public Board {
            solution = List.copyOf(solution);
        }

        /** Returns the puzzle with all pieces pinned at their places. */
        public EdgePuzzle solved() {
            return puzzle.withPins(solution);
        }
    }

    private EdgeGenerator(int width, int height, Rules rules, long seed) {
        this.rules = rules;
        this.width = width;
        this.height = height;
        this.random = new Random(seed);
        this.sides = new int[width * height][EdgePiece.SIDES];
        boolean isClosedX = rules.periods().x() > 0;
        boolean isClosedY = rules.periods().y() > 0;
        for (int cell = 0; cell < sides.length; cell++) {
            int row = cell / width;
            int column = cell % width;
            boolean isOnRows = !isClosedY && (row == 0 || row == height - 1);
            boolean isOnColumns = !isClosedX && (column == 0 || column == width - 1);
            if (isClosedX || column < width - 1) {
                boolean isRim = rules.rim().isPresent() && isOnRows;
                int right = row * width + (column + 1) % width;
                (isRim ? alongRim : inside).add(new Join(cell, EdgePiece.RIGHT, right));
            }
            if (isClosedY || row < height - 1) {
                boolean isRim = rules.rim().isPresent() && isOnColumns;
                int below = (cell + width) % sides.length;
                (isRim ? alongRim : inside).add(new Join(cell, EdgePiece.DOWN, below));
            }
        }
        for (int column = 0; rules.rim().isEmpty() && !isClosedY && column < width; column++) {
            inside.add(new Join(column, EdgePiece.UP, NONE));
            inside.add(new Join(sides.length - 1 - column, EdgePiece.DOWN, NONE));
        }
        for (int row = 0; rules.rim().isEmpty() && !isClosedX && row < height; row++) {
            inside.add(new Join(row * width, EdgePiece.LEFT, NONE));
            inside.add(new Join(row * width + width - 1, EdgePiece.RIGHT, NONE));
        }
    }

    /**
     * Returns the number of joins along the rim of a board. Each lies between two neighbours that have a side at one edge of
     * it.
     */
    public static int joinsAlongRim(int width, int height, Rules rules) {
        return new EdgeGenerator(width, height, rules, 0).alongRim.size();
    }

    /**
     * Returns the number of joins that do not lie along the rim; if the rim has no colour, the number of all joins and sides
     * at the rim.
     */
    public static int joinsInside(int width, int height, Rules rules) {
        return new EdgeGenerator(width, height, rules, 0).inside.size();
    }

    /**
     * Generates a board.
     *
     * @param width the number of columns, 2 or more
     * @param height the number of rows, 2 or more
     * @param rimColours the number of colours of joins along the rim, from 1 to the number of these joins
     * @param innerColours the number of colours of all other joins, from 1 to the number of these joins, or 0 if there are
     *     none
     */
    public static Board generate(String name, int width, int height, int rimColours, int innerColours, long seed) {
        return generate(name, width, height, new Rules(rimColours, innerColours), seed);
    }

    /**
     * Generates a board.
     *
     * @param width the number of columns, 2 or more
     * @param height the number of rows, 2 or more
     */
    public static Board generate(String name, int width, int height, Rules rules, long seed) {
        EdgeGenerator generator = new EdgeGenerator(width, height, rules, seed);
        int first = RIM;
        if (rules.rim().isPresent()) {
            generator.colour(generator.alongRim, RIM + 1, rules.rim().getAsInt());
            first = RIM + 1 + rules.rim().getAsInt();
        }
        generator.colour(generator.inside, first, rules.inner());
        generator.improve();
        return generator.board(name);
    }

    private void colour(List<Join> joins, int first, int colours) {
        if (colours > joins.size() || (colours == 0 && !joins.isEmpty())) {
            throw new IllegalArgumentException(colours + " colours for " + joins.size() + " joins");
        }
        List<Join> shuffled = new ArrayList<>(joins);
        Collections.shuffle(shuffled, random);
        for (int index = 0; index < shuffled.size(); index++) {
            paint(shuffled.get(index), first + index % colours);
        }
    }

    private void paint(Join join, int colour) {
        sides[join.cell()][join.side()] = colour;
        if (join.neighbour() != NONE) {
            sides[join.neighbour()][(join.side() + 2) % EdgePiece.SIDES] = colour;
        }
    }

    private int colour(Join join) {
        return sides[join.cell()][join.side()];
    }

    /**
     * Exchanges the colours of joins of faulty pieces with those of other joins, and undoes exchanges that make more faults.
     */
    private void improve() {
        for (int cell = 0; cell < sides.length; cell++) {
            equal.merge(type(cell), 1, Integer::sum);
        }
        int faults = faults();
        for (int exchange = 0; exchange < EXCHANGES && faults > 0; exchange++) {
            List<Join> joins = joinsOfAFaultyPiece();
            Join one = joins.get(random.nextInt(joins.size()));
            List<Join> like = alongRim.contains(one) ? alongRim : inside;
            Join other = like.get(random.nextInt(like.size()));
            exchange(one, other);
            int found = faults();
            if (found > faults) {
                exchange(one, other);
            } else {
                faults = found;
            }
        }
    }

    private List<Join> joinsOfAFaultyPiece() {
        int[] faulty = IntStream.range(0, sides.length)
                .filter(cell -> equal.get(type(cell)) > 1 || isAlikeWhenTurned(cell))
                .toArray();
        int cell = faulty[random.nextInt(faulty.length)];
        return Stream.concat(alongRim.stream(), inside.stream())
                .filter(join -> join.cell() == cell || join.neighbour() == cell)
                .toList();
    }

    private void exchange(Join one, Join other) {
        List<Integer> cells = Stream.of(one.cell(), one.neighbour(), other.cell(), other.neighbour())
                .filter(cell -> cell != NONE)
                .distinct()
                .toList();
        cells.forEach(cell -> equal.compute(type(cell), (type, count) -> count == 1 ? null : count - 1));
        int colour = colour(one);
        paint(one, colour(other));
        paint(other, colour);
        cells.forEach(cell -> equal.merge(type(cell), 1, Integer::sum));
    }

    private int faults() {
        long alike =
                IntStream.range(0, sides.length).filter(this::isAlikeWhenTurned).count();
        return (int) alike + sides.length - equal.size();
    }

    private boolean isAlikeWhenTurned(int cell) {
        return rules.mayTurn() && sides[cell][0] == sides[cell][2] && sides[cell][1] == sides[cell][3];
    }

    private EdgePiece type(int cell) {
        return piece("", cell, 0).type();
    }

    /** Returns the piece of a cell, defined so that it lies there after a number of quarter turns. */
    private EdgePiece piece(String name, int cell, int turn) {
        List<Integer> colours = new ArrayList<>();
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            colours.add(sides[cell][(side + turn) % EdgePiece.SIDES]);
        }
        return new EdgePiece(name, colours, rules.mayTurn());
    }

    private Board board(String name) {
        List<Integer> cells = new ArrayList<>(BoardOrder.rows(width, height).cells());
        Collections.shuffle(cells, random);
        List<EdgePiece> pieces = new ArrayList<>();
        EdgePlacement[] solution = new EdgePlacement[cells.size()];
        for (int cell : cells) {
            int turn = rules.mayTurn() ? random.nextInt(EdgePiece.SIDES) : 0;
            solution[cell] = new EdgePlacement(cell, pieces.size(), turn);
            pieces.add(piece(String.valueOf(pieces.size() + 1), cell, turn));
        }
        OptionalInt rim = rules.rim().isPresent() ? OptionalInt.of(RIM) : OptionalInt.empty();
        EdgePuzzle puzzle =
                new EdgePuzzle(name, width, height, rim, BoardGaps.NONE, rules.periods(), Map.of(), pieces, List.of());
        return new Board(puzzle, List.of(solution), faults());
    }
}
