package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;

/** The superclass of all solvers by exact cover. */
public abstract class CoverSolver extends GeneratedSolver {

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
    protected CoverSolver(
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
    protected abstract void search(int left);

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
        if (areCounted(1)) {
            return;
        }
        for (int before = rootLeft; before > left; before--) {
            place(before, images.shape(placed[before]), images.cells(placed[before]));
        }
        found(left);
    }
}
