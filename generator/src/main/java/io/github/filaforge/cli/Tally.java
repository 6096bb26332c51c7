package io.github.filaforge.cli;

import java.math.BigInteger;

/** What the searches of one puzzle have found together: there are several where pieces may be left over. */
final class Tally {

    private BigInteger solutions = BigInteger.ZERO;
    private boolean isComplete = true;
    private boolean isBegun;

    /** The number of solutions so far. */
    BigInteger solutions() {
        return solutions;
    }

    /** Whether every search so far went to its end. */
    boolean isComplete() {
        return isComplete;
    }

    /** Tells that a search begins; whether it is the first. */
    boolean begin() {
        boolean isFirst = !isBegun;
        isBegun = true;
        return isFirst;
    }

    /** Adds what a search has found. */
    void add(BigInteger found, boolean complete) {
        solutions = solutions.add(found);
        isComplete &= complete;
    }
}
