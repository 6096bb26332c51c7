package io.github.filaforge.verify;

/** The solutions that were met, to find those that are equal or symmetric to one before. */
final class MetSolutions {

    /**
     * The number of bits of the exact key that decide whether solutions of one canonical key are equal or only symmetric.
     */
    private static final int MARK_BITS = 20;

    private final KeyTable met = new KeyTable();

    /**
     * Returns the verdict on a solution that is right by itself, and adds it to the solutions that were met.
     *
     * @param canonical the key that all solutions which count as one have in common
     * @param exact the key that only equal solutions have in common
     * @param ordinal the number of the solution in the file
     */
    Verdict meet(KeyDigest.Key canonical, KeyDigest.Key exact, long ordinal) {
        long mark = exact.high() >>> (Long.SIZE - MARK_BITS);
        long former = met.putIfAbsent(canonical, ordinal << MARK_BITS | mark);
        if (former == 0) {
            return Verdict.right();
        }
        boolean isSame = (former & ((1L << MARK_BITS) - 1)) == mark;
        return Verdict.again((isSame ? "is the same as" : "is symmetric to") + " solution " + (former >>> MARK_BITS)
                + " of the file");
    }
}
