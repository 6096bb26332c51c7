package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The matrix of an exact cover problem, by columns. There is a column for each cell and, behind these, for each shape. A
 * column has a bit for each image, which is set if the image covers the cell or has the shape. Bit n of a column is in its
 * word n / 64.
 */
final class CoverMatrix {

    /** The number of words that loops handle at once. The number of words of a long column is a multiple of it. */
    static final int BLOCK = 4;

    /** The number of words of a column. */
    int words;
    /** The columns, one after the other, with {@link #words} words each. */
    long[] columns = {};
    /** For each bit the number of its image. */
    int[] numbers = {};

    /** Returns the number of words of a column for a number of images. */
    static int wordsFor(int images) {
        int least = Words.count(images);
        return least <= ShortColumns.MOST_WORDS ? least : (least + BLOCK - 1) / BLOCK * BLOCK;
    }

    /**
     * Removes all images.
     *
     * @param newWords the number of words of a column from here on
     */
    void clear(int columnCount, int newWords) {
        words = newWords;
        if (columns.length < columnCount * newWords) {
            columns = new long[columnCount * newWords];
        } else {
            Arrays.fill(columns, 0, columnCount * newWords, 0L);
        }
        if (numbers.length < newWords * Long.SIZE) {
            numbers = new int[newWords * Long.SIZE];
        }
    }

    /** Returns the number of images of a set that are in a column. */
    int count(int column, long... set) {
        int size = words;
        int count = 0;
        int word = 0;
        for (; word + BLOCK <= size; word += BLOCK) {
            count += ShortColumns.in4(set, word, columns, column * size + word);
        }
        for (; word < size; word++) {
            count += Long.bitCount(set[word] & columns[column * size + word]);
        }
        return count;
    }

    /**
     * Returns the first column with the fewest images of a set. A search spends most of its time here, and therefore short
     * columns have loops of their own.
     *
     * @param open the columns that are compared, as a set of bits; at least one
     * @return the column, plus the number of its images shifted by 32 bits; 0 if a column has no images
     */
    long fewest(long[] open, long... set) {
        long fewest = Long.MAX_VALUE;
        for (int word = 0; word < open.length && fewest != 0L; word++) {
            if (open[word] != 0L) {
                int first = word * Long.SIZE;
                long found = words <= ShortColumns.MOST_WORDS
                        ? ShortColumns.fewest(words, columns, open[word], first, set)
                        : fewestOfMany(open[word], first, set);
                fewest = Math.min(fewest, found);
            }
        }
        return fewest;
    }

    private long fewestOfMany(long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int count = count(column, set);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }
}
