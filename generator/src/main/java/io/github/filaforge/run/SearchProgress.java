package io.github.filaforge.run;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * How far a search is at one moment.
 *
 * @param share the share of its time that is over, as far as that can be told, from 0 to less than 1; not a number if it
 *     cannot
 * @param solutions the number of solutions found so far
 * @param seconds the time that it has taken
 * @param left the seconds that are left; not a number if that cannot be told
 * @param leftError their standard error
 * @param fitsPerSecond how many fits it makes in a second; not a number if that cannot be told
 * @param fitsAreCounted whether the search counts them; else the rate comes of an estimate
 * @param rootsDone the number of roots that are done
 * @param roots the number of all roots
 * @param running the roots that are being searched, in ascending order
 * @param level what was counted last, if the search is counting levels
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
     * @param number how many have been counted, this one included
     * @param levels how many there are
     * @param states the number of its states
     */
    public record Level(int number, int levels, BigInteger states) {}

    /** Takes a copy of the list. */
    public SearchProgress {
        running = List.copyOf(running);
    }

    /** Whether anything can be told of the share. */
    public boolean hasShare() {
        return !Double.isNaN(share);
    }
}
