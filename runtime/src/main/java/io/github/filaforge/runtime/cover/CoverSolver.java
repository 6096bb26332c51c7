package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;

/**
 * A solver by exact cover. Generated solvers extend it with their data, and a direct solver receives its data.
 */
public class CoverSolver extends GeneratedSolver {

    /** Makes the states. */
    protected final CoverStates states;
    /** The states from the root to the present one, by the number of pieces left. */
    protected final CoverState[] path;
    /** The images that were placed since the root, by the number of pieces left before the placement. */
    protected final int[] placed;

    private final CoverImages images;
    private int rootLeft;

    /**
     * Creates a solver. For the parameters from format to counting see {@link GeneratedSolver}.
     *
     * @param images the images, by the positions of their cells
     */
    public CoverSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            CoverImages images) {
        super(format, board, roots, canonicalForm, counting);
        this.images = images;
        this.states = new CoverStates(images);
        this.path = new CoverState[pieces() + 1];
        for (int left = 0; left < path.length; left++) {
            path[left] = states.newState();
        }
        this.placed = new int[path.length];
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        if (left == 0) {
            found();
            return;
        }
        boolean[] filled = new boolean[board().size()];
        for (int cell = 0; cell < filled.length; cell++) {
            filled[cell] = isFilled(left, cell);
        }
        int[] unused = new int[images.shapeCount()];
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = unused(left, shape);
        }
        states.start(path[left], filled, left, unused);
        search(left);
    }

    /**
     * Places the images that fit the target of a state.
     *
     * @param left the number of pieces left, which is the index of the state in {@link #path}; at least 1
     */
    protected void search(int left) {
        endIfStopped();
        // The state has the images that fit its target.
        CoverState state = path[left];
        int count = state.fits();
        if (fits.length > 0) {
            attempts[left] += count;
            fits[left] += count;
        }
        int[] fitting = state.fitting();
        CoverState next = path[left - 1];
        for (int each = 0; each < count; each++) {
            placed[left] = fitting[each];
            if (supply.isVaried()) {
                // The search goes on if each open cell and each required piece still has an image.
                states.place(state, fitting[each], next);
                if (next.isFull()) {
                    solved(left - 1);
                } else if (next.fits() > 0) {
                    search(left - 1);
                }
            } else if (left == 1) {
                solved();
            } else {
                // The search goes on if each open cell and each unused piece still has an image.
                states.place(state, fitting[each], next);
                if (next.fits() > 0) {
                    search(left - 1);
                }
            }
        }
    }

    /** Reports the solution whose images are all placed. It has used all pieces. */
    protected final void solved() {
        solved(0);
    }

    /**
     * Reports the solution whose images are all placed.
     *
     * @param left the number of pieces left, which the solution does not have
     */
    protected final void solved(int left) {
        if (areCounted(1) || (supply.isVaried() && isCountedWith(path[left].allowance))) {
            return;
        }
        for (int before = rootLeft; before > left; before--) {
            place(before, images.shape(placed[before]), images.cells(placed[before]));
        }
        found(left);
    }
}
