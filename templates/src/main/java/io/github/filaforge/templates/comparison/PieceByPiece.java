package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.GeneratedSolver;
import java.util.Arrays;

/**
 * The search that everybody tries first, for any puzzle of at most 64 cells: one piece after the other in a given order, each in
 * every place where it fits. It looks at no cell to choose a place.
 *
 * <p>It may look at the gaps, as M. Mäkelä's program does ("Solving Pentomino Puzzles"): a placement counts for nothing if it
 * leaves a connected part of the open cells that no selection of the unused pieces has the size of. The part is filled from one
 * of its cells; the cells to be visited are a set of bits, from which filled and visited cells are subtracted.
 *
 * <p>An attempt is a place that is tried, and a fit one that is open.
 */
public final class PieceByPiece extends GeneratedSolver {

    /** The most cells that a board may have. */
    public static final int MOST_CELLS = Long.SIZE;

    private final int[] order;
    private final int[][][] images;
    /** The cells of each image, by shape. */
    private final long[][] layouts;
    /** By number of pieces left, that before the last piece of the shape was placed; 0 if this piece is the first of its shape. */
    private final int[] copyBefore;
    /** The neighbours of each cell; empty if gaps are not looked at. */
    private final long[] neighbours;
    /** By number of pieces left: bit n is set if some of these pieces have n cells in all. */
    private final long[] sizes;
    /** By number of pieces left the image that was placed then. */
    private final int[] path;

    private final long full;

    /**
     * @param canonicalForm judges the solutions; {@code null} if each counts
     * @param order the shape of each piece in the order of placing
     * @param images for each shape the positions of each image
     * @param neighbours the positions beside each position; empty if gaps are not to be looked at. Pieces have to be connected
     *     otherwise.
     * @throws IllegalArgumentException if the board is too large
     */
    public PieceByPiece(Board board, CanonicalForm canonicalForm, int[] order, int[][][] images, int[][] neighbours) {
        super(FORMAT, board, new String[] {""}, canonicalForm, true);
        if (board.size() > MOST_CELLS) {
            throw new IllegalArgumentException("a board of " + board.size() + " cells");
        }
        int pieces = order.length;
        this.order = order.clone();
        this.images = images.clone();
        this.layouts = Arrays.stream(images)
                .map(its -> Arrays.stream(its).mapToLong(PieceByPiece::bits).toArray())
                .toArray(long[][]::new);
        this.neighbours =
                Arrays.stream(neighbours).mapToLong(PieceByPiece::bits).toArray();
        this.full = -1L >>> (Long.SIZE - board.size());
        this.path = new int[pieces + 1];
        this.copyBefore = new int[pieces + 1];
        this.sizes = new long[pieces + 1];
        sizes[0] = 1L;
        for (int left = 1; left <= pieces; left++) {
            int shape = shape(left);
            int size = images[shape].length == 0 ? 0 : images[shape][0].length;
            sizes[left] = sizes[left - 1] | sizes[left - 1] << size;
            for (int before = pieces; before > left; before--) {
                copyBefore[left] = shape(before) == shape ? before : copyBefore[left];
            }
        }
    }

    private static long bits(int... positions) {
        long bits = 0;
        for (int position : positions) {
            bits |= 1L << position;
        }
        return bits;
    }

    /** Returns the shape of the piece that is placed with a number of pieces left. */
    private int shape(int left) {
        return order[order.length - left];
    }

    @Override
    protected void start(int left) {
        search(0L, left);
    }

    private void search(long filled, int left) {
        long[] its = layouts[shape(left)];
        // Copies of a shape are placed in the order of their images, so that no set of images is found twice.
        for (int image = copyBefore[left] == 0 ? 0 : path[copyBefore[left]] + 1; image < its.length; image++) {
            attempts[left]++;
            if ((filled & its[image]) == 0L) {
                fits[left]++;
                path[left] = image;
                long next = filled | its[image];
                if (left == 1) {
                    solved();
                } else if (neighbours.length == 0 || canBeFilled(full & ~next, sizes[left - 1])) {
                    search(next, left - 1);
                }
            }
        }
    }

    /** Returns whether each connected part of the open cells has one of some sizes, of which each is a bit. */
    private boolean canBeFilled(long open, long possible) {
        long unseen = open;
        while (unseen != 0L) {
            long part = 0L;
            long queue = unseen & -unseen;
            while (queue != 0L) {
                long cell = queue & -queue;
                part |= cell;
                queue = (queue | (neighbours[Long.numberOfTrailingZeros(cell)] & unseen)) & ~part;
            }
            if ((possible >>> Long.bitCount(part) & 1L) == 0L) {
                return false;
            }
            unseen &= ~part;
        }
        return true;
    }

    private void solved() {
        for (int left = order.length; left > 0; left--) {
            place(left, shape(left), images[shape(left)][path[left]]);
        }
        found();
    }
}
