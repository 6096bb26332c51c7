package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * An edge puzzle with the tables for a loop. The board is laid so that its open cells are filled row by row from the top
 * left. For each cell, colour above and colour on the left there is a list of the placements that fit. Pieces that are
 * equal up to a turn are one type. A placement is a type times 4 plus a turn, and pinned pieces have placements behind
 * those of all types. It shares no code with the lists of generated solvers. Immutable.
 */
public final class ScannedBoard {

    /** The number of sides of a piece, and of its turns. */
    static final int SIDES = EdgeBoard.SIDES;

    private static final int UP = 0;
    private static final int RIGHT = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 3;

    private static final int[] NONE = {};

    private final EdgeBoard board;
    private final boolean isTransposed;
    private final boolean isFromBelow;
    private final boolean isFromRight;
    private final int width;
    private final int[] order;
    private final int[] open;
    /** The pinned piece times 4 plus its turn, by cell of the original board; -1 if there is none. */
    private final int[] pinned;

    private final List<Integer> firsts = new ArrayList<>();
    private final List<Integer> periods = new ArrayList<>();
    private final int[] copies;
    /** The number of the colour, from 0, by placement and by side of the laid board. */
    private final int[][] colours;

    private final int colourCount;
    private final int[] start;
    private final int[][][][] lists;

    /**
     * Creates the tables of a board. Each text is a list of numbers with blanks between them.
     *
     * @param pins the cell, the piece and the turn of each pinned piece
     * @param order the other cells line by line, from any corner
     * @param constraint a piece that has no equal, and then cell times 4 plus turn for each place where it may stand; empty
     *     if no piece is constrained
     * @throws IllegalArgumentException if the order does not go line by line
     */
    public ScannedBoard(EdgeBoard board, String pins, String order, String constraint) {
        this.board = board;
        this.order = Words.numbers(order);
        this.pinned = new int[board.size()];
        Arrays.fill(pinned, -1);
        int[] pinNumbers = Words.numbers(pins);
        for (int i = 0; i < pinNumbers.length; i += 3) {
            pinned[pinNumbers[i]] = pinNumbers[i + 1] * SIDES + pinNumbers[i + 2];
        }
        int laying = 0;
        while (!isAscending(laying)) {
            laying++;
        }
        this.isTransposed = (laying & 1) != 0;
        this.isFromBelow = (laying & 2) != 0;
        this.isFromRight = (laying & 4) != 0;
        this.width = isTransposed ? board.height() : board.width();
        int[] laid = laid(laying);
        this.open = IntStream.of(this.order).map(cell -> laid[cell]).toArray();
        this.copies = types();
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < board.size() * SIDES; i++) {
            numbers.putIfAbsent(board.colour(i / SIDES, 0, i % SIDES), numbers.size());
        }
        this.colourCount = numbers.size();
        this.colours = new int[firsts.size() * SIDES + pinNumbers.length / 3][SIDES];
        for (int placement = 0; placement < firsts.size() * SIDES; placement++) {
            int piece = firsts.get(placement / SIDES);
            for (int side = 0; side < SIDES; side++) {
                colours[placement][side] = numbers.get(board.colour(piece, placement % SIDES, itsSide(side)));
            }
        }
        this.start = new int[board.size()];
        for (int i = 0; i < pinNumbers.length; i += 3) {
            int placement = firsts.size() * SIDES + i / 3;
            start[laid[pinNumbers[i]]] = placement;
            for (int side = 0; side < SIDES; side++) {
                colours[placement][side] =
                        numbers.get(board.colour(pinNumbers[i + 1], pinNumbers[i + 2], itsSide(side)));
            }
        }
        this.lists = new int[board.size()][][][];
        addLists(laid, Words.numbers(constraint));
    }

    /**
     * Returns true if cells are filled in ascending order on a laid board.
     *
     * @param laying one of the eight ways to lay the board, as a bit field: 1 for transposed, 2 for from below, 4 for from
     *     the right
     * @throws IllegalArgumentException if the number is 8, so that no way is left
     */
    private boolean isAscending(int laying) {
        if (laying == 2 * SIDES) {
            throw new IllegalArgumentException("the cells are not filled line by line");
        }
        int[] laid = laid(laying);
        for (int number = 1; number < order.length; number++) {
            if (laid[order[number]] < laid[order[number - 1]]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the cell of the laid board for each cell of the original board. */
    private int[] laid(int laying) {
        int[] laid = new int[board.size()];
        for (int cell = 0; cell < laid.length; cell++) {
            int row = cell / board.width();
            int column = cell % board.width();
            row = (laying & 2) == 0 ? row : board.height() - 1 - row;
            column = (laying & 4) == 0 ? column : board.width() - 1 - column;
            laid[cell] = (laying & 1) == 0 ? row * board.width() + column : column * board.height() + row;
        }
        return laid;
    }

    /** Returns the side of the original board that becomes a side of the laid board. */
    private int itsSide(int side) {
        // A transposed board exchanges up with left, and right with down.
        int its = isTransposed ? LEFT - side : side;
        boolean isMirrored = its % 2 == 0 ? isFromBelow : isFromRight;
        return isMirrored ? (its + 2) % SIDES : its;
    }

    /** Finds the types, and returns the number of pieces of each type, without pinned pieces. */
    private int[] types() {
        boolean[] isPinned = new boolean[board.size()];
        for (int pin : pinned) {
            if (pin >= 0) {
                isPinned[pin / SIDES] = true;
            }
        }
        int[] pieces = new int[board.size()];
        for (int piece = 0; piece < board.size(); piece++) {
            int type = isPinned[piece] ? -1 : 0;
            while (type >= 0 && type < firsts.size() && !isEqual(piece, firsts.get(type))) {
                type++;
            }
            if (type == firsts.size()) {
                firsts.add(piece);
                int period = 1;
                while (!looksAs(piece, period, piece)) {
                    period *= 2;
                }
                periods.add(period);
            }
            if (type >= 0) {
                pieces[type]++;
            }
        }
        return Arrays.copyOf(pieces, firsts.size());
    }

    private boolean isEqual(int piece, int other) {
        return IntStream.range(0, SIDES).anyMatch(turn -> looksAs(piece, turn, other));
    }

    private boolean looksAs(int piece, int turn, int other) {
        for (int side = 0; side < SIDES; side++) {
            if (board.colour(piece, turn & SIDES - 1, side) != board.colour(other, 0, side)) {
                return false;
            }
        }
        return true;
    }

    private void addLists(int[] laid, int... constraint) {
        boolean isRimOutside = isRimOutside();
        List<Integer> places = IntStream.of(constraint).skip(1).boxed().toList();
        Map<List<Integer>, int[][][]> made = new HashMap<>();
        for (int cell : order) {
            List<Integer> fitting = new ArrayList<>();
            for (int placement = 0; placement < firsts.size() * SIDES; placement++) {
                boolean isKept = constraint.length == 0
                        || firsts.get(placement / SIDES) != constraint[0]
                        || places.contains(cell * SIDES + placement % SIDES);
                if (isKept
                        && placement % SIDES < periods.get(placement / SIDES)
                        && fits(cell, placement, isRimOutside)) {
                    fitting.add(placement);
                }
            }
            List<Integer> kind = new ArrayList<>(fitting);
            kind.add(isAtRim(cell, UP) ? 1 : 0);
            kind.add(isAtRim(cell, LEFT) ? 1 : 0);
            lists[laid[cell]] = made.computeIfAbsent(kind, absent -> lists(cell, fitting));
        }
    }

    /** Returns true if all sides with the colour of the rim are needed along the rim. */
    private boolean isRimOutside() {
        int sides = 0;
        for (int i = 0; i < board.size() * SIDES; i++) {
            sides += board.colour(i / SIDES, 0, i % SIDES) == board.rim() ? 1 : 0;
        }
        return sides == 2 * (board.width() + board.height());
    }

    private boolean isAtRim(int cell, int laidSide) {
        return board.neighbour(cell, itsSide(laidSide)) < 0;
    }

    /** Returns true if a placement matches the rim and the pins beside a cell of the original board. */
    private boolean fits(int cell, int placement, boolean isRimOutside) {
        for (int side = 0; side < SIDES; side++) {
            int colour = board.colour(firsts.get(placement / SIDES), placement % SIDES, side);
            int neighbour = board.neighbour(cell, side);
            if (neighbour < 0) {
                if (board.rim() >= 0 && colour != board.rim()) {
                    return false;
                }
            } else if (isRimOutside && colour == board.rim()) {
                return false;
            } else if (pinned[neighbour] >= 0
                    && board.colour(pinned[neighbour] / SIDES, pinned[neighbour] % SIDES, (side + 2) % SIDES)
                            != colour) {
                return false;
            }
        }
        return true;
    }

    private int[][][] lists(int cell, List<Integer> fitting) {
        int[][][] its = new int[isAtRim(cell, UP) ? 1 : colourCount][isAtRim(cell, LEFT) ? 1 : colourCount][];
        for (int[][] row : its) {
            Arrays.fill(row, NONE);
        }
        for (int placement : fitting) {
            int above = isAtRim(cell, UP) ? 0 : colours[placement][UP];
            int left = isAtRim(cell, LEFT) ? 0 : colours[placement][LEFT];
            int[] before = its[above][left];
            its[above][left] = Arrays.copyOf(before, before.length + 1);
            its[above][left][before.length] = placement;
        }
        return its;
    }

    /** Returns the number of cells of a row of the laid board. */
    int width() {
        return width;
    }

    /** Returns the cells of the laid board without pins, in ascending order: row by row from the top left. */
    int[] open() {
        return open;
    }

    /** Returns the number of pieces of each type, without pinned pieces. */
    int[] copies() {
        return copies;
    }

    /** Returns the number of colours. */
    int colourCount() {
        return colourCount;
    }

    /** Returns the number of the colour of a placement on the right. */
    int right(int placement) {
        return colours[placement][RIGHT];
    }

    /** Returns the number of the colour of a placement below. */
    int down(int placement) {
        return colours[placement][DOWN];
    }

    /** Returns the number of placements, with those of pinned pieces. */
    int placements() {
        return colours.length;
    }

    /**
     * Returns a new array with the placement of the pinned piece for each cell of the laid board. For cells without a pin
     * the value has no meaning.
     */
    int[] start() {
        return start.clone();
    }

    /**
     * Returns the placements that fit a cell of the laid board, by the number of the colour above and of the colour on the
     * left. At the rim this number is 0. Cells with equal lists have one array object.
     */
    int[][][] lists(int cell) {
        return lists[cell];
    }

    /** Returns the cell of the original board that is filled at a position. */
    int cell(int number) {
        return order[number];
    }
}
