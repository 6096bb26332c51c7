package io.github.filaforge.edge.score;

import io.github.filaforge.runtime.edge.RestartRules;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The settings of a search for a board with a high score, or the order of a search for boards on which all joins match. They
 * do not contain the puzzle, so one request may be used for several puzzles.
 *
 * @param score the number of joins that have to match; if it is empty, the number of joins less the slips. If there are no
 *     slips either, all joins have to match
 * @param order the name of a search order, or {@code @} and the name of a file; empty for the cheapest by theory, if there
 *     is a score or there are slips
 * @param orderText the content of the file of the order
 * @param slips a slip array as {@link SlipArray#read} reads it; empty for the best array that tuning finds
 * @param attempts the number of attempts; empty if the search is made once, and to its end
 * @param seed the seed of all that differs between attempts
 * @param rules changes of the rules by which an attempt is given up, as in {@code
 *     past=128@200M,score=463@4G,visited=165@1G,scores=40@10G,nodes=20G}; empty for the rules of the eii article. A number
 *     behind {@code @} is a number of nodes; k, M and G are thousands, millions and thousands of millions
 * @param groups the groups of pieces of which each attempt takes one
 */
public record ScoreRequest(
        OptionalInt score,
        String order,
        String orderText,
        String slips,
        OptionalInt attempts,
        long seed,
        String rules,
        GroupRequest groups) {

    private static final List<String> NAMES = List.of("past", "score", "visited", "scores", "nodes");

    private static final Pattern RULE = Pattern.compile("([a-z]+)=(?:(\\d{1,9})@)?(\\d{1,12})([kMG]?)");

    /**
     * Makes a request.
     *
     * @throws IllegalArgumentException if all joins have to match, and there is no order, or a setting of attempts
     */
    public ScoreRequest {
        boolean isForWholeBoards = score.isEmpty() && slips.isEmpty();
        if (isForWholeBoards && order.isEmpty()) {
            throw new IllegalArgumentException("a request has a score, slips or an order");
        }
        if (isForWholeBoards && (attempts.isPresent() || !rules.isEmpty() || !groups.isForNone())) {
            throw new IllegalArgumentException(
                    "attempts, their rules and groups are for a request with a score or slips");
        }
    }

    /**
     * Makes a request for attempts.
     *
     * @param groups the number of groups of pieces that are made; 0 for none
     */
    public ScoreRequest(
            OptionalInt score,
            String order,
            String orderText,
            String slips,
            OptionalInt attempts,
            long seed,
            String rules,
            int groups) {
        this(score, order, orderText, slips, attempts, seed, rules, GroupRequest.keeping(groups));
    }

    /** Makes a request for a search that is made once, and to its end. */
    public ScoreRequest(OptionalInt score, String order, String orderText, String slips) {
        this(score, order, orderText, slips, OptionalInt.empty(), 1, "", GroupRequest.NONE);
    }

    /**
     * Returns a request for a board with a number of joins that match, by a search that is made once, in the cheapest order
     * and with the cheapest slip array that are found.
     */
    public static ScoreRequest of(int score) {
        return new ScoreRequest(OptionalInt.of(score), "", "", "");
    }

    /** Returns true if all joins have to match: the request has an order, but no score and no slips. */
    public boolean isForWholeBoards() {
        return score.isEmpty() && slips.isEmpty();
    }

    /**
     * Returns the rules by which an attempt is given up.
     *
     * @param standard the rules that hold where the request gives none
     * @throws ScoreException if the text of the rules has another form
     */
    RestartRules rules(RestartRules standard) {
        RestartRules read = standard;
        for (String each : rules.isEmpty() ? new String[0] : rules.split(",")) {
            Matcher rule = RULE.matcher(each.strip());
            if (!rule.matches()
                    || !NAMES.contains(rule.group(1))
                    || (rule.group(2) == null) != rule.group(1).equals("nodes")) {
                throw new ScoreException("restart rules: '" + each + "' is none; give some of past=DEPTH@NODES,"
                        + " score=SCORE@NODES, visited=DEPTH@NODES, scores=NUMBER@NODES and nodes=NODES, with commas"
                        + " between, as in past=128@200M,nodes=20G");
            }
            int number = rule.group(2) == null ? 0 : Integer.parseInt(rule.group(2));
            try {
                read = with(read, rule.group(1), number, nodes(rule.group(3), rule.group(4)));
            } catch (IllegalArgumentException e) {
                throw new ScoreException("restart rules: '" + each + "': " + e.getMessage());
            }
        }
        return read;
    }

    private static long nodes(String digits, String unit) {
        long factor = switch (unit) {
            case "k" -> 1_000L;
            case "M" -> 1_000_000L;
            case "G" -> 1_000_000_000L;
            default -> 1L;
        };
        long number = Long.parseLong(digits);
        if (number > Long.MAX_VALUE / factor) {
            throw new IllegalArgumentException("too many nodes");
        }
        return number * factor;
    }

    private static RestartRules with(RestartRules rules, String name, int number, long nodes) {
        boolean past = name.equals("past");
        boolean score = name.equals("score");
        boolean visited = name.equals("visited");
        boolean scores = name.equals("scores");
        return new RestartRules(
                past ? number : rules.pastDepth(),
                past ? nodes : rules.pastNodes(),
                score ? number : rules.score(),
                score ? nodes : rules.firstScoreNodes(),
                visited ? number : rules.visitedDepth(),
                visited ? nodes : rules.visitedEvery(),
                scores ? number : rules.scores(),
                scores ? nodes : rules.scoresEvery(),
                name.equals("nodes") ? nodes : rules.mostNodes());
    }
}
