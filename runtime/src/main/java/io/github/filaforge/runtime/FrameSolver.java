package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The superclass of solvers whose images have cells that are counted from the target. The target is the first open cell of
 * the frame. The frame has the cells of the region in their order, with gaps between them, so that the translations of an
 * image have equal layouts up to a shift. Bit n % 64 of word n / 64 of an occupancy is the n-th cell from the target on.
 */
public abstract class FrameSolver extends GeneratedSolver {

    /**
     * For each cell of the frame a word for the 64 cells from it on: bit n is set if the root fills cell n, or if it is not
     * a cell of the region.
     */
    protected final long[] fixed;

    private final int[] frame;
    private final int[] positions;
    private int rootLeft;

    /**
     * Creates a solver. For the parameters from format to counting see {@link GeneratedSolver}.
     *
     * @param frame for each position its cell of the frame, separated by blanks; empty if they are equal
     */
    protected FrameSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            int frameSize,
            String frame) {
        super(format, board, roots, canonicalForm, counting);
        this.frame = frame.isEmpty() ? naturalNumbers(frameSize) : Words.numbers(frame);
        this.positions = new int[frameSize];
        for (int position = 0; position < this.frame.length; position++) {
            positions[this.frame[position]] = position;
        }
        this.fixed = new long[frameSize];
    }

    private static int[] naturalNumbers(int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = i;
        }
        return numbers;
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        boolean[] filled = new boolean[fixed.length];
        Arrays.fill(filled, true);
        for (int position = 0; position < frame.length; position++) {
            filled[frame[position]] = isFilled(left, position);
        }
        long ahead = -1L;
        for (int cell = fixed.length - 1; cell >= 0; cell--) {
            ahead = ahead << 1 | (filled[cell] ? 1L : 0L);
            fixed[cell] = ahead;
        }
        if (left == 0) {
            found();
            return;
        }
        int target = 0;
        while (filled[target]) {
            target++;
        }
        fillFrom(left, target);
    }

    /**
     * Searches from a root. The array {@link #fixed} is filled for this root.
     *
     * @param left the number of pieces left, at least 1
     * @param target the first open cell of the frame
     */
    protected abstract void fillFrom(int left, int target);

    /** Returns {@link #fixed} of a cell, or only filled cells if the cell lies beyond the end of the frame. */
    protected final long fixedAfter(int cell) {
        return cell < fixed.length ? fixed[cell] : -1L;
    }

    /** Returns for each position its cell of the frame. The caller must not change the array. */
    protected final int[] frame() {
        return frame;
    }

    /** Returns the number of pieces that are left at the root. */
    protected final int rootLeft() {
        return rootLeft;
    }

    /**
     * Stores an image of a solution.
     *
     * @param left the number of pieces left before the image was placed
     * @param target the cell of the frame that is the first cell of the image
     * @param cells the cells of the image, counted from the target
     */
    protected final void place(int left, int shape, int target, int[] cells) {
        for (int cell : cells) {
            placeCell(left, positions[target + cell]);
        }
        placeShape(left, shape);
    }
}
