package io.github.filaforge.runtime.sieve;

/**
 * Tells with some pieces left, for nearly every state that cannot be completed, that it cannot: a set of bits, one for the
 * hash of each state that can. It has no false negatives, so nothing is lost; a false positive costs the search that would
 * else have been made.
 *
 * <p>What is open lies in the 64 cells from the target on, so the state is the occupancy of these together with the
 * images of the shapes that have unused pieces.
 */
public final class TailTable {

    // Odd numbers without a pattern: 2^64 divided by the golden ratio, and one of L'Ecuyer's multipliers.
    private static final long CELLS_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long IMAGES_FACTOR = 0xD1342543DE82EF95L;

    /** The base-2 logarithm of the number of bits of a word. */
    private static final int LOG_BITS = 6;

    // Printable characters without the backslash are the digits in which tables are written.
    private static final char LEAST_DIGIT = '#';
    private static final char NO_DIGIT = '\\';
    /** Stands for so many, and the next digit adds to it. */
    private static final int GREATEST_DIGIT = '~' - LEAST_DIGIT - 1;

    private TailTable() {}

    /**
     * Whether a state may be one that can be completed.
     *
     * @param table what {@link #read} made
     * @param occupancy the occupancy of the 64 cells from the target on; what is beyond the region is filled
     * @param images the images of the shapes that have unused pieces; several words as one by {@link #images}
     */
    public static boolean mayComplete(long[] table, long occupancy, long images) {
        int place = place(table.length, occupancy, images);
        return (table[(place >>> LOG_BITS) & (table.length - 1)] & 1L << place) != 0L;
    }

    /** One word for several of a set of images: this of those before with the next. */
    public static long images(long before, long next) {
        return before * IMAGES_FACTOR + next;
    }

    /**
     * Where the bit of a state is.
     *
     * @param words the number of words of the table, a power of 2 and at least 2
     */
    public static int place(int words, long occupancy, long images) {
        long hash = (occupancy + images * IMAGES_FACTOR) * CELLS_FACTOR;
        return (int) (hash >>> (Long.numberOfLeadingZeros(words - 1L) - LOG_BITS));
    }

    /**
     * The table of which {@link #write} made a text.
     *
     * @param words the number of words
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

    /** A table as a text that is easily packed: for each bit that is set how many before it are not. */
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
