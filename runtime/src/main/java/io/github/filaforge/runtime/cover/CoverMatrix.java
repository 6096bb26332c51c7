package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * Images as an exact cover problem has them: a column for each cell and, behind them, for each shape, and a bit in it for
 * each image, which is set if the image covers that cell or is of that shape. Of bit n of a column, word n / 64 has it.
 */
final class CoverMatrix {

    /** Loops take so many words at once; of long columns the number of words is a multiple of it. */
    static final int BLOCK = 4;

    /** The number of words of a column. */
    int words;
    /** The columns, each {@link #words} words. */
    long[] columns = {};
    /** For each bit the number of its image. */
    int[] numbers = {};

    /** The number of words of a column for so many images. */
    static int wordsFor(int images) {
        int least = Words.count(images);
        return least <= ShortColumns.MOST_WORDS ? least : (least + BLOCK - 1) / BLOCK * BLOCK;
    }

    /** Makes it a matrix without images. */
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

    /** The number of images of a set that are in a column. */
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
     * The column with the fewest images of a set, the first of several. That is most of what a search does, so that short
     * columns have loops of their own.
     *
     * @param open the columns that are looked at, as a set of bits; at least one
     * @return the column, and 32 bits higher the number of its images; 0 if a column has none
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
