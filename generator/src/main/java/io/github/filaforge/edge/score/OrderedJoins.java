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
 * Which joins each cell of a search order adds to those of the cells before it. Rim joins are those between two pieces at the
 * same side of the board; all others are inner, those from the border inwards too. A pinned piece lies from the beginning on:
 * it gives its joins to the cells that are filled beside it, and its own depth adds none.
 *
 * @param steps by depth what the cell adds
 * @param pinnedRim the rim joins between pinned pieces
 * @param pinnedInner the inner joins between pinned pieces
 * @param joins the joins of the whole board
 */
public record OrderedJoins(List<Step> steps, int pinnedRim, int pinnedInner, int joins) {

    /**
     * What a cell adds.
     *
     * @param cell the number of the cell
     * @param kind where it is
     * @param pinned whether its piece is pinned
     * @param rim rim joins with cells filled before
     * @param inner inner joins with cells filled before; only these may slip
     */
    public record Step(int cell, CellKind kind, boolean pinned, int rim, int inner) {}

    /** Takes a copy of the list. */
    public OrderedJoins {
        steps = List.copyOf(steps);
    }

    /**
     * The joins of a puzzle in an order.
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

    /** Where a cell is, in terms of pieces: without a colour of the rim, all cells are inner. */
    static CellKind kind(EdgePuzzle puzzle, int cell) {
        return CellKind.withRimSides(puzzle.rim().isEmpty() ? 0 : puzzle.rimSides(cell));
    }

    /** Rim joins and inner joins of a cell with others. */
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
     * Whether a side of a cell meets the next cell along the rim: both have the same side of the board beside them.
     *
     * @param side a side at which there is a neighbour
     */
    static boolean isRimJoin(EdgePuzzle puzzle, int cell, int side) {
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
