package io.github.filaforge.runtime.sieve;

/**
 * A Bloom filter, with one hash function, of the states that can be completed with some pieces left. For nearly every state
 * that cannot be completed, the table states so. It has no false negatives, so that no solution is lost. A false positive
 * only costs the search that would have been made without the table.
 *
 * <p>All open cells are among the 64 cells from the target on. So a state is the occupancy of these cells together with the
 * set of the images of the shapes that have unused pieces.
 */
public final class TailTable {

    // Odd numbers without a pattern: 2^64 divided by the golden ratio, and one of L'Ecuyer's multipliers.
    private static final long CELLS_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long IMAGES_FACTOR = 0xD1342543DE82EF95L;

    /** The base-2 logarithm of the number of bits of a word. */
    private static final int LOG_BITS = 6;

    // The digits in which tables are written are the printable characters without the backslash.
    private static final char LEAST_DIGIT = '#';
    private static final char NO_DIGIT = '\\';
    /** The digit that stands for this number plus the number of the next digit. */
    private static final int GREATEST_DIGIT = '~' - LEAST_DIGIT - 1;

    private TailTable() {}

    /**
     * Returns false if it is certain that a state cannot be completed.
     *
     * @param table the table that {@link #read} has returned
     * @param occupancy the occupancy of the 64 cells from the target on; cells beyond the region are filled
     * @param images the set of the images of the shapes that have unused pieces; several words are combined into one by
     *     {@link #images}
     */
    public static boolean mayComplete(long[] table, long occupancy, long images) {
        int place = place(table.length, occupancy, images);
        return (table[(place >>> LOG_BITS) & (table.length - 1)] & 1L << place) != 0L;
    }

    /** Combines words of a set of images into one word. Returns the combination of the earlier words with the next one. */
    public static long images(long before, long next) {
        return before * IMAGES_FACTOR + next;
    }

    /**
     * Returns the number of the bit of a state.
     *
     * @param words the number of words of the table, a power of 2 and at least 2
     */
    public static int place(int words, long occupancy, long images) {
        long hash = (occupancy + images * IMAGES_FACTOR) * CELLS_FACTOR;
        return (int) (hash >>> (Long.numberOfLeadingZeros(words - 1L) - LOG_BITS));
    }

    /**
     * Returns the table that {@link #write} has written.
     *
     * @param text the text, cut anywhere
     */
    public static long[] read(int words, String[] text) {
        long[] table = new long[words];
        int place = -1;
        for (String row : text) {
            for (int index = 0; index < row.length(); index++) {
                char digit = row.charAt(index);
                int step = digit - LEAST_DIGIT - (digit > NO_DIGIT ? 1 : 0);
                place += step;
                if (step < GREATEST_DIGIT) {
                    place++;
                    table[place >>> LOG_BITS] |= 1L << place;
                }
            }
        }
        return table;
    }

    /**
     * Writes a table as a text that compresses well: for each bit that is set, the number of bits before it, since the last
     * one, that are not set.
     */
    public static String write(long... table) {
        StringBuilder text = new StringBuilder();
        int before = -1;
        for (int word = 0; word < table.length; word++) {
            for (long rest = table[word]; rest != 0L; rest &= rest - 1L) {
                int place = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int step = place - before - 1;
                for (; step >= GREATEST_DIGIT; step -= GREATEST_DIGIT) {
                    text.append(digit(GREATEST_DIGIT));
                }
                text.append(digit(step));
                before = place;
            }
        }
        return text.toString();
    }

    private static char digit(int number) {
        int digit = LEAST_DIGIT + number;
        return (char) (digit < NO_DIGIT ? digit : digit + 1);
    }
}
