package io.github.filaforge.runtime;

import java.util.Arrays;

/**
 * Where the numbers of unused pieces of each shape lie: side by side, each as a binary number just wide enough for its
 * shape, in as few words as possible. A shape with one piece is one bit, so taking its piece clears the bit; in general
 * taking a piece subtracts the shape's unit, and the shape is used up when its mask meets only zeros.
 */
public final class PieceCounters {

    private final int[] words;
    private final int[] shifts;
    private final int[] widths;
    private final long[] full;

    /**
     * @param copies the number of pieces of each shape, by shape index; each at least 1
     */
    public PieceCounters(int... copies) {
        words = new int[copies.length];
        shifts = new int[copies.length];
        widths = new int[copies.length];
        long[] filled = new long[copies.length + 1];
        int word = 0;
        int shift = 0;
        for (int shape = 0; shape < copies.length; shape++) {
            int width = Integer.SIZE - Integer.numberOfLeadingZeros(copies[shape]);
            if (shift + width > Long.SIZE) {
                word++;
                shift = 0;
            }
            words[shape] = word;
            shifts[shape] = shift;
            widths[shape] = width;
            filled[word] |= (long) copies[shape] << shift;
            shift += width;
        }
        full = Arrays.copyOf(filled, word + 1);
    }

    /** The number of pieces of all shapes. */
    int pieces() {
        int pieces = 0;
        for (int shape = 0; shape < words.length; shape++) {
            pieces += count(full, 0, shape);
        }
        return pieces;
    }

    /** The number of words that all counters take; at least 1. */
    public int wordCount() {
        return full.length;
    }

    /** The word that a shape's counter is in. */
    public int word(int shape) {
        return words[shape];
    }

    /** What one piece of the shape adds to its word. */
    public long unit(int shape) {
        return 1L << shifts[shape];
    }

    /** The bits of the shape's counter in its word. */
    public long mask(int shape) {
        long ones = widths[shape] == Long.SIZE ? -1L : (1L << widths[shape]) - 1;
        return ones << shifts[shape];
    }

    /** The words when no piece is used; a new array. */
    public long[] full() {
        return full.clone();
    }

    /** The number of unused pieces of a shape; of the words from the given index on. */
    int count(long[] state, int from, int shape) {
        return (int) ((state[from + words[shape]] & mask(shape)) >>> shifts[shape]);
    }

    /** The shape of the piece that was taken between two states of the counters; of the words from the given indices on. */
    public int taken(long[] before, int beforeFrom, long[] after, int afterFrom) {
        for (int shape = 0; shape < words.length; shape++) {
            long mask = mask(shape);
            if ((before[beforeFrom + words[shape]] & mask) != (after[afterFrom + words[shape]] & mask)) {
                return shape;
            }
        }
        throw new IllegalStateException("no piece was taken");
    }
}
