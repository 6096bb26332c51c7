package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import java.util.Arrays;

/**
 * The search that programmers try first, for any puzzle of at most 64 cells. It places one piece after the other in a given
 * order, each at every place where it fits. No open cell decides which places are tried.
 *
 * <p>The search may test the gaps, as M. Mäkelä's program does ("Solving Pentomino Puzzles"). A branch then ends after a
 * placement that leaves a connected part of the open cells whose number of cells no set of free pieces has together. A part
 * is found by a flood fill from one of its cells. The cells that are still to be visited are a set of bits, from which
 * filled and visited cells are removed.
 *
 * <p>An attempt is a test of an image, and a fit is an attempt whose cells are all open.
 */
public final class PieceByPiece extends GeneratedSolver {

    /** The greatest number of cells of a board. */
    public static final int MOST_CELLS = Long.SIZE;

    private final int[] order;
    private final int[][][] images;
    /** The cells of each image as bits, by shape and image. */
    private final long[][] layouts;
    /**
     * The number of pieces left with which the previous piece of the shape was placed, by number of pieces left; 0 if the
     * piece is the first of its shape.
     */
    private final int[] copyBefore;
    /** The neighbours of each cell as bits; empty if gaps are not tested. */
    private final long[] neighbours;
    /** The possible sizes of gaps, by number of pieces left: bit n is set if some of these pieces have n cells together. */
    private final long[] sizes;
    /** The index of the image that was placed, by number of pieces left. */
    private final int[] path;

    private final long full;

    /**
     * Creates a program for a puzzle.
     *
     * @param canonicalForm the test of the solutions; {@code null} if each solution counts
     * @param order the index of the shape of each piece, in the order in which the pieces are placed
     * @param images the positions of the cells of each image, by shape and image
     * @param neighbours the positions of the neighbours of each position; empty if gaps are not tested. If they are tested,
     *     all pieces have to be connected.
     * @throws IllegalArgumentException if the board has more than {@link #MOST_CELLS} cells
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

    /**
     * Returns true if each connected part of the open cells has a possible size.
     *
     * @param open the open cells as bits
     * @param possible the possible sizes: bit n is set if a part may have n cells
     */
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
