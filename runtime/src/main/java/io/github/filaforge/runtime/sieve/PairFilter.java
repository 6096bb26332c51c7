package io.github.filaforge.runtime.sieve;

/**
 * Tells with two pieces left, for nearly every region that they cannot fill, that they cannot: a Bloom filter over what
 * any two images leave filled, together with the pieces that they use. It has no false negatives, so nothing is lost; a
 * false positive costs the search that would else have been made.
 *
 * <p>Each key sets two bits of one word. For the 62 images of the pentominoes in 10x6 there are about 50,000 keys, and
 * 1 of 100 regions that cannot be filled passes.
 */
public final class PairFilter {

    /** The base-2 logarithm of the number of words: 128 kB, which an L2 cache holds beside the tables of the sieve. */
    private static final int LOG_WORDS = 14;

    // Odd numbers without a pattern: 2^64 divided by the golden ratio, and one of L'Ecuyer's multipliers.
    private static final long CELLS_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long IMAGES_FACTOR = 0xD1342543DE82EF95L;

    private PairFilter() {}

    /**
     * Whether two pieces may fill what is open.
     *
     * @param filter what {@link #of} made
     * @param occupancy the occupancy from the target on; the filter is right only if no cell after these is open
     * @param images the images of the two pieces
     */
    public static boolean mayFill(long[] filter, long occupancy, long images) {
        long hash = hash(occupancy, images);
        long bits = bits(hash);
        return (filter[(int) (hash >>> (Long.SIZE - LOG_WORDS))] & bits) == bits;
    }

    private static long hash(long occupancy, long images) {
        return (occupancy + images * IMAGES_FACTOR) * CELLS_FACTOR;
    }

    private static long bits(long hash) {
        return 1L << (int) (hash >>> 20) | 1L << (int) (hash >>> 26);
    }

    /**
     * The filter for any two images of a sieve whose sets of images are one word.
     *
     * @param pieces the names of the pieces of each shape, separated by blanks
     * @param furthest the furthest that the target of the second image can be from that of the first
     * @return a new array of 2^14 words
     */
    public static long[] of(Sieve sieve, String[] pieces, int furthest) {
        long[] filter = new long[1 << LOG_WORDS];
        long[] layouts = sieve.layouts(0);
        long[] others = sieve.others(0);
        long all =
                sieve.images().size() == Long.SIZE ? -1L : (1L << sieve.images().size()) - 1L;
        long[] covering = new long[Long.SIZE];
        for (int cell = 0; cell < Long.SIZE; cell++) {
            covering[cell] = sieve.covering(cell, 0);
        }
        for (int first = 0; first < sieve.images().size(); first++) {
            long partners = pieces[sieve.images().shape(first)].indexOf(' ') > 0 ? all : all & others[first];
            for (int step = 1; step <= furthest; step++) {
                long filled = layouts[first] >>> step;
                if ((filled & 1L) == 0L) {
                    long seconds = partners;
                    for (long rest = filled; rest != 0L; rest &= rest - 1L) {
                        seconds &= ~covering[Long.numberOfTrailingZeros(rest)];
                    }
                    for (; seconds != 0L; seconds &= seconds - 1L) {
                        int second = Long.numberOfTrailingZeros(seconds);
                        long occupancy = ~(layouts[first] | layouts[second] << step);
                        long hash = hash(occupancy, all & ~(others[first] & others[second]));
                        filter[(int) (hash >>> (Long.SIZE - LOG_WORDS))] |= bits(hash);
                    }
                }
            }
        }
        return filter;
    }
}
