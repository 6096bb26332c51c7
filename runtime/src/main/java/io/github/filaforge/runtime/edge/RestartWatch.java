package io.github.filaforge.runtime.edge;

import java.util.Optional;

/**
 * Watches one search and says when it is to be restarted. Told the tally whenever the caller likes; a check that was due since
 * it was told last is made then. Each search needs a watch of its own.
 */
public final class RestartWatch {

    private final RestartRules rules;

    private long nextVisited;
    private long nextScores;
    private long scoresBefore;
    private boolean past;

    /** A watch over a search that begins. */
    public RestartWatch(RestartRules rules) {
        this.rules = rules;
        nextVisited = rules.visitedEvery();
        nextScores = rules.scoresEvery();
    }

    /**
     * Judges a search.
     *
     * @param tally what it has counted since its start, never less than the last time
     * @return why it is to be restarted, as a line for reports; empty if it is to go on
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

    /** The first multiple of a period after a number of nodes. */
    private static long after(long nodes, long period) {
        return (nodes / period + 1) * period;
    }
}
