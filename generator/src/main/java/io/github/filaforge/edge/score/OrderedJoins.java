package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The joins that each cell of a search order adds to those of the cells before it. Rim joins are the joins between two
 * pieces at one side of the board; all others are inner joins, also the joins between a border piece and the piece inwards
 * of it. A pinned piece lies on the board from the beginning: a join of it counts at the cell that is filled beside it, and
 * the step of the pinned cell adds no joins.
 *
 * @param steps the cell and its joins, for each depth
 * @param pinnedRim the number of rim joins between pinned pieces
 * @param pinnedInner the number of inner joins between pinned pieces
 * @param joins the number of joins of the whole board
 */
public record OrderedJoins(List<Step> steps, int pinnedRim, int pinnedInner, int joins) {

    /**
     * A cell and the joins that it adds.
     *
     * @param cell the number of the cell
     * @param kind the kind of the cell
     * @param pinned true if its piece is pinned
     * @param rim the number of rim joins with cells filled before
     * @param inner the number of inner joins with cells filled before; only these may slip
     */
    public record Step(int cell, CellKind kind, boolean pinned, int rim, int inner) {}

    public OrderedJoins {
        steps = List.copyOf(steps);
    }

    /**
     * Returns the joins of a puzzle in an order.
     *
     * @param order an order of all its cells
     */
    public static OrderedJoins of(EdgePuzzle puzzle, BoardOrder order) {
        new SearchOrders(puzzle.width(), puzzle.height()).whole(order);
        Set<Integer> filled = new HashSet<>();
        int[] ofPins = new int[2];
        for (EdgePlacement pin : puzzle.pins()) {
            int[] added = added(puzzle, pin.cell(), filled);
            ofPins[0] += added[0];
            ofPins[1] += added[1];
            filled.add(pin.cell());
        }
        List<Step> steps = new ArrayList<>();
        for (int cell : order.cells()) {
            boolean pinned = filled.contains(cell);
            int[] added = pinned ? new int[2] : added(puzzle, cell, filled);
            filled.add(cell);
            steps.add(new Step(cell, kind(puzzle, cell), pinned, added[0], added[1]));
        }
        return new OrderedJoins(steps, ofPins[0], ofPins[1], puzzle.joins());
    }

    /**
     * Returns the kind of the pieces that belong on a cell: corner, border or inner. If the rim has no colour, each cell is
     * inner.
     */
    static CellKind kind(EdgePuzzle puzzle, int cell) {
        return CellKind.withRimSides(puzzle.rim().isEmpty() ? 0 : puzzle.rimSides(cell));
    }

    /** Returns the numbers of rim joins and of inner joins of a cell with other cells. */
    private static int[] added(EdgePuzzle puzzle, int cell, Set<Integer> others) {
        int[] added = new int[2];
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            OptionalInt neighbour = puzzle.neighbour(cell, side);
            if (neighbour.isPresent() && others.contains(neighbour.getAsInt())) {
                added[isRimJoin(puzzle, cell, side) ? 0 : 1]++;
            }
        }
        return added;
    }

    /**
     * Returns true if a side of a cell meets the next cell along the rim, which is the case if both cells lie at one side of
     * the board.
     *
     * @param side a side at which there is a neighbour
     */
    private static boolean isRimJoin(EdgePuzzle puzzle, int cell, int side) {
        if (puzzle.rim().isEmpty()) {
            return false;
        }
        int neighbour = puzzle.neighbour(cell, side).orElseThrow();
        for (int turn = 1; turn < EdgePiece.SIDES; turn += 2) {
            int beside = (side + turn) % EdgePiece.SIDES;
            if (puzzle.neighbour(cell, beside).isEmpty()
                    && puzzle.neighbour(neighbour, beside).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
