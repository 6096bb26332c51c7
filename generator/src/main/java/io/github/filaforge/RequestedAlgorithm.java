package io.github.filaforge;

import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.OrderingSteps;
import io.github.filaforge.plan.SearchSchedule;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What the algorithm that a request spells out is for a puzzle of so many pieces: a fixed order from its roots on, or a
 * schedule.
 */
final class RequestedAlgorithm {

    private final SearchRequest request;
    private final int pieces;

    RequestedAlgorithm(SearchRequest request, int pieces) {
        this.request = request;
        this.pieces = pieces;
    }

    /** Whether no order of the cells is asked for, or the one that is spelled out for any strategy. */
    boolean isInNaturalOrder() {
        return request.order().isEmpty() || request.orderInForce().at(1).equals(OrderingHeuristic.natural());
    }

    /**
     * Returns the order of the cells, if they are taken in a fixed one from the roots on; empty if the search goes by a
     * schedule, as it does where the heuristic looks at pieces too.
     */
    Optional<OrderingHeuristic> fixedOrder() {
        if (request.isAlgorithmOpen()) {
            return Optional.of(OrderingHeuristic.natural());
        }
        if (request.tries().isPresent()
                || request.scheduled()
                || request.filters().workDuringSearch()
                || !areRootsKnown()) {
            return Optional.empty();
        }
        OrderingSteps schedule = request.orderInForce();
        OrderingHeuristic last = schedule.at(1);
        int from = Math.min(pieces, hasNumber() ? request.lists().getAsInt() : pieces - 1);
        boolean isSame = IntStream.rangeClosed(1, from)
                .allMatch(left -> schedule.at(left).equals(last));
        return isSame && last.isFixed() && !last.alsoPieces() ? Optional.of(last) : Optional.empty();
    }

    private boolean areRootsKnown() {
        return request.lists().isPresent() && (!hasNumber() || request.lists().getAsInt() >= pieces || beginsBySize());
    }

    /** Whether image lists are to serve from a certain number of pieces left on. */
    private boolean hasNumber() {
        return request.lists().isPresent() && request.lists().getAsInt() != SearchRequest.FROM_CONSTRAINED;
    }

    /** Whether dancing links place the first piece by heuristic s, before another algorithm takes over. */
    private boolean beginsBySize() {
        return !request.isAlgorithmOpen()
                && request.lists().isPresent()
                && (!hasNumber() || request.lists().getAsInt() == pieces - 1)
                && request.orderInForce().at(pieces).equals(OrderingHeuristic.size());
    }

    /** What is placed before the cells are taken in the order of {@link #fixedOrder}. */
    Beginning beginning() {
        if (beginsBySize()) {
            return Beginning.FEWEST_IMAGES;
        }
        return hasNumber() ? Beginning.BARE_REGION : Beginning.CONSTRAINED_PIECES;
    }

    /**
     * What a search does that goes by a schedule.
     *
     * @throws RequestException if it asks for an order that is looked for, which a schedule has no use for
     */
    SearchSchedule schedule() {
        if (request.orderInForce().steps().stream()
                .anyMatch(step -> step.heuristic().isSearchedFor())) {
            throw new RequestException(
                    "heuristic o serves from the constrained piece to the end: use -oo -f, with other"
                            + " options than those for the search by a schedule");
        }
        SearchRequest.Filters filters = request.filters();
        return new SearchSchedule(
                request.orderInForce(),
                request.lists().orElse(0),
                request.nof() && request.isAlgorithmGiven(),
                filters.volumeDuring(),
                filters.parityDuring(),
                filters.fitDuring(),
                filters.fitRepeated(),
                filters.volumeTrigger(),
                filters.parityTrigger(),
                request.tries());
    }
}
