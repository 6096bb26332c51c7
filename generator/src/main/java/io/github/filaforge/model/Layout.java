package io.github.filaforge.model;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * A set of cells of a region as a bit field: bit n % 64 of word n / 64 is the cell with the number n. Immutable; two
 * layouts that meet in an operation belong to regions of one size.
 */
public final class Layout implements Comparable<Layout> {

    private final long[] words;

    private Layout(long[] words) {
        this.words = words;
    }

    /** The number of words for a region of the given number of cells; at least one. */
    public static int wordsFor(int cells) {
        return Words.count(cells);
    }

    /** The layout without any cell. */
    public static Layout empty(int regionSize) {
        return new Layout(new long[wordsFor(regionSize)]);
    }

    /** The layout of all cells. */
    public static Layout full(int regionSize) {
        long[] words = new long[wordsFor(regionSize)];
        for (int cell = 0; cell < regionSize; cell++) {
            words[cell / Long.SIZE] |= 1L << cell;
        }
        return new Layout(words);
    }

    /** The layout of the given cell numbers. */
    public static Layout of(int regionSize, int... cells) {
        long[] words = new long[wordsFor(regionSize)];
        for (int cell : cells) {
            words[cell / Long.SIZE] |= 1L << cell;
        }
        return new Layout(words);
    }

    /** The number of words. */
    public int wordCount() {
        return words.length;
    }

    /** One word; word 0 has the cells 0 to 63. */
    public long word(int index) {
        return words[index];
    }

    public boolean contains(int cell) {
        return (words[cell / Long.SIZE] & 1L << cell) != 0;
    }

    /** Whether a cell is in both. */
    public boolean intersects(Layout other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public Layout union(Layout other) {
        long[] result = words.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] |= other.words[i];
        }
        return new Layout(result);
    }

    /** The number of cells. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The lowest cell number that is in this layout, or -1 if there is none. */
    public int first() {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                return i * Long.SIZE + Long.numberOfTrailingZeros(words[i]);
            }
        }
        return -1;
    }

    /** The cell numbers in ascending order. */
    public int[] cells() {
        int[] cells = new int[size()];
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                cells[count++] = i * Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        return cells;
    }

    /** The layout in which cell {@code newNumber[n]} stands for each cell n of this one; the mapping is one to one. */
    public Layout renumber(int[] newNumber) {
        long[] result = new long[words.length];
        for (int i = 0; i < words.length; i++) {
            for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                int cell = newNumber[i * Long.SIZE + Long.numberOfTrailingZeros(rest)];
                result[cell / Long.SIZE] |= 1L << cell;
            }
        }
        return new Layout(result);
    }

    /** Orders layouts as unsigned numbers, the last word most significant. */
    @Override
    public int compareTo(Layout other) {
        for (int i = words.length - 1; i >= 0; i--) {
            int order = Long.compareUnsigned(words[i], other.words[i]);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layout layout && Arrays.equals(words, layout.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(cells());
    }
}
