package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.RootSplit;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;

/**
 * Decides the number of roots of a search. It depends only on the search, so that the solutions come in one order with any
 * number of threads.
 */
final class RootChoice {

    /**
     * The standard number of roots. It is large enough to give some threads equal work, and small enough that the time to
     * start a root is not noticed.
     */
    private static final int STANDARD = 100;

    private RootChoice() {}

    /**
     * Returns a search with the number of roots that it is to have.
     *
     * @throws RequestException if the request asks for roots that the search cannot have
     */
    static ChosenSearch split(ChosenSearch chosen, SearchRequest request) {
        SearchPlan plan = chosen.search();
        if (plan.isMadeInTries()) {
            if (request.roots().isPresent()) {
                throw new RequestException(
                        "a search in tries begins again and again from one place: leave out " + setting(request));
            }
            return chosen;
        }
        if (plan.mergesStates()) {
            if (request.roots().orElse(1) > 1 && !request.inParts()) {
                throw new RequestException(
                        "SearchRequest.strategy(" + chosen.strategy().name()
                                + ") knows how many solutions there are under each part, and makes even ones by itself:"
                                + " leave out SearchRequest.roots");
            }
            return chosen;
        }
        if (request.roots().isPresent()) {
            return split(chosen, request.roots().getAsInt());
        }
        if (!mayBeSplit(chosen, request)) {
            return chosen;
        }
        ChosenSearch sampled = chosen.sampled();
        boolean isShort = sampled.cost().filter(SearchCost::isShort).isPresent();
        return isShort ? sampled : split(sampled, STANDARD);
    }

    /** Returns the setting that has asked for roots. */
    private static String setting(SearchRequest request) {
        return request.inParts() ? "SearchRequest.inParts" : "SearchRequest.roots";
    }

    /**
     * Returns the first half of a remedy for a solver that is too large: to use fewer roots, if the request has asked for
     * roots. Empty if it has not.
     */
    static String fewer(SearchRequest request) {
        return request.roots().isPresent() ? "fewer roots, or " : "";
    }

    private static ChosenSearch split(ChosenSearch chosen, int roots) {
        SearchPlan plan = chosen.search();
        return plan.roots().size() >= roots ? chosen : chosen.withRoots(RootSplit.of(plan, roots));
    }

    /**
     * Returns true if a search may be split although the request asks for no roots. A search that counts attempts and fits
     * keeps the roots of the articles, so that its counts agree with the articles.
     */
    private static boolean mayBeSplit(ChosenSearch chosen, SearchRequest request) {
        return !request.counting()
                && !request.fewAreEnough()
                && !request.scheduled()
                && !SearchSchedule.hasManyPieces(chosen.search().catalog());
    }
}
