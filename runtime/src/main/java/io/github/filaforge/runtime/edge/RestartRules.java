package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.Words;

/**
 * When a search is given up for another beginning (section "Heuristics for restarting a search" of the article). The article
 * prints four rules; the fifth here is what they took the place of, a restart after a fixed number of nodes, and is off unless
 * it is asked for. Node numbers count from the start of the search that is judged.
 *
 * @param pastDepth the depth to get past, in cells filled
 * @param pastNodes within how many nodes
 * @param score the score that counts
 * @param firstScoreNodes within how many nodes a board of that score has to be found
 * @param visitedDepth the depth that the most visited depth may not be below
 * @param visitedEvery after how many nodes, again and again, that is looked at; the article has only "regular points"
 * @param scores how many boards of that score have to be found
 * @param scoresEvery in how many nodes, again and again
 * @param mostNodes after how many nodes there is a restart in any case; 0 for never
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

    /** The article's, for boards of 256 cells and 480 joins. */
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
     * The article's rules for another board: depths in proportion to the cells, what the score lacks in proportion to the
     * joins, both rounded; numbers of nodes and boards as they are, since they say how long to wait and not where.
     *
     * @param cells how many cells the board has
     * @param joins how many joins it has
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
     * Reads what {@link #text} writes.
     *
     * @throws IllegalArgumentException if it is anything else
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

    /** The numbers in their order, separated by blanks. */
    public String text() {
        return pastDepth + " " + pastNodes + " " + score + " " + firstScoreNodes + " " + visitedDepth + " "
                + visitedEvery + " " + scores + " " + scoresEvery + " " + mostNodes;
    }

    private static int scaled(int number, int of, int ofArticle) {
        return Math.round((float) number * of / ofArticle);
    }
}
