package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The search of an edge puzzle: the board, its pins, the order in which cells are filled, and the rule that chooses one of
 * the solutions that symmetries of the board carry to one another. Immutable.
 */
public final class EdgeForm {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeBoard board;
    private final PieceTypes types;
    private final int[] order;
    /** For each cell the pinned piece times 4, plus its turn; -1 if there is none. */
    private final int[] pinned;
    /** The type that may stand in some places only; -1 if there is none. */
    private final int constrained;
    /** For each cell times 4 plus turn, true if the constrained type may stand there. */
    private final boolean[] allowed;

    /** The symmetries by which solutions are compared, in the form of {@link EdgeBoard#moved}. */
    private final int[] symmetries;
    /** The positions from which on the first slip may be made, the second slip, and so on. */
    private final int[] slips;
    /** True if the rim needs all sides with its colour, so that none of them may be inside. */
    private final boolean isRimOutside;

    /**
     * Creates a search without slips. Lists in texts have blanks between their numbers.
     *
     * @param pins the cell, piece and turn of each pinned piece
     * @param order the other cells, in the order in which they are filled; in any order if the search chooses the cells
     * @param constraint a piece that differs from all others, and then cell times 4 plus turn of each place where it may
     *     stand; empty if no piece is constrained
     * @param symmetries the symmetries that carry pins to pins, in the form of {@link EdgeBoard#moved}, without 0. Of
     *     solutions that they carry to one another, one is reported. Empty if all solutions are reported.
     */
    public EdgeForm(EdgeBoard board, String pins, String order, String constraint, String symmetries) {
        this(board, pins, order, constraint, symmetries, "");
    }

    /**
     * Creates a search in which some joins may slip, which means that their two sides have different colours. Each piece
     * that is placed may make at most one slip, and none along a rim that has a colour.
     *
     * @param slips the positions from which on the first slip may be made, the second slip, and so on, ascending
     */
    public EdgeForm(EdgeBoard board, String pins, String order, String constraint, String symmetries, String slips) {
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
        this.symmetries = Words.numbers(symmetries);
        this.slips = Words.numbers(slips);
        this.isRimOutside = isRimOutside(board);
    }

    private static boolean isRimOutside(EdgeBoard board) {
        int sides = 0;
        for (int side = 0; side < board.pieceCount() * SIDES; side++) {
            sides += board.colour(side / SIDES, 0, side % SIDES) == board.rim() ? 1 : 0;
        }
        return sides == board.rimSides();
    }

    public EdgeBoard board() {
        return board;
    }

    PieceTypes types() {
        return types;
    }

    /** Returns the number of cells that are to be filled. */
    public int positions() {
        return order.length;
    }

    /** Returns the cell that is filled at a position of the order. */
    public int cell(int position) {
        return order[position];
    }

    /** Returns true if a piece is pinned to a cell. */
    boolean isPinned(int cell) {
        return pinned[cell] >= 0;
    }

    /**
     * Returns the colour that a side of a cell must have because of the rim or a pinned piece beside it.
     *
     * @return -1 if the colour is not determined before the search
     */
    int fixedColour(int cell, int side) {
        int neighbour = board.neighbour(cell, side);
        if (neighbour < 0) {
            return board.goesOn(cell, side) ? -1 : board.rim();
        }
        int pin = pinned[neighbour];
        return pin < 0 ? -1 : board.partner(board.colour(pin / SIDES, pin % SIDES, side + 2 & SIDES - 1));
    }

    /** Returns true if a type may stand on a cell with a turn, when nothing is placed but pins. */
    boolean fits(int type, int turn, int cell) {
        return slips(type, turn, cell) == 0;
    }

    /**
     * Returns the number of joins with pinned pieces that slip if a type stands on a cell with a turn, when nothing is
     * placed but pins; -1 if it may not stand there.
     */
    int slips(int type, int turn, int cell) {
        int slips = 0;
        for (int side = 0; side < SIDES; side++) {
            int wanted = fixedColour(cell, side);
            int colour = types.colour(type, turn, side);
            boolean isInside = board.neighbour(cell, side) >= 0;
            boolean hasNoRim = (isInside && isRimOutside) || board.goesOn(cell, side);
            if (hasNoRim && board.rim() >= 0 && colour == board.rim()) {
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
     * Returns true if the join at a side of a cell may slip in a search with slips. If the rim has a colour, joins along the
     * rim may not slip. In such a join both cells have the rim at one and the same side.
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

    /**
     * Returns true if some piece may stand on a cell with one slip at most, when nothing is placed but pins. If not, no
     * search fills the cell.
     */
    public boolean mayBeFilled(int cell) {
        for (int type = 0; type < types.count(); type++) {
            for (int turn = 0; turn < types.turns(type); turn++) {
                int slips = slips(type, turn, cell);
                if (slips == 0 || slips == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns, for each position, the number of joins among the cells before it and pinned pieces, without the joins of two
     * pinned pieces that do not match; the last element is for the full board.
     */
    int[] joinsBefore() {
        boolean[] filled = new boolean[board.size()];
        int joins = 0;
        for (int cell = 0; cell < filled.length; cell++) {
            if (isPinned(cell)) {
                joins += joinsTo(cell, filled) - pinnedSlips(cell, filled);
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

    /** Returns the number of joins of the pin on a cell with the pins on filled cells that do not match. */
    private int pinnedSlips(int cell, boolean... filled) {
        int slips = 0;
        for (int side = 0; side < SIDES; side++) {
            int neighbour = board.neighbour(cell, side);
            int colour = board.colour(pinned[cell] / SIDES, pinned[cell] % SIDES, side);
            slips += neighbour >= 0 && filled[neighbour] && fixedColour(cell, side) != colour ? 1 : 0;
        }
        return slips;
    }

    private int joinsTo(int cell, boolean... filled) {
        int joins = 0;
        for (int side = 0; side < SIDES; side++) {
            int neighbour = board.neighbour(cell, side);
            joins += neighbour >= 0 && filled[neighbour] ? 1 : 0;
        }
        return joins;
    }

    /** Returns the number of slips that are allowed when the cell at a position is filled. */
    public int slips(int position) {
        int allowed = 0;
        while (allowed < slips.length && slips[allowed] <= position) {
            allowed++;
        }
        return allowed;
    }

    /** Returns true if a join may slip at some position, or behind the last one. */
    boolean maySlip() {
        return slips.length > 0;
    }

    /** Returns the first position where a slip may be made; the number of positions if there is none. */
    public int firstSlip() {
        return slips.length == 0 ? order.length : slips[0];
    }

    /** Returns the type that may stand in some places only; -1 if there is none. */
    int constrained() {
        return constrained;
    }

    /**
     * Returns the board that has some types on its cells, of which some may be empty.
     *
     * @param placed for each cell the type times 4, plus its turn; -1 if the cell is empty, or a piece is pinned there
     * @return the board in the form of {@link EdgeBoard}, with -1 for an empty cell
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
     * Returns the solution that has some types on its cells.
     *
     * @param placed for each cell the type times 4, plus its turn; anything where a piece is pinned. This method changes the
     *     array.
     * @return the solution in the form of {@link EdgeBoard}; {@code null} if a symmetric solution is reported instead
     */
    public int[] solution(int... placed) {
        for (int cell = 0; cell < placed.length; cell++) {
            if (pinned[cell] >= 0) {
                placed[cell] = -1;
            }
        }
        for (int symmetry : symmetries) {
            if (isBefore(symmetry, placed)) {
                return null;
            }
        }
        return board(placed);
    }

    /**
     * Returns true if the board that a symmetry makes comes before the board as it is. Boards are compared by their numbers,
     * cell by cell.
     */
    private boolean isBefore(int symmetry, int... placed) {
        for (int cell = 0; cell < placed.length; cell++) {
            int turned = turned(placed[board.movedFrom(cell, symmetry)], symmetry % SIDES);
            if (turned != placed[cell]) {
                return turned < placed[cell];
            }
        }
        return false;
    }

    private int turned(int placement, int turn) {
        if (placement < 0) {
            return placement;
        }
        int type = placement / SIDES;
        return type * SIDES + (placement + turn & SIDES - 1) % types.turns(type);
    }
}
