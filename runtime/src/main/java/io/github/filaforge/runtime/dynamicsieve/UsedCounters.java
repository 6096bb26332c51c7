package io.github.filaforge.runtime.dynamicsieve;

/**
 * Counters of the used pieces of each shape, side by side in one word. A counter goes up as pieces are used, and its highest
 * bit is set when no piece is left. The counter of a shape with one piece is one bit. A shape has no counter if it has no
 * images or cannot run out of pieces.
 */
final class UsedCounters {

    /** For each shape the highest bit of its counter; -1 if there is none. */
    private final int[] bits;
    /** For each shape the number of bits of its counter below the highest bit. */
    private final int[] widths;

    /**
     * Lays out the counters.
     *
     * @param images the images of each shape; an empty string if it has none
     * @param copies the number of pieces of each shape; 0 if they are not counted
     */
    UsedCounters(String[] images, int... copies) {
        this.bits = new int[images.length];
        this.widths = new int[images.length];
        int next = 0;
        for (int shape = 0; shape < images.length; shape++) {
            bits[shape] = -1;
            if (!images[shape].isEmpty() && copies[shape] > 0) {
                widths[shape] = Integer.SIZE - Integer.numberOfLeadingZeros(copies[shape] - 1);
                bits[shape] = next + widths[shape];
                next += widths[shape] + 1;
            }
        }
    }

    /** Returns the bit that is set when all pieces of a shape are used; -1 if the shape has no counter. */
    int bit(int shape) {
        return bits[shape];
    }

    /** Returns true if a shape has a counter whose highest bit is one of some bits. */
    boolean isIn(int shape, int first, int count) {
        return bits[shape] >= first && bits[shape] < first + count;
    }

    /** Returns the number that counts one piece of a shape as used; 0 if the shape has no counter. */
    long unit(int shape) {
        return bits[shape] < 0 ? 0L : 1L << (bits[shape] - widths[shape]);
    }

    /** Returns the number of unused pieces of a shape that has a counter. */
    int unused(long counters, int shape) {
        int width = widths[shape];
        int counted = (int) (counters >>> (bits[shape] - width)) & ((2 << width) - 1);
        return (1 << width) - counted;
    }

    /** Returns the counter of a shape with a number of unused pieces; 0 if it has none. */
    long counter(int shape, int left) {
        return bits[shape] < 0 ? 0 : ((1L << widths[shape]) - left) * unit(shape);
    }
}
