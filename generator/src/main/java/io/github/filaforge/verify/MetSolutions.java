package io.github.filaforge.verify;

/** Tells which solutions are the same as one before, or symmetric to it. */
final class MetSolutions {

    /** So many bits tell whether solutions of one key are the same or only symmetric. */
    private static final int MARK_BITS = 20;

    private final KeyTable met = new KeyTable();

    /**
     * What is to be said of a solution that is right by itself.
     *
     * @param canonical what it has in common with all that count as the same
     * @param exact what only the same solution has
     * @param ordinal which solution of the file it is
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
