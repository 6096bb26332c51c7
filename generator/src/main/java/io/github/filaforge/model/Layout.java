package io.github.filaforge.model;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A set of cells of a region as a bit field: bit n % 64 of word n / 64 is the cell with the number n. Only the words from
 * the word of the first cell to the word of the last are stored, because a large puzzle has millions of images and each of
 * them lies in a small part of the region. Immutable. Both layouts of an operation have to belong to regions of one size.
 */
public final class Layout implements Comparable<Layout> {

    private final int wordCount;
    /** The index of the first word that is stored. */
    private final int start;
    /**
     * The words from {@link #start} on; none if there is no cell. The first and the last of them are not zero. All words
     * that are not stored are zero.
     */
    private final long[] words;

    private Layout(int wordCount, int start, long[] words) {
        this.wordCount = wordCount;
        this.start = start;
        this.words = words;
    }

    /** Returns the number of words for a region with a number of cells; at least one. */
    public static int wordsFor(int cells) {
        return Words.count(cells);
    }

    /** Returns the layout without any cell. */
    public static Layout empty(int regionSize) {
        return new Layout(wordsFor(regionSize), 0, new long[0]);
    }

    /** Returns the layout of all cells. */
    public static Layout full(int regionSize) {
        return of(regionSize, IntStream.range(0, regionSize).toArray());
    }

    /** Returns the layout of the cells with the given numbers. */
    public static Layout of(int regionSize, int... cells) {
        return ofCells(wordsFor(regionSize), cells);
    }

    private static Layout ofCells(int wordCount, int... cells) {
        int first = wordCount;
        int last = -1;
        for (int cell : cells) {
            first = Math.min(first, cell / Long.SIZE);
            last = Math.max(last, cell / Long.SIZE);
        }
        if (last < 0) {
            return new Layout(wordCount, 0, new long[0]);
        }
        long[] words = new long[last + 1 - first];
        for (int cell : cells) {
            words[cell / Long.SIZE - first] |= 1L << cell;
        }
        return new Layout(wordCount, first, words);
    }

    /** Returns the index behind the last word that is stored. */
    private int end() {
        return start + words.length;
    }

    /** Returns the number of words, with those that are not stored. */
    public int wordCount() {
        return wordCount;
    }

    /** Returns the number of words from the word of the first cell to the word of the last; 0 if there is no cell. */
    public int span() {
        return words.length;
    }

    /** Returns one word; word 0 has the cells 0 to 63. */
    public long word(int index) {
        return index < start || index >= end() ? 0L : words[index - start];
    }

    public boolean contains(int cell) {
        return (word(cell / Long.SIZE) & 1L << cell) != 0;
    }

    /** Returns true if a cell is in both layouts. */
    public boolean intersects(Layout other) {
        int end = Math.min(end(), other.end());
        for (int i = Math.max(start, other.start); i < end; i++) {
            if ((words[i - start] & other.words[i - other.start]) != 0) {
                return true;
            }
        }
        return false;
    }

    public Layout union(Layout other) {
        if (words.length == 0 || other.words.length == 0) {
            return words.length == 0 ? other : this;
        }
        int first = Math.min(start, other.start);
        long[] result = new long[Math.max(end(), other.end()) - first];
        for (int i = 0; i < result.length; i++) {
            result[i] = word(first + i) | other.word(first + i);
        }
        return new Layout(wordCount, first, result);
    }

    /** Returns the number of cells. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns the lowest number of a cell of this layout, or -1 if it has no cell. */
    public int first() {
        return words.length == 0 ? -1 : start * Long.SIZE + Long.numberOfTrailingZeros(words[0]);
    }

    /** Returns the numbers of the cells in ascending order. */
    public int[] cells() {
        int[] cells = new int[size()];
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            for (long rest = words[i]; rest != 0; rest &= rest - 1) {
                cells[count++] = (start + i) * Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        return cells;
    }

    /** Returns the layout of these cells shifted so that the first of them becomes cell 0. */
    public Layout fromFirst() {
        long[] moved = words.clone();
        int step = Math.max(0, first()) % Long.SIZE;
        for (int i = 0; i < moved.length && step > 0; i++) {
            long next = i + 1 < moved.length ? words[i + 1] << -step : 0L;
            moved[i] = words[i] >>> step | next;
        }
        boolean isShorter = moved.length > 0 && moved[moved.length - 1] == 0L;
        return new Layout(wordCount, 0, isShorter ? Arrays.copyOf(moved, moved.length - 1) : moved);
    }

    /** Returns the layout that has cell {@code newNumber[n]} for each cell n of this layout; the mapping is one to one. */
    public Layout renumber(int[] newNumber) {
        int[] cells = cells();
        for (int i = 0; i < cells.length; i++) {
            cells[i] = newNumber[cells[i]];
        }
        return ofCells(wordCount, cells);
    }

    /** Compares layouts as unsigned numbers whose last word is the most significant. */
    @Override
    public int compareTo(Layout other) {
        int from = Math.min(start, other.start);
        for (int i = Math.max(end(), other.end()) - 1; i >= from; i--) {
            int order = Long.compareUnsigned(word(i), other.word(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layout layout && start == layout.start && Arrays.equals(words, layout.words);
    }

    @Override
    public int hashCode() {
        return 31 * start + Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(cells());
    }
}
