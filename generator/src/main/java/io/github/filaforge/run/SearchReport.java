package io.github.filaforge.run;

import java.util.List;

/**
 * What came out of a search.
 *
 * @param solutions the number of solutions that were reported
 * @param complete whether all roots were searched to their end
 * @param byPiecesLeft attempts and fits by the number of pieces left, from 1 up; empty if the solver does not count
 */
public record SearchReport(long solutions, boolean complete, List<LevelCount> byPiecesLeft) {

    public SearchReport {
        byPiecesLeft = List.copyOf(byPiecesLeft);
    }

    /** Whether attempts and fits were counted. */
    public boolean counted() {
        return !byPiecesLeft.isEmpty();
    }

    /** The number of attempts over all numbers of pieces left. */
    public long attempts() {
        return byPiecesLeft.stream().mapToLong(LevelCount::attempts).sum();
    }

    /** The number of fits over all numbers of pieces left. */
    public long fits() {
        return byPiecesLeft.stream().mapToLong(LevelCount::fits).sum();
    }
}
