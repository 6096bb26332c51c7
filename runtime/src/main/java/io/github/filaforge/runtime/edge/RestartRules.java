package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.text.Words;

/**
 * The rules by which an attempt is given up for another one (section "Heuristics for restarting a search" of the article by
 * Verhaard). The article prints four rules. The fifth rule here is the one that they have replaced: a restart after a fixed
 * number of nodes. It is off by default. Numbers of nodes count from the start of the attempt.
 *
 * @param pastDepth the depth to be exceeded, in cells filled
 * @param pastNodes the number of nodes within which that depth has to be exceeded
 * @param score the score of the boards that are counted
 * @param firstScoreNodes the number of nodes within which a board with that score has to be found
 * @param visitedDepth the smallest depth that the most visited depth may have
 * @param visitedEvery the interval at which the most visited depth is checked, in nodes; the article only has "regular
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

    /** The rules of the article, for boards of 256 cells and 480 joins. */
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
     * Returns the rules of the article for another board. Depths are in proportion to the cells. The difference between the
     * score and all joins is in proportion to the joins. Both are rounded. The numbers of nodes and boards stay, because
     * they state how long to wait and not where.
     *
     * @param cells the number of cells of the board
     * @param joins the number of its joins
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
}
