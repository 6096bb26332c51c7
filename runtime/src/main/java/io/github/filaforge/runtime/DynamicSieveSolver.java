package io.github.filaforge.runtime;

/**
 * What every solver by a dynamic sieve extends. Bit n % 64 of word n / 64 of an occupancy is cell n of the frame; gaps
 * between the cells of the region count as filled.
 */
public abstract class DynamicSieveSolver extends GeneratedSolver {

    /** The number of the image that was placed with n pieces left. */
    protected final int[] path;
    /** The number of unused pieces of each shape, by its bit. */
    protected final int[] copies;

    private final DynamicSieve sieve;
    private final int[] frame;
    private final int[] positions;
    private final int frameSize;
    private int rootLeft;

    /**
     * @param frame for each position its cell in the frame, separated by blanks
     * @param frameSize the number of cells of the frame
     */
    protected DynamicSieveSolver(
            int format,
            Board board,
            String[] roots,
            CanonicalForm canonicalForm,
            DynamicSieve sieve,
            String frame,
            int frameSize) {
        super(format, board, roots, canonicalForm);
        this.sieve = sieve;
        this.frame = Words.numbers(frame);
        this.frameSize = frameSize;
        this.positions = new int[frameSize];
        for (int position = 0; position < this.frame.length; position++) {
            positions[this.frame[position]] = position;
        }
        this.path = new int[pieces() + 1];
        this.copies = new int[board.copies().length];
    }

    @Override
    protected final void start(int left) {
        rootLeft = left;
        if (left == 0) {
            found();
            return;
        }
        long[] occupancy = new long[Math.max(1, (frameSize + Long.SIZE - 1) / Long.SIZE)];
        for (int word = 0; word < occupancy.length; word++) {
            occupancy[word] = -1L;
        }
        for (int position = 0; position < frame.length; position++) {
            if (!isFilled(left, position)) {
                occupancy[frame[position] / Long.SIZE] &= ~(1L << frame[position]);
            }
        }
        long used = 0;
        for (int shape = 0; shape < copies.length; shape++) {
            int bit = sieve.bit(shape);
            if (bit >= 0) {
                copies[bit] = unused(left, shape);
                used |= copies[bit] == 0 ? 1L << bit : 0;
            }
        }
        fill(left, occupancy, used);
    }

    /**
     * Searches from a root.
     *
     * @param left the number of pieces left, at least 1
     * @param occupancy the words of the occupancy
     * @param used the bits of the shapes that are used up
     */
    protected abstract void fill(int left, long[] occupancy, long used);

    /**
     * Reports the solutions that end with any of some images.
     *
     * @param images the images of a block
     */
    protected final void solved(int block, long images) {
        for (long rest = images; rest != 0; rest &= rest - 1) {
            path[1] = block * Long.SIZE + Long.numberOfTrailingZeros(rest);
            for (int left = rootLeft; left > 0; left--) {
                for (int cell : sieve.cells(path[left])) {
                    placeCell(left, positions[cell]);
                }
                placeShape(left, sieve.shape(path[left]));
            }
            found();
        }
    }
}
