package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.text.Words;
import java.util.List;
import java.util.Optional;

/**
 * The rules by which an attempt is given up for another one (section "Heuristics for restarting a search" of the eii
 * article). The eii article prints four rules. The fifth rule here is a restart after a fixed number of nodes, which the
 * four rules have replaced. It is off by default. Numbers of nodes count from the start of the attempt.
 *
 * @param pastDepth the depth to be exceeded, in cells filled
 * @param pastNodes the number of nodes within which that depth has to be exceeded
 * @param score the score of the boards that are counted
 * @param firstScoreNodes the number of nodes within which a board with that score has to be found
 * @param visitedDepth the smallest depth that the most visited depth may have
 * @param visitedEvery the interval at which the most visited depth is checked, in nodes; the eii article only has "regular
 *     points"
 * @param scores the number of boards with that score that have to be found in each interval
 * @param scoresEvery the length of this interval in nodes
 * @param mostNodes the number of nodes after which the attempt ends in any case; 0 for never
 */
public record RestartRules(
        int pastDepth,
        long pastNodes,
        int score,
        long firstScoreNodes,
        int visitedDepth,
        long visitedEvery,
        int scores,
        long scoresEvery,
        long mostNodes) {

    /** The rules of the eii article, for boards of 256 cells and 480 joins. */
    public static final RestartRules ARTICLE =
            new RestartRules(128, 200_000_000, 463, 4_000_000_000L, 165, 1_000_000_000, 40, 10_000_000_000L, 0);

    private static final int COMPONENTS = 9;

    private static final int ARTICLE_CELLS = 256;

    private static final int ARTICLE_JOINS = 480;

    public RestartRules {
        if (pastDepth < 0 || score < 0 || visitedDepth < 0 || scores < 0 || mostNodes < 0) {
            throw new IllegalArgumentException("depths, scores and numbers of nodes of restarts are 0 or more");
        }
        if (pastNodes < 1 || firstScoreNodes < 1 || visitedEvery < 1 || scoresEvery < 1) {
            throw new IllegalArgumentException("restarts are looked at after one node or more");
        }
    }

    /**
     * Returns the rules of the eii article for another board. Depths are in proportion to the cells. The difference between
     * the score and all joins is in proportion to the joins. Both are rounded. The numbers of nodes and boards stay, because
     * they state how long to wait and not where.
     */
    public static RestartRules scaledTo(int cells, int joins) {
        int lacking = ARTICLE_JOINS - ARTICLE.score();
        return new RestartRules(
                scaled(ARTICLE.pastDepth(), cells, ARTICLE_CELLS),
                ARTICLE.pastNodes(),
                joins - scaled(lacking, joins, ARTICLE_JOINS),
                ARTICLE.firstScoreNodes(),
                scaled(ARTICLE.visitedDepth(), cells, ARTICLE_CELLS),
                ARTICLE.visitedEvery(),
                ARTICLE.scores(),
                ARTICLE.scoresEvery(),
                ARTICLE.mostNodes());
    }

    /**
     * Reads rules that {@link #text} has written.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    static RestartRules parse(String text) {
        String[] words = Words.split(text, ' ');
        long[] numbers = new long[COMPONENTS];
        if (words.length != numbers.length) {
            throw new IllegalArgumentException("no rules: " + text);
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Long.parseLong(words[i]);
        }
        int i = 0;
        return new RestartRules(
                (int) numbers[i++],
                numbers[i++],
                (int) numbers[i++],
                numbers[i++],
                (int) numbers[i++],
                numbers[i++],
                (int) numbers[i++],
                numbers[i++],
                numbers[i]);
    }

    /** Returns the numbers in their order, separated by blanks. */
    public String text() {
        return pastDepth + " " + pastNodes + " " + score + " " + firstScoreNodes + " " + visitedDepth + " "
                + visitedEvery + " " + scores + " " + scoresEvery + " " + mostNodes;
    }

    private static int scaled(int number, int of, int ofArticle) {
        return Math.round((float) number * of / ofArticle);
    }

    /**
     * Watches one attempt and decides when it is given up. The caller passes the tally at any time. A check that was due
     * since the last call is then made. Each attempt needs a watch of its own.
     */
    public static final class Watch {

        private final RestartRules rules;

        private long nextVisited;
        private long nextScores;
        private long scoresBefore;
        private boolean past;

        /** Creates a watch for an attempt that begins. */
        public Watch(RestartRules rules) {
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
        public Optional<String> told(Tally tally) {
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

        /**
         * The counts of an attempt since its start.
         *
         * @param nodes the number of pieces placed
         * @param deepest the greatest number of cells that were filled
         * @param scores the number of boards that have reached the score of the rules; they may have empty cells
         * @param visits for each depth the number of times that its cell was to be filled
         */
        public record Tally(long nodes, int deepest, long scores, List<Long> visits) {

            /** Copies the list. */
            public Tally {
                visits = List.copyOf(visits);
            }

            /**
             * Returns the depth that was visited most often: the first one if there are several, and 0 if there are no
             * visits.
             */
            public int mostVisited() {
                int most = 0;
                for (int depth = 1; depth < visits.size(); depth++) {
                    most = visits.get(depth) > visits.get(most) ? depth : most;
                }
                return most;
            }
        }
    }
}
