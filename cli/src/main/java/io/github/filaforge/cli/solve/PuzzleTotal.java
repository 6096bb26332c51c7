package io.github.filaforge.cli.solve;

import java.math.BigInteger;

/** The sum of the results of the searches of one puzzle. There are several searches if pieces may be left over. */
final class PuzzleTotal {

    private BigInteger solutions = BigInteger.ZERO;
    private boolean isComplete = true;
    private boolean isBegun;

    /** Returns the number of solutions so far. */
    BigInteger solutions() {
        return solutions;
    }

    /** Returns true if every search so far went to its end. */
    boolean isComplete() {
        return isComplete;
    }

    /** Notes that a search begins. Returns true if it is the first. */
    boolean begin() {
        boolean isFirst = !isBegun;
        isBegun = true;
        return isFirst;
    }

    /** Adds the solutions of a search. */
    void add(BigInteger found, boolean complete) {
        solutions = solutions.add(found);
        isComplete &= complete;
    }
}
