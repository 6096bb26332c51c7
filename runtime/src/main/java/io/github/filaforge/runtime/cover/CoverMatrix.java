package io.github.filaforge.runtime.cover;

import java.util.Arrays;

/**
 * Images as an exact cover problem has them: a column for each cell and, behind them, for each shape, and a bit in it for
 * each image, which is set if the image covers that cell or is of that shape. Of bit n of a column, word n / 64 has it.
 */
final class CoverMatrix {

    /** The number of words of a column is a multiple of this: loops take so many at once. */
    static final int BLOCK = 4;

    private static final int TWO_BLOCKS = 2 * BLOCK;

    /** The number of words of a column. */
    int words;
    /** The columns, each {@link #words} words. */
    long[] columns = {};
    /** For each bit the number of its image. */
    int[] numbers = {};

    /** The number of words of a column for so many images. */
    static int wordsFor(int images) {
        return (images + BLOCK * Long.SIZE - 1) / (BLOCK * Long.SIZE) * BLOCK;
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
        for (int word = 0; word < size; word += BLOCK) {
            count += inBlock(set, word, columns, column * size + word);
        }
        return count;
    }

    private static int inBlock(long[] set, int word, long[] columns, int at) {
        return Long.bitCount(set[word] & columns[at])
                + Long.bitCount(set[word + 1] & columns[at + 1])
                + Long.bitCount(set[word + 2] & columns[at + 2])
                + Long.bitCount(set[word + 3] & columns[at + 3]);
    }

    /**
     * The column with the fewest images of a set, the first of several. That is most of what a search does, so that columns
     * of up to 512 images have loops of their own, which take a fifth less time.
     *
     * @param open the columns that are looked at, as a set of bits; at least one
     * @return the column, and 32 bits higher the number of its images; 0 if a column has none
     */
    long fewest(long[] open, long... set) {
        long fewest = Long.MAX_VALUE;
        for (int word = 0; word < open.length && fewest != 0L; word++) {
            if (open[word] != 0L) {
                int first = word * Long.SIZE;
                long found = words == BLOCK
                        ? fewestOfBlocks(open[word], first, set)
                        : words == TWO_BLOCKS
                                ? fewestOfTwoBlocks(open[word], first, set)
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

    private long fewestOfBlocks(long open, int first, long... set) {
        long[] all = columns;
        long set0 = set[0];
        long set1 = set[1];
        long set2 = set[2];
        long set3 = set[3];
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * BLOCK;
            int count = Long.bitCount(set0 & all[at])
                    + Long.bitCount(set1 & all[at + 1])
                    + Long.bitCount(set2 & all[at + 2])
                    + Long.bitCount(set3 & all[at + 3]);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private long fewestOfTwoBlocks(long open, int first, long... set) {
        long[] all = columns;
        long set0 = set[0];
        long set1 = set[1];
        long set2 = set[2];
        long set3 = set[3];
        long set4 = set[4];
        long set5 = set[5];
        long set6 = set[6];
        long set7 = set[7];
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * TWO_BLOCKS;
            int count = Long.bitCount(set0 & all[at])
                    + Long.bitCount(set1 & all[at + 1])
                    + Long.bitCount(set2 & all[at + 2])
                    + Long.bitCount(set3 & all[at + 3])
                    + Long.bitCount(set4 & all[at + 4])
                    + Long.bitCount(set5 & all[at + 5])
                    + Long.bitCount(set6 & all[at + 6])
                    + Long.bitCount(set7 & all[at + 7]);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }
}
