package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import java.util.Arrays;

/**
 * The common part of the two programs for the 12 pentominoes in 10x6: a board with a border of filled cells, and X in 7
 * positions as roots. By symmetry the centre of X lies in one quarter of the board. The eighth position in this quarter
 * would cut off a corner.
 *
 * <p>Cell (x, y) has the index 7x + y + 1. One row of the border is the end of one column and the beginning of the next.
 * Behind the last column there are filled cells as far as a piece can reach.
 */
abstract class PentominoProgram extends GeneratedSolver {

    static final int OPEN = 0;

    static final int F = 1;
    static final int I = 2;
    static final int L = 3;
    static final int N = 4;
    static final int P = 5;
    static final int T = 6;
    static final int U = 7;
    static final int V = 8;
    static final int W = 9;
    static final int X = 10;
    static final int Y = 11;
    static final int Z = 12;

    private static final int FILLED = -1;
    private static final int WIDTH = 10;
    private static final int HEIGHT = 6;
    private static final int COLUMN = HEIGHT + 1;
    private static final int REACH = 4;

    private static final String[] REGION = {
        ". . . . . . . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .",
    };
    private static final String[] PIECES = {"F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"};

    private static final String[] ROOTS = {
        "9:2 7 8 9 14",
        "9:7 12 13 14 19",
        "9:8 13 14 15 20",
        "9:13 18 19 20 25",
        "9:14 19 20 21 26",
        "9:19 24 25 26 31",
        "9:20 25 26 27 32",
    };

    /** The number of the piece at each index, {@link #OPEN}, or {@link #FILLED} for the border. */
    final int[] board = new int[1 + (WIDTH + REACH) * COLUMN];

    PentominoProgram() {
        super(FORMAT, new Board(REGION, "", PIECES), ROOTS, null, true);
    }

    @Override
    protected final void start(int left) {
        long filled = trail[trailIndex(left)];
        Arrays.fill(board, FILLED);
        for (int position = 0; position < WIDTH * HEIGHT; position++) {
            board[index(position)] = (filled >>> position & 1) == 0 ? OPEN : X;
        }
        search(1, (2 << Z) - 2 - (1 << X), left);
    }

    static String[] roots() {
        return ROOTS.clone();
    }

    private static int index(int position) {
        return position / HEIGHT * COLUMN + position % HEIGHT + 1;
    }

    /**
     * Fills the open cells in all ways.
     *
     * @param from the index of a cell before which no cell is open
     * @param free the free pieces: bit n is set if the piece with the number n is free
     * @param left the number of pieces left
     */
    abstract void search(int from, int free, int left);

    /**
     * Reports the solution on the board.
     *
     * @param left the number of pieces that are not in the root
     */
    final void solved(int left) {
        int unplaced = left;
        for (int piece = F; piece <= Z; piece++) {
            if (piece != X) {
                place(unplaced, piece - 1, positionsOf(piece));
                unplaced--;
            }
        }
        found();
    }

    private int[] positionsOf(int piece) {
        int[] positions = new int[REACH + 1];
        int count = 0;
        for (int position = 0; position < WIDTH * HEIGHT; position++) {
            if (board[index(position)] == piece) {
                positions[count] = position;
                count++;
            }
        }
        return positions;
    }
}
