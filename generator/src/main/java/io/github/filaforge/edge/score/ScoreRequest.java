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
 * @param attempts how often the search is begun anew; empty if it is made once, and to its end
 * @param seed of what differs between attempts
 * @param rules when an attempt is given up, as {@link RestartOptions} reads it; nothing for the article's
 * @param groups of so many groups of pieces each attempt takes one; 0 for none
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

    /** A search that is made once. */
    public ScoreRequest(OptionalInt score, String order, String orderText, String slips) {
        this(score, order, orderText, slips, OptionalInt.empty(), 1, "", 0);
    }

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
            options.add("--slips " + ScoreSearch.slipsText(slips));
        }
        attempts.ifPresent(number -> {
            options.add("--attempts " + number);
            options.add("--seed " + seed);
            if (!rules.isEmpty()) {
                options.add("--restart " + rules);
            }
            if (groups > 0) {
                options.add("--groups " + groups);
            }
        });
        return List.copyOf(options);
    }
}
