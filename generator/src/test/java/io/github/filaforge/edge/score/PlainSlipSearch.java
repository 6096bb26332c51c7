package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Calibration.DepthStatistics;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Searches with slips by plain trial and counts at each depth. It shares no code with the product. */
final class PlainSlipSearch {

    private final EdgePuzzle puzzle;
    private final BoardOrder order;
    private final SlipArray array;
    private final EdgePlacement[] board;
    private final boolean[] used;
    private final Long[] visits;
    private final Long[] perfect;
    private final Long[] half;
    private long full;

    PlainSlipSearch(EdgePuzzle puzzle, BoardOrder order, SlipArray array) {
        this.puzzle = puzzle;
        this.order = order;
        this.array = array;
        int size = puzzle.size();
        board = new EdgePlacement[size];
        used = new boolean[size];
        visits = zeros(size);
        perfect = zeros(size);
        half = zeros(size);
        fill(0, 0);
    }

    private static Long[] zeros(int size) {
        Long[] zeros = new Long[size];
        Arrays.fill(zeros, 0L);
        return zeros;
    }

    DepthStatistics statistics() {
        return new DepthStatistics(List.of(visits), List.of(perfect), List.of(half));
    }

    long fullBoards() {
        return full;
    }

    private void fill(int depth, int slips) {
        if (depth == board.length) {
            full++;
            return;
        }
        visits[depth]++;
        int cell = order.cells().get(depth);
        for (int piece = 0; piece < board.length; piece++) {
            for (int turn = 0; turn < EdgePiece.SIDES && !used[piece]; turn++) {
                EdgePlacement placement = new EdgePlacement(cell, piece, turn);
                int more = mismatches(placement);
                boolean slipsHere = more == 1 && slips < array.allowed(depth) && puzzle.rimSides(cell) < 2;
                if (more == 0 || slipsHere) {
                    (more == 0 ? perfect : half)[depth]++;
                    board[cell] = placement;
                    used[piece] = true;
                    fill(depth + 1, slips + more);
                    used[piece] = false;
                    board[cell] = null;
                }
            }
        }
    }

    /** Returns the number of joins that slip; 9 if a join slips that must not. */
    private int mismatches(EdgePlacement placement) {
        int cell = placement.cell();
        int mismatches = 0;
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            OptionalInt next = puzzle.neighbour(cell, side);
            int colour = puzzle.colour(placement, side);
            if ((colour == 0) != next.isEmpty()) {
                return 9;
            }
            if (next.isPresent() && board[next.getAsInt()] != null) {
                boolean rim = isAlongRim(cell, next.getAsInt());
                if (puzzle.colour(board[next.getAsInt()], (side + 2) % EdgePiece.SIDES) != colour) {
                    mismatches += rim ? 9 : 1;
                }
            }
        }
        return mismatches;
    }

    private boolean isAlongRim(int cell, int next) {
        boolean sameRow = puzzle.row(cell) == puzzle.row(next);
        int line = sameRow ? puzzle.row(cell) : puzzle.column(cell);
        return line == 0 || line == (sameRow ? puzzle.height() : puzzle.width()) - 1;
    }
}
