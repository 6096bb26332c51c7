package io.github.filaforge.runtime.sieve;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.FrameImages;
import io.github.filaforge.runtime.FrameSolver;
import java.util.Arrays;

/**
 * What every solver by the sieve extends. Where the frame has more than 63 cells, an occupancy has only the pieces that
 * were placed since the root; what else is not open is in {@link #fixed}, and {@link #bounded} allows for it.
 */
public abstract class SieveSolver extends FrameSolver {

    /** For each cell of the frame, the words of the images that the root leaves possible if it is their first cell. */
    protected final long[] bounded;
    /** The image that was placed with n pieces left: its number, plus its first cell times 64 times the words of images. */
    protected final int[] path;
    /** The number of unused pieces of each shape. */
    protected final int[] copies;

    /**
     * Whether the search has turned out to be so long that it pays the JIT to compile methods for each number of pieces
     * left.
     */
    protected boolean isLong;

    /**
     * How often {@link #watchLength} is called before a search is long: in 10x6 8,000 times in 15 ms.
     */
    private static final int LONG = 30_000;

    private int watched;
    /** The {@link #path} of the solution that was told last since the root; -1 where there is none. */
    private final int[] told;

    private final FrameImages images;
    private final int imageNumbers;

    /**
     * For format to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     *
     * @param sieve the tables
     * @param frame the cells of the frame that the positions are, separated by blanks; empty if they are the same
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
     * @param images the words of the images whose shapes have unused pieces
     * @param target the first open cell of the frame
     */
    protected abstract void fill(int left, long[] images, int target);

    /** Called at a certain number of pieces left, for the search to find out that it is long. */
    protected final void watchLength() {
        watched++;
        if (watched == LONG) {
            isLong = true;
        }
    }

    /**
     * Reports the solutions that end with any of some images.
     *
     * @param fitting one word of the images
     * @param word which word it is
     * @param target the cell of the frame that is their first
     */
    protected final void solved(long fitting, int word, int target) {
        for (long rest = fitting; rest != 0; rest &= rest - 1) {
            path[1] = target * imageNumbers + word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            tellPath();
            found();
        }
    }

    /**
     * A method by itself, so that a solution costs the JIT no more than this loop: with all that {@link #found} does
     * inlined, the end of a short program waits 10 ms for the compiler.
     */
    private void tellPath() {
        for (int left = rootLeft(); left > 0; left--) {
            // An image that was in the last solution too has kept its cells.
            if (path[left] != told[left]) {
                told[left] = path[left];
                int image = path[left] % imageNumbers;
                place(left, images.shape(image), path[left] / imageNumbers, images.cells(image));
            }
        }
    }
}
