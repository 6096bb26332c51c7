package io.github.filaforge.runtime.fila;

import io.github.filaforge.runtime.FrameSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.board.PieceCounters;

/**
 * The superclass of all solvers that have the lists of FILA in their code. Targets whose lists are translations of one
 * another share a list.
 */
public abstract class TranslateSolver extends FrameSolver {

    /**
     * The pieces that were placed. The data of the piece that was placed with n pieces left begin at index n times the
     * stride, which is the number of words of an image and of the piece counters: first the cells of the image from the
     * target on, and then the counters after the placement.
     */
    protected final long[] path;
    /** The cell of the frame that was the target with n pieces left, at index n. */
    protected final int[] targets;

    private final int words;
    private final int stride;
    private final PieceCounters counters;

    /**
     * Creates a solver. For the parameters from format to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     *
     * @param words the number of words of an occupancy
     * @param frame for each position its cell of the frame, separated by blanks; empty if they are equal
     */
    protected TranslateSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            int words,
            int frameSize,
            String frame) {
        super(format, board, roots, canonicalForm, counting, frameSize, frame);
        this.words = words;
        this.counters = new PieceCounters(board.copies());
        this.stride = words + counters.wordCount();
        this.path = new long[(pieces() + 2) * stride];
        this.targets = new int[pieces() + 1];
    }

    @Override
    protected final void fillFrom(int left, int target) {
        long[] free = new long[counters.wordCount()];
        int end = trailIndex(left + 1);
        System.arraycopy(trail, end - free.length, free, 0, free.length);
        System.arraycopy(free, 0, path, (left + 1) * stride + words, free.length);
        fill(left, free, target);
    }

    /**
     * Searches from a root.
     *
     * @param left the number of pieces left, at least 1
     * @param free the words of the piece counters
     * @param target the first open cell of the frame
     */
    protected abstract void fill(int left, long[] free, int target);

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
        for (int placed = rootLeft(); placed > left; placed--) {
            int before = (placed + 1) * stride + words;
            int after = placed * stride + words;
            place(placed, counters.taken(path, before, path, after), targets[placed], cells(placed));
        }
        found(left);
    }

    private int[] cells(int left) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(path[left * stride + word]);
        }
        int[] cells = new int[count];
        int next = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = path[left * stride + word]; rest != 0; rest &= rest - 1) {
                cells[next] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                next++;
            }
        }
        return cells;
    }
}
