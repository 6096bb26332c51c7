package io.github.filaforge.edge.score;

import java.util.OptionalInt;

/**
 * A request for a search for a board with a high score, whatever the puzzle.
 *
 * @param score the number of joins that have to match; if it is empty, the number of joins less the slips
 * @param order the name of a search order, or {@code @} and the name of a file; empty for the cheapest by theory
 * @param orderText the content of the file of the order
 * @param slips a slip array as {@link SlipArray#parse} reads it, {@code eii465} or {@code eii468}; empty for the best found
 * @param attempts the number of attempts; empty if the search is made once, and to its end
 * @param seed the seed of all that differs between attempts
 * @param rules the rules by which an attempt is given up, as {@link RestartOptions} reads them; empty for those of the
 *     article
 * @param groups the number of groups of pieces of which each attempt takes one; 0 for none
 */
public record ScoreRequest(
        OptionalInt score,
        String order,
        String orderText,
        String slips,
        OptionalInt attempts,
        long seed,
        String rules,
        int groups) {

    /** Makes a request for a search that is made once. */
    public ScoreRequest(OptionalInt score, String order, String orderText, String slips) {
        this(score, order, orderText, slips, OptionalInt.empty(), 1, "", 0);
    }

    /**
     * Returns a request for a board with a number of joins that match, by the cheapest order and slip array that are found.
     */
    public static ScoreRequest of(int score) {
        return new ScoreRequest(OptionalInt.of(score), "", "", "");
    }

    /** Returns true if the order is in a file. */
    boolean isOrderInFile() {
        return order.startsWith("@");
    }
}
