package io.github.filaforge.templates.comparison;

/**
 * J. G. Fletcher's program for the 12 pentominoes in 10x6 ("A program to solve the pentomino problem by the recursive use
 * of macros", Communications of the ACM 8 (10), 1965), after the description in the FILA article.
 *
 * <p>As in the article, the board is an array with a border of filled cells, X is placed first in 7 positions, and the
 * target is the first open cell by columns. At the target a fixed tree of tests begins. Each test is of one cell, and the
 * tests behind it are made only if the cell is open; no test is made twice for one target. Each of the 63 leaves is an
 * orientation of a piece. The program tests at the leaf, and not before, whether the piece is free. A recursive method
 * replaces the macros for each piece and depth.
 *
 * <p>An attempt is a leaf that is reached. In the steady state this program takes 125 ms. With a board of bytes it took
 * 129 ms, and without counting 123 ms.
 */
public final class FletcherProgram extends PentominoProgram {

    private static final int PIECES = 11;

    @Override
    void search(int from, int free, int left) {
        int[] board = this.board;
        int target = from;
        while (board[target] != OPEN) {
            target++;
        }
        if (board[target + 1] == OPEN) {
            if (board[target + 7] == OPEN) {
                if (board[target + 2] == OPEN) {
                    if (board[target + 8] == OPEN) {
                        place(P, target, 1, 7, 2, 8, free, left);
                    }
                    if (board[target + 14] == OPEN) {
                        place(V, target, 1, 7, 2, 14, free, left);
                    }
                    if (board[target + 6] == OPEN) {
                        place(N, target, 1, 7, 2, 6, free, left);
                    }
                    if (board[target + 3] == OPEN) {
                        place(L, target, 1, 7, 2, 3, free, left);
                    }
                    if (board[target + 9] == OPEN) {
                        place(U, target, 1, 7, 2, 9, free, left);
                    }
                }
                if (board[target + 8] == OPEN) {
                    if (board[target + 14] == OPEN) {
                        place(P, target, 1, 7, 8, 14, free, left);
                    }
                    if (board[target + 6] == OPEN) {
                        place(P, target, 1, 7, 8, 6, free, left);
                    }
                    if (board[target + 9] == OPEN) {
                        place(P, target, 1, 7, 8, 9, free, left);
                    }
                    if (board[target + 15] == OPEN) {
                        place(P, target, 1, 7, 8, 15, free, left);
                    }
                }
                if (board[target + 14] == OPEN) {
                    if (board[target + 6] == OPEN) {
                        place(F, target, 1, 7, 14, 6, free, left);
                    }
                    if (board[target + 15] == OPEN) {
                        place(U, target, 1, 7, 14, 15, free, left);
                    }
                    if (board[target + 21] == OPEN) {
                        place(L, target, 1, 7, 14, 21, free, left);
                    }
                    if (board[target + 13] == OPEN) {
                        place(Z, target, 1, 7, 14, 13, free, left);
                    }
                }
                if (board[target + 6] == OPEN) {
                    if (board[target + 13] == OPEN) {
                        place(W, target, 1, 7, 6, 13, free, left);
                    }
                    if (board[target + 5] == OPEN) {
                        place(N, target, 1, 7, 6, 5, free, left);
                    }
                }
            }
            if (board[target + 2] == OPEN) {
                if (board[target + 8] == OPEN) {
                    if (board[target + 3] == OPEN) {
                        place(Y, target, 1, 2, 8, 3, free, left);
                    }
                    if (board[target + 9] == OPEN) {
                        place(P, target, 1, 2, 8, 9, free, left);
                    }
                    if (board[target + 15] == OPEN) {
                        place(T, target, 1, 2, 8, 15, free, left);
                    }
                }
                if (board[target + 3] == OPEN) {
                    if (board[target + 9] == OPEN) {
                        place(Y, target, 1, 2, 3, 9, free, left);
                    }
                    if (board[target + 4] == OPEN) {
                        place(I, target, 1, 2, 3, 4, free, left);
                    }
                    if (board[target + 10] == OPEN) {
                        place(L, target, 1, 2, 3, 10, free, left);
                    }
                }
                if (board[target + 9] == OPEN) {
                    if (board[target + 10] == OPEN) {
                        place(N, target, 1, 2, 9, 10, free, left);
                    }
                    if (board[target + 16] == OPEN) {
                        place(V, target, 1, 2, 9, 16, free, left);
                    }
                }
            }
            if (board[target + 8] == OPEN) {
                if (board[target + 9] == OPEN) {
                    if (board[target + 15] == OPEN) {
                        place(F, target, 1, 8, 9, 15, free, left);
                    }
                    if (board[target + 10] == OPEN) {
                        place(N, target, 1, 8, 9, 10, free, left);
                    }
                    if (board[target + 16] == OPEN) {
                        place(W, target, 1, 8, 9, 16, free, left);
                    }
                }
                if (board[target + 15] == OPEN) {
                    if (board[target + 16] == OPEN) {
                        place(Z, target, 1, 8, 15, 16, free, left);
                    }
                    if (board[target + 22] == OPEN) {
                        place(L, target, 1, 8, 15, 22, free, left);
                    }
                    if (board[target + 14] == OPEN) {
                        place(U, target, 1, 8, 15, 14, free, left);
                    }
                }
            }
        }
        if (board[target + 7] == OPEN) {
            if (board[target + 8] == OPEN) {
                if (board[target + 14] == OPEN) {
                    if (board[target + 6] == OPEN) {
                        place(X, target, 7, 8, 14, 6, free, left);
                    }
                    if (board[target + 9] == OPEN) {
                        place(T, target, 7, 8, 14, 9, free, left);
                    }
                    if (board[target + 15] == OPEN) {
                        place(P, target, 7, 8, 14, 15, free, left);
                    }
                    if (board[target + 21] == OPEN) {
                        place(Y, target, 7, 8, 14, 21, free, left);
                    }
                    if (board[target + 13] == OPEN) {
                        place(F, target, 7, 8, 14, 13, free, left);
                    }
                }
                if (board[target + 6] == OPEN) {
                    if (board[target + 9] == OPEN) {
                        place(Y, target, 7, 8, 6, 9, free, left);
                    }
                    if (board[target + 15] == OPEN) {
                        place(F, target, 7, 8, 6, 15, free, left);
                    }
                    if (board[target + 13] == OPEN) {
                        place(F, target, 7, 8, 6, 13, free, left);
                    }
                    if (board[target + 5] == OPEN) {
                        place(Y, target, 7, 8, 6, 5, free, left);
                    }
                }
                if (board[target + 9] == OPEN) {
                    if (board[target + 15] == OPEN) {
                        place(F, target, 7, 8, 9, 15, free, left);
                    }
                    if (board[target + 10] == OPEN) {
                        place(L, target, 7, 8, 9, 10, free, left);
                    }
                    if (board[target + 16] == OPEN) {
                        place(Z, target, 7, 8, 9, 16, free, left);
                    }
                    if (board[target + 2] == OPEN) {
                        place(U, target, 7, 8, 9, 2, free, left);
                    }
                }
                if (board[target + 15] == OPEN) {
                    if (board[target + 16] == OPEN) {
                        place(W, target, 7, 8, 15, 16, free, left);
                    }
                    if (board[target + 22] == OPEN) {
                        place(N, target, 7, 8, 15, 22, free, left);
                    }
                }
            }
            if (board[target + 14] == OPEN) {
                if (board[target + 6] == OPEN) {
                    if (board[target + 15] == OPEN) {
                        place(F, target, 7, 14, 6, 15, free, left);
                    }
                    if (board[target + 21] == OPEN) {
                        place(Y, target, 7, 14, 6, 21, free, left);
                    }
                    if (board[target + 13] == OPEN) {
                        place(P, target, 7, 14, 6, 13, free, left);
                    }
                    if (board[target + 5] == OPEN) {
                        place(T, target, 7, 14, 6, 5, free, left);
                    }
                }
                if (board[target + 15] == OPEN) {
                    if (board[target + 21] == OPEN) {
                        place(Y, target, 7, 14, 15, 21, free, left);
                    }
                    if (board[target + 13] == OPEN) {
                        place(T, target, 7, 14, 15, 13, free, left);
                    }
                    if (board[target + 16] == OPEN) {
                        place(V, target, 7, 14, 15, 16, free, left);
                    }
                    if (board[target + 22] == OPEN) {
                        place(N, target, 7, 14, 15, 22, free, left);
                    }
                }
                if (board[target + 21] == OPEN) {
                    if (board[target + 13] == OPEN) {
                        place(Y, target, 7, 14, 21, 13, free, left);
                    }
                    if (board[target + 22] == OPEN) {
                        place(L, target, 7, 14, 21, 22, free, left);
                    }
                    if (board[target + 28] == OPEN) {
                        place(I, target, 7, 14, 21, 28, free, left);
                    }
                    if (board[target + 20] == OPEN) {
                        place(L, target, 7, 14, 21, 20, free, left);
                    }
                }
                if (board[target + 13] == OPEN) {
                    if (board[target + 20] == OPEN) {
                        place(N, target, 7, 14, 13, 20, free, left);
                    }
                    if (board[target + 12] == OPEN) {
                        place(V, target, 7, 14, 13, 12, free, left);
                    }
                }
            }
            if (board[target + 6] == OPEN) {
                if (board[target + 13] == OPEN) {
                    if (board[target + 5] == OPEN) {
                        place(F, target, 7, 6, 13, 5, free, left);
                    }
                    if (board[target + 20] == OPEN) {
                        place(N, target, 7, 6, 13, 20, free, left);
                    }
                    if (board[target + 12] == OPEN) {
                        place(W, target, 7, 6, 13, 12, free, left);
                    }
                }
                if (board[target + 5] == OPEN) {
                    if (board[target + 12] == OPEN) {
                        place(Z, target, 7, 6, 5, 12, free, left);
                    }
                    if (board[target + 4] == OPEN) {
                        place(L, target, 7, 6, 5, 4, free, left);
                    }
                }
            }
        }
    }

    private void place(int piece, int target, int a, int b, int c, int d, int free, int left) {
        attempts[left]++;
        if ((free & 1 << piece) == 0) {
            return;
        }
        fits[left]++;
        board[target] = piece;
        board[target + a] = piece;
        board[target + b] = piece;
        board[target + c] = piece;
        board[target + d] = piece;
        if (left == 1) {
            solved(PIECES);
        } else {
            search(target + 1, free & ~(1 << piece), left - 1);
        }
        board[target] = OPEN;
        board[target + a] = OPEN;
        board[target + b] = OPEN;
        board[target + c] = OPEN;
        board[target + d] = OPEN;
    }
}
