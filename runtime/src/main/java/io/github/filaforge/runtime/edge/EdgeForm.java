package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * What of an edge puzzle is searched for: the board, its pins, the order in which cells are filled, and which of the solutions
 * that rotations of the board carry to one another is wanted. Immutable.
 */
public final class EdgeForm {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeBoard board;
    private final PieceTypes types;
    private final int[] order;
    /** By cell: the pinned piece times 4, plus its turn; -1 if there is none. */
    private final int[] pinned;
    /** The type that may stand in some places only; -1 if none. */
    private final int constrained;
    /** By cell times 4 plus turn: whether the constrained type may stand there. */
    private final boolean[] allowed;

    private final int[] rotations;
    /** From which position on the first slip may be made, the second and so on. */
    private final int[] slips;
    /** Whether all sides with the colour of the rim are needed along it. */
    private final boolean isRimOutside;

    /**
     * Lists in texts have blanks between their numbers.
     *
     * @param pins cell, piece and turn of each pinned piece
     * @param order the other cells, in the order in which they are filled; where the search chooses them, in any
     * @param constraint a piece, which no other equals, and then cell times 4 plus turn of each place where it may stand; empty
     *     if none is constrained
     * @param rotations by how many quarter turns clockwise the board may be turned so that pins come to lie on pins, without 0:
     *     of solutions that these carry to one another one is told. Empty if each solution is.
     */
    public EdgeForm(EdgeBoard board, String pins, String order, String constraint, String rotations) {
        this(board, pins, order, constraint, rotations, "");
    }

    /**
     * The same of a search in which some joins may slip, that is, have different colours on their two sides: at most one by
     * each piece that is placed, and none along a rim that has a colour.
     *
     * @param slips the positions from which on the first slip may be made, the second and so on, ascending
     */
    public EdgeForm(EdgeBoard board, String pins, String order, String constraint, String rotations, String slips) {
        this.board = board;
        int[] pinNumbers = Words.numbers(pins);
        this.types = new PieceTypes(board, pinNumbers);
        this.order = Words.numbers(order);
        this.pinned = new int[board.size()];
        Arrays.fill(pinned, -1);
        for (int pin = 0; pin < pinNumbers.length; pin += 3) {
            pinned[pinNumbers[pin]] = pinNumbers[pin + 1] * SIDES + pinNumbers[pin + 2];
        }
        int[] places = Words.numbers(constraint);
        this.constrained = places.length == 0 ? -1 : types.type(places[0]);
        this.allowed = new boolean[board.size() * SIDES];
        for (int i = 1; i < places.length; i++) {
            allowed[places[i]] = true;
        }
        this.rotations = Words.numbers(rotations);
        this.slips = Words.numbers(slips);
        this.isRimOutside = isRimOutside(board);
    }

    private static boolean isRimOutside(EdgeBoard board) {
        int sides = 0;
        for (int side = 0; side < board.size() * SIDES; side++) {
            sides += board.colour(side / SIDES, 0, side % SIDES) == board.rim() ? 1 : 0;
        }
        return sides == 2 * (board.width() + board.height());
    }

    /** The board. */
    public EdgeBoard board() {
        return board;
    }

    PieceTypes types() {
        return types;
    }

    /** The number of cells that are to be filled. */
    public int positions() {
        return order.length;
    }

    /** The cell that is filled at a position of the order. */
    public int cell(int position) {
        return order[position];
    }

    /** Whether a piece is pinned to a cell. */
    boolean isPinned(int cell) {
        return pinned[cell] >= 0;
    }

    /**
     * The colour that a side of a cell has to have, because it is at the rim or beside a pinned piece.
     *
     * @return -1 if nothing is known before the search
     */
    int fixedColour(int cell, int side) {
        int neighbour = board.neighbour(cell, side);
        if (neighbour < 0) {
            return board.rim();
        }
        int pin = pinned[neighbour];
        return pin < 0 ? -1 : board.colour(pin / SIDES, pin % SIDES, side + 2 & SIDES - 1);
    }

    /** Whether a type may stand on a cell with a turn, before anything is placed but pins. */
    boolean fits(int type, int turn, int cell) {
        return slips(type, turn, cell) == 0;
    }

    /**
     * How many joins with pinned pieces a type would let slip on a cell with a turn, before anything is placed but pins; -1 if
     * it may not stand there.
     */
    int slips(int type, int turn, int cell) {
        int slips = 0;
        for (int side = 0; side < SIDES; side++) {
            int wanted = fixedColour(cell, side);
            int colour = types.colour(type, turn, side);
            boolean isInside = board.neighbour(cell, side) >= 0;
            if (isInside && isRimOutside && colour == board.rim()) {
                return -1;
            }
            if (wanted >= 0 && wanted != colour) {
                if (!maySlip(cell, side)) {
                    return -1;
                }
                slips++;
            }
        }
        return type != constrained || allowed[cell * SIDES + turn] ? slips : -1;
    }

    /**
     * Whether the join at a side of a cell may slip if slips are allowed. Along the rim none may, if it has a colour: there the
     * same side of both cells is at the rim.
     */
    boolean maySlip(int cell, int side) {
        int neighbour = board.neighbour(cell, side);
        if (neighbour < 0) {
            return false;
        }
        boolean isAlongRim = false;
        for (int turn = 1; turn < SIDES; turn += 2) {
            int beside = side + turn & SIDES - 1;
            isAlongRim |= board.neighbour(cell, beside) < 0 && board.neighbour(neighbour, beside) < 0;
        }
        return board.rim() < 0 || !isAlongRim;
    }

    /** By position, and behind the last: how many joins there are among the cells before it and pinned pieces. */
    int[] joinsBefore() {
        boolean[] filled = new boolean[board.size()];
        int joins = 0;
        for (int cell = 0; cell < filled.length; cell++) {
            if (isPinned(cell)) {
                joins += joinsTo(cell, filled);
                filled[cell] = true;
            }
        }
        int[] before = new int[order.length + 1];
        for (int position = 0; position < order.length; position++) {
            before[position] = joins;
            joins += joinsTo(order[position], filled);
            filled[order[position]] = true;
        }
        before[order.length] = joins;
        return before;
    }

    private int joinsTo(int cell, boolean... filled) {
        int joins = 0;
        for (int side = 0; side < SIDES; side++) {
            int neighbour = board.neighbour(cell, side);
            joins += neighbour >= 0 && filled[neighbour] ? 1 : 0;
        }
        return joins;
    }

    /** How many slips may have been made when the cell at a position is filled. */
    public int slips(int position) {
        int allowed = 0;
        while (allowed < slips.length && slips[allowed] <= position) {
            allowed++;
        }
        return allowed;
    }

    /** The first position where a slip may be made; the number of positions if there is none. */
    public int firstSlip() {
        return slips.length == 0 ? order.length : slips[0];
    }

    /** The type that may stand in some places only; -1 if there is none. */
    int constrained() {
        return constrained;
    }

    /**
     * The board that has some types on the cells, of which some may be empty.
     *
     * @param placed by cell the type times 4, plus its turn; -1 if the cell is empty, or a piece is pinned there
     * @return as {@link EdgeBoard} has it, with -1 for an empty cell
     */
    int[] board(int... placed) {
        int[] pieces = new int[placed.length];
        Arrays.fill(pieces, -1);
        types.name(placed, pieces);
        for (int cell = 0; cell < placed.length; cell++) {
            if (pinned[cell] >= 0) {
                pieces[cell] = pinned[cell];
            }
        }
        return pieces;
    }

    /**
     * The solution that has some types on the cells.
     *
     * @param placed by cell the type times 4, plus its turn; anything where a piece is pinned
     * @return as {@link EdgeBoard} has it; {@code null} if another solution counts in its place
     */
    public int[] solution(int... placed) {
        for (int cell = 0; cell < placed.length; cell++) {
            if (pinned[cell] >= 0) {
                placed[cell] = -1;
            }
        }
        for (int rotation : rotations) {
            if (isBefore(rotation, placed)) {
                return null;
            }
        }
        return board(placed);
    }

    /** Whether the board, turned, comes before the board as it is; the order is that of the numbers, cell by cell. */
    private boolean isBefore(int rotation, int... placed) {
        // turned back, each cell is met in turn
        int back = SIDES - rotation & SIDES - 1;
        for (int cell = 0; cell < placed.length; cell++) {
            int turned = turned(placed[board.turned(cell, back)], rotation);
            if (turned != placed[cell]) {
                return turned < placed[cell];
            }
        }
        return false;
    }

    private int turned(int placement, int rotation) {
        if (placement < 0) {
            return placement;
        }
        int type = placement / SIDES;
        return type * SIDES + (placement + rotation & SIDES - 1) % types.turns(type);
    }
}
