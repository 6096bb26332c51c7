package io.github.filaforge.runtime.board;

import java.util.Arrays;

/**
 * The layout of the numbers of unused pieces of each shape. The numbers lie side by side in as few words as possible, each
 * as a binary number with just enough bits for the pieces of the shape. A shape with one piece has one bit, which is cleared
 * when the piece is placed. In general the unit of the shape is subtracted when one of its pieces is placed, and the shape
 * is used up when all bits of its mask are 0.
 */
public final class PieceCounters {

    private final int[] words;
    private final int[] shifts;
    private final int[] widths;
    private final long[] full;

    /**
     * Creates the layout.
     *
     * @param copies the number of pieces of each shape, by the index of the shape; each at least 1
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

    /** Returns the number of pieces of all shapes. */
    public int pieces() {
        int pieces = 0;
        for (int shape = 0; shape < words.length; shape++) {
            pieces += count(full, 0, shape);
        }
        return pieces;
    }

    /** Returns the number of words that all counters take; at least 1. */
    public int wordCount() {
        return full.length;
    }

    /** Returns the index of the word that has the counter of a shape. */
    public int word(int shape) {
        return words[shape];
    }

    /** Returns the number that one piece of a shape adds to its word. */
    public long unit(int shape) {
        return 1L << shifts[shape];
    }

    /** Returns the bits of the counter of a shape in its word. */
    public long mask(int shape) {
        long ones = widths[shape] == Long.SIZE ? -1L : (1L << widths[shape]) - 1;
        return ones << shifts[shape];
    }

    /** Returns the words of a state in which no piece is used, as a new array. */
    public long[] full() {
        return full.clone();
    }

    /**
     * Returns the number of unused pieces of a shape.
     *
     * @param state an array that has the words of the counters
     * @param from the index of the first of these words
     */
    public int count(long[] state, int from, int shape) {
        return (int) ((state[from + words[shape]] & mask(shape)) >>> shifts[shape]);
    }

    /**
     * Returns the shape of the piece that was placed between two states of the counters. The words of each state begin at
     * the given index of its array.
     *
     * @throws IllegalStateException if the states are equal
     */
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
