package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.strategy.NoTailException;
import java.util.OptionalInt;

/**
 * Decides whether a search looks up, with some pieces left, what can be completed, and with how many. The table is made by
 * the generator and is a part of the solver.
 */
final class TailChoice {

    /** What it may take to make the table of a solver that will be run many times. */
    private static final double SECONDS_FOR_MANY_RUNS = 1;

    /** What it may take of the search that it is to shorten. */
    private static final double SHARE = 0.05;

    private TailChoice() {}

    /**
     * A search with the table that it is to have, if any.
     *
     * @throws RequestException if it cannot have the one that is asked for
     */
    static ChosenSearch add(ChosenSearch chosen, SearchRequest request) {
        OptionalInt asked = request.tail();
        if (asked.isPresent()) {
            return asked.getAsInt() == 0 ? chosen : asAsked(chosen, asked.getAsInt());
        }
        // The attempts and fits of -f and -o are the article's, and so are those that are counted.
        if (request.isAlgorithmGiven() || request.counting() || request.fewAreEnough()) {
            return chosen;
        }
        if (request.forManyRuns()) {
            return chosen.with(chosen.plan().withTailWithin(SECONDS_FOR_MANY_RUNS));
        }
        double seconds = chosen.cost().map(SearchCost::seconds).orElse(0.0);
        return chosen.with(chosen.plan().withTailWithin(SHARE * Math.min(seconds, SECONDS_FOR_MANY_RUNS / SHARE)));
    }

    private static ChosenSearch asAsked(ChosenSearch chosen, int left) {
        try {
            return chosen.with(chosen.plan().withTail(left));
        } catch (NoTailException e) {
            throw new RequestException("--tail " + left + " cannot be had of --strategy "
                    + chosen.strategy().name() + " for this puzzle: " + e.getMessage() + "; leave it out");
        }
    }
}
