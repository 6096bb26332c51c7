package io.github.filaforge.runtime.fila;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.text.Words;

/** The superclass of all solvers that have the image list sets of FILA in arrays. */
public abstract class ListSolver extends GeneratedSolver {

    /** The index in the lists of the image that was placed with n pieces left, at index n. */
    protected final int[] path;
    /** The number of unused pieces of each shape. */
    protected final int[] copies;

    private final FilaLists lists;
    private int rootLeft;

    /** Creates a solver. For the parameters from format to counting see {@link GeneratedSolver}. */
    protected ListSolver(
            int format, Board board, String[] roots, CanonicalForm canonicalForm, boolean counting, FilaLists lists) {
        super(format, board, roots, canonicalForm, counting);
        this.lists = lists;
        this.path = new int[pieces() + 1];
        this.copies = new int[board.copies().length];
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        if (left == 0) {
            found();
            return;
        }
        long[] free = new long[Words.count(copies.length)];
        for (int shape = 0; shape < copies.length; shape++) {
            copies[shape] = unused(left, shape);
            if (copies[shape] > 0) {
                free[shape / Long.SIZE] |= 1L << shape;
            }
        }
        fill(left, trailIndex(left), free);
    }

    /**
     * Searches from a root.
     *
     * @param left the number of pieces left, at least 1
     * @param at the index in the trail of the occupancy of the root
     * @param free the shapes that have unused pieces: bit n % 64 of word n / 64 is shape n
     */
    protected abstract void fill(int left, int at, long[] free);

    /** Reports the solution of the path, which has used all pieces. */
    protected final void solved() {
        solved(0);
    }

    /**
     * Reports the solution of the path.
     *
     * @param left the number of pieces left, which the solution does not have
     */
    protected final void solved(int left) {
        if (isCounted(left)) {
            return;
        }
        for (int placed = rootLeft; placed > left; placed--) {
            place(placed, lists.shape(path[placed]), lists.positions(path[placed]));
        }
        found(left);
    }
}
