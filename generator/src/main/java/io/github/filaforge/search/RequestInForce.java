package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import java.util.List;
import java.util.OptionalInt;

/** Makes the request in force of a search: a request for an equal search that leaves no choice open. */
final class RequestInForce {

    private RequestInForce() {}

    /** Returns the request in force of a search of an edge puzzle. It has none of the settings for packings. */
    static SearchRequest of(SearchRequest request, ChosenEdges search) {
        boolean isScored = request.score().isPresent();
        SearchRequest.Builder inForce = SearchRequest.builder()
                .distinct(isScored ? Distinct.UP_TO_ROTATION : request.distinct())
                .filters(Filters.NONE)
                .nof(false)
                .counting(request.counting())
                .packageName(request.packageName())
                .inParts(request.inParts())
                .strategy(search.plan().strategy().name());
        request.roots().ifPresent(inForce::roots);
        request.score().ifPresent(inForce::score);
        return inForce.build();
    }

    /** Returns the request in force of a search of a packing. */
    static SearchRequest of(SearchRequest request, ChosenSearch search) {
        SearchPlan plan = search.search();
        SearchRequest.Builder inForce = request.but()
                .constraining(constraining(request, plan))
                .strategy(search.strategy().name())
                .tail(search.plan().tailLeft());
        roots(request, plan).ifPresent(inForce::roots);
        plan.scheduled()
                .ifPresentOrElse(
                        schedule -> addSchedule(inForce, request.filters(), schedule, plan.pieces()),
                        () -> addFixedOrder(inForce, request, plan));
        return inForce.build();
    }

    private static Constraining constraining(SearchRequest request, SearchPlan plan) {
        return request.constraining().rule() == Constraining.Rule.NOTHING
                ? request.constraining()
                : plan.catalog()
                        .constraint()
                        .map(constraint -> Constraining.piece(constraint.shape().name()))
                        .orElse(Constraining.by(Constraining.Rule.AS_POLYCUBE));
    }

    /**
     * Returns the number of roots: the number that was asked for; or 1 if the search was not split because of a goal or a
     * trace, since the other settings alone could split a long search. Empty if neither applies.
     */
    private static OptionalInt roots(SearchRequest request, SearchPlan plan) {
        boolean isKept = (request.scheduled() || request.fewAreEnough()) && !request.counting();
        return request.roots().isEmpty() && isKept && !plan.isMadeInTries() ? OptionalInt.of(1) : request.roots();
    }

    private static void addSchedule(
            SearchRequest.Builder inForce, Filters filters, SearchSchedule schedule, int pieces) {
        // A search in tries has a volume trigger that the request need not have.
        inForce.filters(filters.withVolumeTrigger(schedule.volumeTrigger()))
                .order(schedule.order())
                .nof(schedule.nof());
        if (schedule.lists() > 0) {
            inForce.lists(Math.min(schedule.lists(), pieces));
        }
        schedule.tries().ifPresent(inForce::tries);
    }

    private static void addFixedOrder(SearchRequest.Builder inForce, SearchRequest request, SearchPlan plan) {
        int allButOne = plan.pieces() - 1;
        boolean isBySize = false;
        switch (plan.roots().beginning()) {
            case CONSTRAINED_PIECES -> inForce.lists(SearchRequest.FROM_CONSTRAINED);
            case FEWEST_IMAGES -> {
                inForce.lists(allButOne);
                isBySize = true;
            }
            case BARE_REGION -> inForce.lists(plan.pieces());
        }
        OrderingSteps.Step step =
                new OrderingSteps.Step(heuristic(request, plan), isBySize ? allButOne : Integer.MAX_VALUE);
        inForce.order(new OrderingSteps(List.of(step)))
                // This setting has no effect on a search with chosen targets, which has no lists.
                .nof(plan.nof());
    }

    /** Returns the heuristic of a fixed order. Only the request has the cells of an order that is listed. */
    private static OrderingHeuristic heuristic(SearchRequest request, SearchPlan plan) {
        String text = plan.order().heuristic();
        return request.orderInForce().steps().stream()
                .map(OrderingSteps.Step::heuristic)
                .filter(heuristic -> heuristic.text().equals(text))
                .findFirst()
                .orElseGet(() -> parsed(text));
    }

    private static OrderingHeuristic parsed(String text) {
        try {
            return OrderingSteps.parse(text).steps().get(0).heuristic();
        } catch (OrderingException e) {
            throw new IllegalStateException(e);
        }
    }
}
