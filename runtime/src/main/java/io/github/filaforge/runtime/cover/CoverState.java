package io.github.filaforge.runtime.cover;

/** A state of a search: the images that fit, and those among them that cover the target. {@link CoverStates} makes it. */
public final class CoverState {

    private static final int FEW = 64;

    /** The matrix to which the bits of {@link #live} refer: its own matrix, or that of an earlier state. */
    CoverMatrix matrix;

    final CoverMatrix own = new CoverMatrix();
    /** The images that fit, as bits of the matrix. */
    final long[] live;
    /** The columns that can be targets, as a set of bits: the open cells, and the shapes with one unused piece. */
    final long[] open;
    /** The number of unused pieces of each shape that has several. */
    final int[] unused;

    /** The allowance of the assembly, if pieces may be left over. */
    long allowance;
    /** The number of pieces left. */
    int left;
    /** The number of pieces that were placed since the start. */
    int depth;

    private int[] fitting = new int[FEW];
    private int fits;
    private boolean isFull;

    CoverState(CoverImages images) {
        this.matrix = images.matrix();
        this.live = new long[matrix.words];
        this.open = new long[images.columnWords()];
        this.unused = new int[images.shapeCount()];
    }

    /** Returns true if every cell is filled. Only for a puzzle of which pieces may be left over it can return true. */
    public boolean isFull() {
        return isFull;
    }

    /** Returns the number of images that fit the target; 0 if the branch has no solution. */
    public int fits() {
        return fits;
    }

    /**
     * Returns the numbers of the images that fit the target. Only the first {@link #fits} elements are valid. The caller
     * must not change the array.
     */
    public int[] fitting() {
        return fitting;
    }

    void endBranch() {
        fits = 0;
    }

    void setFull(boolean full) {
        isFull = full;
    }

    void setOpen(int column) {
        open[column / Long.SIZE] |= 1L << column;
    }

    /**
     * Makes a column of the matrix the target.
     *
     * @param count the number of images that fit it
     */
    void setTarget(int column, int count) {
        if (count > fitting.length) {
            fitting = new int[2 * count];
        }
        int found = 0;
        int at = column * matrix.words;
        for (int word = 0; found < count; word++) {
            for (long rest = live[word] & matrix.columns[at + word]; rest != 0L; rest &= rest - 1L) {
                fitting[found] = matrix.numbers[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
                found++;
            }
        }
        fits = count;
    }
}
