package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the fillings of a corner of three by three cells by one corner piece and pieces of a group. The eii article
 * measures by the number of fillings how well a corner piece goes with a group. Cells are filled row by row, each with the
 * pieces that have the two colours needed; for a board of 16x16 like Eternity II, this takes some hundred thousand
 * placements.
 */
final class CornerBlocks {

    private static final int SIZE = 3;

    private final EdgePuzzle puzzle;
    private final int rim;

    /** The turned pieces that fit, by their upper and left colours. */
    private final Map<List<Integer>, List<Fit>> fits = new HashMap<>();

    private final boolean[] used;
    private final int[] right = new int[SIZE * SIZE];
    private final int[] down = new int[SIZE * SIZE];

    /** A piece, and the colours of its sides after a turn. */
    private record Fit(int piece, List<Integer> sides) {}

    /** Makes the pieces of a group; its corner pieces are not used. */
    CornerBlocks(EdgePuzzle puzzle, BitSet group) {
        this.puzzle = puzzle;
        rim = puzzle.rim().orElseThrow();
        used = new boolean[puzzle.size()];
        for (int i = group.nextSetBit(0); i >= 0; i = group.nextSetBit(i + 1)) {
            EdgePiece piece = puzzle.pieces().get(i);
            if (ColourCounts.kind(puzzle, piece) != CellKind.CORNER) {
                for (int turn = 0; turn < piece.period(); turn++) {
                    List<Integer> sides = piece.turned(turn);
                    // The rim has to be upwards or at the left here, even if the rim and the inside share colours.
                    if (sides.get(EdgePiece.RIGHT) != rim && sides.get(EdgePiece.DOWN) != rim) {
                        List<Integer> met = List.of(sides.get(EdgePiece.UP), sides.get(EdgePiece.LEFT));
                        fits.computeIfAbsent(met, any -> new ArrayList<>()).add(new Fit(i, sides));
                    }
                }
            }
        }
    }

    /**
     * Returns the number of fillings around a corner piece.
     *
     * @param corner its index
     */
    long count(int corner) {
        EdgePiece piece = puzzle.pieces().get(corner);
        int turn = 0;
        while (piece.colour(EdgePiece.UP, turn) != rim || piece.colour(EdgePiece.LEFT, turn) != rim) {
            turn++;
        }
        right[0] = piece.colour(EdgePiece.RIGHT, turn);
        down[0] = piece.colour(EdgePiece.DOWN, turn);
        return fill(1);
    }

    private long fill(int cell) {
        if (cell == SIZE * SIZE) {
            return 1;
        }
        int up = cell < SIZE ? rim : down[cell - SIZE];
        int left = cell % SIZE == 0 ? rim : right[cell - 1];
        long count = 0;
        for (Fit fit : fits.getOrDefault(List.of(up, left), List.of())) {
            if (!used[fit.piece()]) {
                used[fit.piece()] = true;
                right[cell] = fit.sides().get(EdgePiece.RIGHT);
                down[cell] = fit.sides().get(EdgePiece.DOWN);
                count += fill(cell + 1);
                used[fit.piece()] = false;
            }
        }
        return count;
    }
}
