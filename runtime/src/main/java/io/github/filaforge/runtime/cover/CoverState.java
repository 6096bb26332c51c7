package io.github.filaforge.runtime.cover;

/** A state of a search: the images that fit, and those among them that cover the target. {@link CoverStates} makes it. */
public final class CoverState {

    private static final int FEW = 64;

    /** The images that fit, of the shapes in {@link #shapes}; the words of others have no meaning. */
    final long[] live;
    /** The cells to be covered. */
    final long[] open;
    /** The shapes with unused pieces: their numbers, their unused pieces, and how many of their images fit. */
    final int[] shapes;

    final int[] unused;
    final int[] counts;
    int shapeCount;
    int left;

    private int[] fitting = new int[FEW];
    private int fits;

    CoverState(CoverImages images) {
        this.live = new long[images.words()];
        this.open = new long[images.cellWords()];
        this.shapes = new int[images.shapeCount()];
        this.unused = new int[shapes.length];
        this.counts = new int[shapes.length];
    }

    /** The number of images that fit the target; 0 if the branch holds no solution. */
    public int fits() {
        return fits;
    }

    /** The images that fit the target, as far as {@link #fits} says; not to be changed. */
    public int[] fitting() {
        return fitting;
    }

    /** The number of pieces left. */
    public int left() {
        return left;
    }

    void clearFitting(int most) {
        fits = 0;
        if (most > fitting.length) {
            fitting = new int[2 * most];
        }
    }

    /** Adds the images of a word to those that fit the target. */
    void addFitting(int word, long images) {
        for (long rest = images; rest != 0L; rest &= rest - 1L) {
            fitting[fits] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            fits++;
        }
    }

    /** Puts the shapes first of which the fewest images fit: what is impossible shows the sooner. */
    void sortShapes() {
        for (int next = 1; next < shapeCount; next++) {
            int shape = shapes[next];
            int pieces = unused[next];
            int count = counts[next];
            int at = next;
            while (at > 0 && counts[at - 1] > count) {
                shapes[at] = shapes[at - 1];
                unused[at] = unused[at - 1];
                counts[at] = counts[at - 1];
                at--;
            }
            shapes[at] = shape;
            unused[at] = pieces;
            counts[at] = count;
        }
    }
}
