package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.RootSplit;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;

/**
 * Decides how many roots a search has. It depends on nothing but the search, so that its solutions come in the same order
 * with any number of threads.
 */
final class RootChoice {

    /** So many are even enough for some threads, and so few that what each takes to begin is not seen. */
    private static final int STANDARD = 100;

    private RootChoice() {}

    /** A search with as many roots as it is to have. */
    static ChosenSearch split(ChosenSearch chosen, SearchRequest request) {
        SearchPlan plan = chosen.search();
        if (isMadeInTries(plan)) {
            if (request.roots().isPresent()) {
                throw new RequestException(
                        "a search in tries begins again and again from one place: leave out " + option(request));
            }
            return chosen;
        }
        if (plan.kind() == SearchPlan.Kind.MERGED_STATES) {
            if (request.roots().orElse(1) > 1 && !request.inParts()) {
                throw new RequestException("--strategy " + chosen.strategy().name()
                        + " knows how many solutions there are under each part, and makes even ones by itself: leave out"
                        + " --roots");
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

    /** The option that has asked for roots. */
    private static String option(SearchRequest request) {
        return request.inParts() ? "--parts" : "--roots";
    }

    /** Returns the first half of a remedy for a solver that is too large: fewer roots, where the request has asked for many. */
    static String fewer(SearchRequest request) {
        return request.roots().isPresent() ? "fewer roots, or " : "";
    }

    private static ChosenSearch split(ChosenSearch chosen, int roots) {
        SearchPlan plan = chosen.search();
        return plan.roots().size() >= roots ? chosen : chosen.withRoots(RootSplit.of(plan, roots));
    }

    /** Whether a search begins again and again, from one root. */
    static boolean isMadeInTries(SearchPlan plan) {
        return plan instanceof SchedulePlan scheduled
                && scheduled.schedule().tries().isPresent();
    }

    /** Where attempts and fits are counted they are those of the articles, and so are the roots. */
    private static boolean mayBeSplit(ChosenSearch chosen, SearchRequest request) {
        return !request.counting()
                && !request.fewAreEnough()
                && !request.scheduled()
                && !SearchSchedule.hasManyPieces(chosen.search().catalog());
    }
}
