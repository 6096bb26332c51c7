package io.github.filaforge.run;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The progress of a search at one moment.
 *
 * @param share the share of its time that is over, from 0 to less than 1; not a number if it is not known
 * @param solutions the number of solutions found so far
 * @param seconds the time that the search has taken
 * @param left the seconds that are left; not a number if they are not known
 * @param leftError the standard error of the seconds that are left
 * @param fitsPerSecond the number of fits in a second; not a number if it is not known
 * @param fitsAreCounted true if the search counts its fits; else the rate comes from an estimate
 * @param rootsDone the number of roots that are done
 * @param roots the number of all roots
 * @param running the roots that are being searched, in ascending order
 * @param level the level that was counted last, if the search is counting levels
 */
public record SearchProgress(
        double share,
        BigInteger solutions,
        double seconds,
        double left,
        double leftError,
        double fitsPerSecond,
        boolean fitsAreCounted,
        int rootsDone,
        int roots,
        List<Integer> running,
        Optional<Level> level) {

    /**
     * A level that was counted.
     *
     * @param number the number of levels that have been counted, this one included
     * @param levels the number of all levels
     * @param states the number of its states
     */
    public record Level(int number, int levels, BigInteger states) {}

    /** Takes a copy of the list. */
    public SearchProgress {
        running = List.copyOf(running);
    }

    public boolean hasShare() {
        return !Double.isNaN(share);
    }
}
