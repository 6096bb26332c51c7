package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a search for a board with a high score is asked for, whatever the puzzle.
 *
 * @param score how many joins are to match; empty if as many as the slips leave
 * @param order the name of a search order, {@code @} and the name of a file, or nothing for the cheapest by theory
 * @param orderText what is in the file of the order
 * @param slips a slip array as {@link SlipArray#parse} reads it, {@code eii465} or {@code eii468}; nothing for the best found
 */
public record ScoreRequest(OptionalInt score, String order, String orderText, String slips) {

    /** A board of which so many joins match, by the cheapest order and slip array that are found. */
    public static ScoreRequest of(int score) {
        return new ScoreRequest(OptionalInt.of(score), "", "", "");
    }

    /** Whether the order is in a file. */
    boolean isOrderInFile() {
        return order.startsWith("@");
    }

    /** The options of the command line that ask for the same. */
    public List<String> options() {
        List<String> options = new ArrayList<>();
        score.ifPresent(number -> options.add("--score " + number));
        if (!order.isEmpty()) {
            options.add("--order " + order);
        }
        if (!slips.isEmpty()) {
            options.add("--slips " + slips);
        }
        return List.copyOf(options);
    }
}
