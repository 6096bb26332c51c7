package io.github.filaforge.edge.score;

import io.github.filaforge.runtime.edge.RestartRules;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads restart rules: the rules of the article with changes, as in {@code
 * past=128@200M,score=463@4G,visited=165@1G,scores=40@10G,nodes=20G}. A number behind {@code @} is a number of nodes; k, M
 * and G are thousands, millions and thousands of millions.
 */
final class RestartOptions {

    private static final List<String> NAMES = List.of("past", "score", "visited", "scores", "nodes");

    private static final Pattern RULE = Pattern.compile("([a-z]+)=(?:(\\d{1,9})@)?(\\d{1,12})([kMG]?)");

    private RestartOptions() {}

    /**
     * Reads rules.
     *
     * @param standard the rules that hold where the text gives none
     * @throws ScoreException if the text has another form
     */
    static RestartRules parse(String text, RestartRules standard) {
        RestartRules rules = standard;
        for (String each : text.isEmpty() ? new String[0] : text.split(",")) {
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
                rules = with(rules, rule.group(1), number, nodes(rule.group(3), rule.group(4)));
            } catch (IllegalArgumentException e) {
                throw new ScoreException("restart rules: '" + each + "': " + e.getMessage());
            }
        }
        return rules;
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
