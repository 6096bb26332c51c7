package io.github.filaforge.runtime.sieve;

import io.github.filaforge.runtime.FrameImages;
import io.github.filaforge.runtime.FrameSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import java.util.Arrays;

/**
 * The superclass of all solvers by the sieve. If the frame has more than 63 cells, an occupancy has only the pieces that
 * were placed since the root. All other cells that are not open are in {@link #fixed}, and {@link #bounded} excludes the
 * images that cover them.
 */
public abstract class SieveSolver extends FrameSolver {

    /**
     * For each cell of the frame, the words of the set of the images that the root leaves possible if it is their first
     * cell.
     */
    protected final long[] bounded;
    /**
     * The image that was placed with n pieces left, at index n: its number, plus its first cell times 64 times the number of
     * words of a set of images.
     */
    protected final int[] path;
    /** The number of unused pieces of each shape. */
    protected final int[] copies;

    /**
     * True if the search has turned out to be so long that it pays to have the JIT compile methods for each number of pieces
     * left.
     */
    protected boolean isLong;

    /** The number of calls of {@link #watchLength} after which a search is long. In 10x6 there are 8,000 calls in 15 ms. */
    private static final int LONG = 30_000;

    private int watched;
    /** The {@link #path} of the solution that was reported last since the root; -1 where there is none. */
    private final int[] told;

    private final FrameImages images;
    private final int imageNumbers;

    /**
     * Creates a solver. For the parameters from format to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     *
     * @param frame for each position its cell of the frame, separated by blanks; empty if they are equal
     */
    protected SieveSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            boolean counting,
            Sieve sieve,
            String frame) {
        super(format, board, roots, canonicalForm, counting, sieve.images().frameSize(), frame);
        this.images = sieve.images();
        this.imageNumbers = Long.SIZE * images.words();
        this.bounded = new long[images.frameSize() * images.words()];
        this.path = new int[pieces() + 1];
        this.told = new int[path.length];
        this.copies = new int[board.copies().length];
    }

    @Override
    protected final void fillFrom(int left, int target) {
        Arrays.fill(told, -1);
        images.copyBounded(bounded);
        for (int position = 0; position < frame().length; position++) {
            if (isFilled(left, position)) {
                removeImagesOver(frame()[position]);
            }
        }
        int words = images.words();
        long[] free = new long[words];
        for (int shape = 0; shape < copies.length; shape++) {
            copies[shape] = unused(left, shape);
            for (int word = 0; word < words && copies[shape] > 0; word++) {
                free[word] |= images.ofShape(shape, word);
            }
        }
        fill(left, free, target);
    }

    private void removeImagesOver(int filled) {
        int words = images.words();
        int size = images.size();
        for (int image = 0; image < size; image++) {
            for (int cell : images.cells(image)) {
                if (cell <= filled) {
                    bounded[(filled - cell) * words + image / Long.SIZE] &= ~(1L << image);
                }
            }
        }
    }

    /**
     * Searches from a root.
     *
     * @param left the number of pieces left, at least 1
     * @param images the words of the set of the images whose shapes have unused pieces
     * @param target the first open cell of the frame
     */
    protected abstract void fill(int left, long[] images, int target);

    /** Counts the calls with a certain number of pieces left, in order to find out if the search is long. */
    protected final void watchLength() {
        watched++;
        if (watched == LONG) {
            isLong = true;
        }
    }

    /**
     * Reports the solutions whose last image is one of some images.
     *
     * @param fitting one word of the set of these images
     * @param word the index of the word
     * @param target the cell of the frame that is their first cell
     */
    protected final void solved(long fitting, int word, int target) {
        if (areCounted(Long.bitCount(fitting))) {
            return;
        }
        for (long rest = fitting; rest != 0; rest &= rest - 1) {
            path[1] = target * imageNumbers + word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            tellPath(0);
            found();
        }
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
        tellPath(left);
        Arrays.fill(told, 0, left + 1, -1);
        found(left);
    }

    /**
     * Stores the images of the path. It is a method of its own so that a solution costs the JIT no more than this loop. If
     * everything that {@link #found} does were inlined, a short program would wait 10 ms for the compiler at its end.
     *
     * @param end the number of pieces left, which the solution does not have
     */
    private void tellPath(int end) {
        for (int left = rootLeft(); left > end; left--) {
            // The cells of an image that the last solution has too are still stored.
            if (path[left] != told[left]) {
                told[left] = path[left];
                int image = path[left] % imageNumbers;
                place(left, images.shape(image), path[left] / imageNumbers, images.cells(image));
            }
        }
    }
}
