package io.github.filaforge.templates.comparison;

/**
 * N. G. de Bruijn's program for the 12 pentominoes in 10x6 ("Programmeren van de pentomino puzzle", Euclides 47,
 * 1971/72), after the description in the FILA article.
 *
 * <p>As in the article, the target is the first open cell by columns, the board has a border of filled cells, and the 63
 * orientations are one flat list. For each orientation the program tests first if the piece is free, and then if its four
 * other cells are open. X is placed first, in 7 positions, so that the search is that of Fletcher's program.
 *
 * <p>An attempt is an orientation of a free piece.
 */
public final class DeBruijnProgram extends PentominoProgram {

    private static final int PIECES = 11;

    /** The piece of each orientation, and its four cells other than the target, as steps from the target on the board. */
    private static final int[][] ORIENTATIONS = {
        {F, 1, 6, 7, 14},
        {F, 1, 8, 9, 15},
        {F, 5, 6, 7, 13},
        {F, 6, 7, 8, 13},
        {F, 6, 7, 8, 15},
        {F, 6, 7, 14, 15},
        {F, 7, 8, 9, 15},
        {F, 7, 8, 13, 14},
        {I, 1, 2, 3, 4},
        {I, 7, 14, 21, 28},
        {L, 1, 2, 3, 7},
        {L, 1, 2, 3, 10},
        {L, 1, 7, 14, 21},
        {L, 1, 8, 15, 22},
        {L, 4, 5, 6, 7},
        {L, 7, 8, 9, 10},
        {L, 7, 14, 20, 21},
        {L, 7, 14, 21, 22},
        {N, 1, 2, 6, 7},
        {N, 1, 2, 9, 10},
        {N, 1, 5, 6, 7},
        {N, 1, 8, 9, 10},
        {N, 6, 7, 13, 20},
        {N, 7, 8, 15, 22},
        {N, 7, 13, 14, 20},
        {N, 7, 14, 15, 22},
        {P, 1, 2, 7, 8},
        {P, 1, 2, 8, 9},
        {P, 1, 6, 7, 8},
        {P, 1, 7, 8, 9},
        {P, 1, 7, 8, 14},
        {P, 1, 7, 8, 15},
        {P, 6, 7, 13, 14},
        {P, 7, 8, 14, 15},
        {T, 1, 2, 8, 15},
        {T, 5, 6, 7, 14},
        {T, 7, 8, 9, 14},
        {T, 7, 13, 14, 15},
        {U, 1, 2, 7, 9},
        {U, 1, 7, 14, 15},
        {U, 1, 8, 14, 15},
        {U, 2, 7, 8, 9},
        {V, 1, 2, 7, 14},
        {V, 1, 2, 9, 16},
        {V, 7, 12, 13, 14},
        {V, 7, 14, 15, 16},
        {W, 1, 6, 7, 13},
        {W, 1, 8, 9, 16},
        {W, 6, 7, 12, 13},
        {W, 7, 8, 15, 16},
        {X, 6, 7, 8, 14},
        {Y, 1, 2, 3, 8},
        {Y, 1, 2, 3, 9},
        {Y, 5, 6, 7, 8},
        {Y, 6, 7, 8, 9},
        {Y, 6, 7, 14, 21},
        {Y, 7, 8, 14, 21},
        {Y, 7, 13, 14, 21},
        {Y, 7, 14, 15, 21},
        {Z, 1, 7, 13, 14},
        {Z, 1, 8, 15, 16},
        {Z, 5, 6, 7, 12},
        {Z, 7, 8, 9, 16},
    };

    @Override
    void search(int from, int free, int left) {
        int target = from;
        while (board[target] != OPEN) {
            target++;
        }
        for (int[] orientation : ORIENTATIONS) {
            int piece = orientation[0];
            if ((free & 1 << piece) != 0) {
                attempts[left]++;
                int a = target + orientation[1];
                int b = target + orientation[2];
                int c = target + orientation[3];
                int d = target + orientation[4];
                if (board[a] == OPEN && board[b] == OPEN && board[c] == OPEN && board[d] == OPEN) {
                    fits[left]++;
                    fill(piece, target, a, b, c, d);
                    if (left == 1) {
                        solved(PIECES);
                    } else {
                        search(target + 1, free & ~(1 << piece), left - 1);
                    }
                    fill(OPEN, target, a, b, c, d);
                }
            }
        }
    }

    private void fill(int piece, int target, int a, int b, int c, int d) {
        board[target] = piece;
        board[a] = piece;
        board[b] = piece;
        board[c] = piece;
        board[d] = piece;
    }
}
