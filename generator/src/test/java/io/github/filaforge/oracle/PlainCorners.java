package io.github.filaforge.oracle;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.List;

/**
 * Counts the ways to fill the upper left corner of a board with nine of its pieces. Colour 0 is at the rim and only there.
 */
public final class PlainCorners {

    private static final int SIDE = 3;

    private final List<EdgePiece> pieces;
    private final boolean[] used;
    private final int[][] placed = new int[SIDE * SIDE][];

    public PlainCorners(EdgePuzzle puzzle) {
        this.pieces = puzzle.pieces();
        this.used = new boolean[pieces.size()];
    }

    public int count() {
        return count(0);
    }

    private int count(int cell) {
        if (cell == SIDE * SIDE) {
            return 1;
        }
        int count = 0;
        for (int piece = 0; piece < pieces.size(); piece++) {
            for (int turn = 0; turn < 4 && !used[piece]; turn++) {
                int[] seen = new int[4];
                for (int side = 0; side < 4; side++) {
                    seen[(side + turn) % 4] = pieces.get(piece).sides().get(side);
                }
                if (fits(cell, seen)) {
                    used[piece] = true;
                    placed[cell] = seen;
                    count += count(cell + 1);
                    used[piece] = false;
                }
            }
        }
        return count;
    }

    /** The sides that lie at the rim have colour 0, and no other sides have it. */
    private boolean fits(int cell, int... seen) {
        boolean isUpper = cell < SIDE;
        boolean isLeft = cell % SIDE == 0;
        return (isUpper ? seen[0] == 0 : seen[0] != 0 && seen[0] == placed[cell - SIDE][2])
                && (isLeft ? seen[3] == 0 : seen[3] != 0 && seen[3] == placed[cell - 1][1])
                && seen[1] != 0
                && seen[2] != 0;
    }
}
