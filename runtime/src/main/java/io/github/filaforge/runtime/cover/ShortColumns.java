package io.github.filaforge.runtime.cover;

/**
 * Finds the column with the fewest images of a set, for columns with few words. There is a loop for each number of words, in
 * which the JIT unrolls the operations on the words. The whole search of the Kanoodle pyramid takes 7 % longer with one loop
 * that reads the number of words at each column, and also 7 % longer with loops for up to 8 words only.
 */
final class ShortColumns {

    /** The greatest number of words of a column. */
    static final int MOST_WORDS = 12;

    private ShortColumns() {}

    /**
     * Returns the first column with the fewest images of a set.
     *
     * @param words the number of words of a column, 1 to {@link #MOST_WORDS}
     * @param all the columns one after the other
     * @param open the columns that are compared, as bits; bit 0 is the column {@code first}
     * @return the column, plus the number of its images shifted by 32 bits; 0 if a column has no images
     */
    static long fewest(int words, long[] all, long open, int first, long... set) {
        return switch (words) {
            case 1 -> fewestOf1(all, open, first, set);
            case 2 -> fewestOf2(all, open, first, set);
            case 3 -> fewestOf3(all, open, first, set);
            case 4 -> fewestOf4(all, open, first, set);
            case 5 -> fewestOf5(all, open, first, set);
            case 6 -> fewestOf6(all, open, first, set);
            case 7 -> fewestOf7(all, open, first, set);
            case 8 -> fewestOf8(all, open, first, set);
            case 9 -> fewestOf9(all, open, first, set);
            case 10 -> fewestOf10(all, open, first, set);
            case 11 -> fewestOf11(all, open, first, set);
            case 12 -> fewestOf12(all, open, first, set);
            default -> throw new IllegalArgumentException(words + " words");
        };
    }

    private static long fewestOf1(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int count = in1(set, 0, all, column);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf2(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 2;
            int count = in2(set, 0, all, at);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf3(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 3;
            int count = in3(set, 0, all, at);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf4(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 4;
            int count = in4(set, 0, all, at);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf5(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 5;
            int count = in4(set, 0, all, at) + in1(set, 4, all, at + 4);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf6(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 6;
            int count = in4(set, 0, all, at) + in2(set, 4, all, at + 4);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf7(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 7;
            int count = in4(set, 0, all, at) + in3(set, 4, all, at + 4);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf8(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 8;
            int count = in4(set, 0, all, at) + in4(set, 4, all, at + 4);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf9(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 9;
            int count = in4(set, 0, all, at) + in4(set, 4, all, at + 4) + in1(set, 8, all, at + 8);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf10(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 10;
            int count = in4(set, 0, all, at) + in4(set, 4, all, at + 4) + in2(set, 8, all, at + 8);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf11(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 11;
            int count = in4(set, 0, all, at) + in4(set, 4, all, at + 4) + in3(set, 8, all, at + 8);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static long fewestOf12(long[] all, long open, int first, long... set) {
        long fewest = Long.MAX_VALUE;
        for (long rest = open; rest != 0L; rest &= rest - 1L) {
            int column = first + Long.numberOfTrailingZeros(rest);
            int at = column * 12;
            int count = in4(set, 0, all, at) + in4(set, 4, all, at + 4) + in4(set, 8, all, at + 8);
            if (count == 0) {
                return 0L;
            }
            fewest = Math.min(fewest, (long) count << Integer.SIZE | column);
        }
        return fewest;
    }

    private static int in1(long[] set, int word, long[] all, int at) {
        return Long.bitCount(set[word] & all[at]);
    }

    private static int in2(long[] set, int word, long[] all, int at) {
        return Long.bitCount(set[word] & all[at]) + Long.bitCount(set[word + 1] & all[at + 1]);
    }

    private static int in3(long[] set, int word, long[] all, int at) {
        return Long.bitCount(set[word] & all[at])
                + Long.bitCount(set[word + 1] & all[at + 1])
                + Long.bitCount(set[word + 2] & all[at + 2]);
    }

    /**
     * Returns the number of images of a set that are in four words of a column.
     *
     * @param word the first of the four words of the set
     * @param at the index of the first of the four words of the column
     */
    static int in4(long[] set, int word, long[] all, int at) {
        return Long.bitCount(set[word] & all[at])
                + Long.bitCount(set[word + 1] & all[at + 1])
                + Long.bitCount(set[word + 2] & all[at + 2])
                + Long.bitCount(set[word + 3] & all[at + 3]);
    }
}
