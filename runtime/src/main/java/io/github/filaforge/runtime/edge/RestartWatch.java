package io.github.filaforge.runtime.edge;

import java.util.Optional;

/**
 * Watches one attempt and decides when it is given up. The caller passes the tally at any time. A check that was due since
 * the last call is then made. Each attempt needs a watch of its own.
 */
public final class RestartWatch {

    private final RestartRules rules;

    private long nextVisited;
    private long nextScores;
    private long scoresBefore;
    private boolean past;

    /** Creates a watch for an attempt that begins. */
    public RestartWatch(RestartRules rules) {
        this.rules = rules;
        nextVisited = rules.visitedEvery();
        nextScores = rules.scoresEvery();
    }

    /**
     * Applies the rules to a tally.
     *
     * @param tally the counts of the attempt since its start, never less than in the last call
     * @return the reason to give up the attempt, as a line for reports; empty if it is to go on
     */
    public Optional<String> told(SearchTally tally) {
        past |= tally.deepest() > rules.pastDepth();
        if (!past && tally.nodes() >= rules.pastNodes()) {
            return Optional.of("not past depth " + rules.pastDepth() + " within " + rules.pastNodes() + " nodes");
        }
        if (tally.scores() == 0 && tally.nodes() >= rules.firstScoreNodes()) {
            return Optional.of("no board of " + rules.score() + " within " + rules.firstScoreNodes() + " nodes");
        }
        if (tally.nodes() >= nextVisited) {
            nextVisited = after(tally.nodes(), rules.visitedEvery());
            int most = tally.mostVisited();
            if (most < rules.visitedDepth()) {
                return Optional.of("depth " + most + " visited most, and not " + rules.visitedDepth() + " or more");
            }
        }
        if (tally.nodes() >= nextScores) {
            nextScores = after(tally.nodes(), rules.scoresEvery());
            long found = tally.scores() - scoresBefore;
            scoresBefore = tally.scores();
            if (found < rules.scores()) {
                return Optional.of(found + " boards of " + rules.score() + " in " + rules.scoresEvery()
                        + " nodes, and not " + rules.scores());
            }
        }
        if (rules.mostNodes() > 0 && tally.nodes() >= rules.mostNodes()) {
            return Optional.of(rules.mostNodes() + " nodes");
        }
        return Optional.empty();
    }

    /** Returns the first multiple of a period after a number of nodes. */
    private static long after(long nodes, long period) {
        return (nodes / period + 1) * period;
    }
}
