package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.TextFile;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.SearchOrders;
import io.github.filaforge.request.SearchRequest;

/** The options of a search for boards of an edge puzzle with a high score. */
final class ScoreOptions extends Options {

    /** The content of the file of an order, for messages. */
    private static final String CELLS = "the names of all cells, as in P1-P16, or a line with x and y for each";

    /** The greatest number of attempts, each of which is a root of the search. */
    private static final int MOST_ATTEMPTS = 100_000;

    /** The greatest number of groups. A group of 256 pieces takes a second to make. */
    private static final int MOST_GROUPS = 1_000;

    private final Argument<Integer> score = option(Integer.class, "--score")
            .label("N")
            .description("Find boards with a score of N joins that match, or more; the other joins slip. The"
                    + " best board so far, which may have gaps, is shown, kept in checkpoints, and printed"
                    + " if no board has such a score. --order then takes @FILE with the names of all cells too. Default of"
                    + " --order: the order that theory finds cheapest.");

    private final Argument<String> slips = option(String.class, "--slips")
            .label("ARRAY")
            .description("Where joins may slip: pairs of a depth and the number of joins that may have slipped"
                    + " from there on (193,1,202,2), or eii465 or eii468 for the arrays of the article."
                    + " Default: the array that theory finds best for --score. Without --score all joins"
                    + " that the array leaves must match.");

    private final Argument<Integer> attempts = option(Integer.class, "--attempts")
            .label("N")
            .needs("--score", "--slips")
            .between(1, MOST_ATTEMPTS)
            .description("With --score or --slips: make up to N attempts, each with the pieces in another"
                    + " order. Rules (--restart) give an attempt up.");

    private final Argument<Long> seed = option(Long.class, "--seed")
            .label("S")
            .needs("--attempts")
            .description("With --attempts: the seed of the differences between attempts. Default: 1.");

    private final Argument<String> restart = option(String.class, "--restart")
            .label("RULES")
            .needs("--attempts")
            .description("With --attempts: the rules that give an attempt up, with commas between:"
                    + " past=DEPTH@NODES (not past DEPTH within NODES nodes), score=N@NODES (no board of"
                    + " score N within NODES nodes), visited=DEPTH@NODES (every NODES nodes: another depth"
                    + " below is visited most), scores=K@NODES (every NODES nodes: fewer than K more boards"
                    + " of that score), nodes=NODES (after NODES nodes in any case). k, M and G are"
                    + " thousands, millions and thousands of millions. Default of a rule: the article's, in"
                    + " proportion to the board.");

    private final Argument<Integer> groups = option(Integer.class, "--groups")
            .label("N")
            .needs("--attempts")
            .between(1, MOST_GROUPS)
            .description("With --attempts: make N good groups of pieces by climbing. Each attempt places one"
                    + " of them first and saves its good pieces for the end.");

    ScoreOptions() {
        super(Heading.EDGES);
    }

    boolean isGiven() {
        return score.isGiven() || slips.isGiven();
    }

    /** Returns true if a value of --order is the name of an order of the cells of an edge puzzle. */
    static boolean isOrderOfCells(String order) {
        return SearchOrders.isMeantBy(order) && !order.startsWith("@");
    }

    /**
     * Adds these options to a request.
     *
     * @param order the value of --order; empty if it is not given
     */
    void addTo(SearchRequest.Builder request, String order) {
        if (isGiven() || isOrderOfCells(order)) {
            request.score(new ScoreRequest(
                    score.number(),
                    order,
                    order.startsWith("@") ? new TextFile("order", order.substring(1), CELLS).read() : "",
                    slips.orElse(""),
                    attempts.number(),
                    seed.orElse(1L),
                    restart.orElse(""),
                    groups.orElse(0)));
        }
    }
}
