package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.strategy.NoTailException;
import java.util.OptionalInt;

/**
 * Chooses the tail table of a search: if there is one, and the number of pieces left at which the search looks up in it
 * whether an assembly can be completed. The generator makes the table, which is a part of the solver.
 */
final class TailChoice {

    /** The time in seconds that the table may take in a solver that will be run many times. */
    private static final double SECONDS_FOR_MANY_RUNS = 1;

    /** The time that the table may take, as a share of the time of the search that it is to shorten. */
    private static final double SHARE = 0.05;

    private TailChoice() {}

    /**
     * Returns a search with its table, or without one if it is to have none.
     *
     * @throws RequestException if the search cannot have the table that is asked for
     */
    static ChosenSearch add(ChosenSearch chosen, SearchRequest request) {
        OptionalInt asked = request.tail();
        if (asked.isPresent()) {
            return asked.getAsInt() == 0 ? chosen : asAsked(chosen, asked.getAsInt());
        }
        // With -f or -o, or if attempts and fits are counted, they have to agree with the article.
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
            throw new RequestException("SearchRequest.tail(" + left + ") cannot be had of SearchRequest.strategy("
                    + chosen.strategy().name() + ") for this puzzle: " + e.getMessage() + "; leave it out");
        }
    }
}
