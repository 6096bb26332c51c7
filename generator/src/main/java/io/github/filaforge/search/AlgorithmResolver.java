package io.github.filaforge.search;

import io.github.filaforge.plan.RootKind;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The algorithm that a request states, for a puzzle with a number of pieces: a fixed order from the roots on, or a schedule.
 */
final class AlgorithmResolver {

    private final SearchRequest request;
    private final int pieces;

    AlgorithmResolver(SearchRequest request, int pieces) {
        this.request = request;
        this.pieces = pieces;
    }

    /**
     * Returns true if the request states no order of the cells, or the order f, which the options of any strategy have when
     * they are spelled out.
     */
    boolean isInNaturalOrder() {
        return request.order().isEmpty() || request.orderInForce().at(1).equals(OrderingHeuristic.natural());
    }

    /**
     * Returns the fixed order in which the cells are taken from the roots on. Empty if the search is by a schedule, for
     * example because its heuristic also looks at pieces.
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

    /** Returns true if image lists are to be used from a certain number of pieces left on. */
    private boolean hasNumber() {
        return request.lists().isPresent() && request.lists().getAsInt() != SearchRequest.FROM_CONSTRAINED;
    }

    /** Returns true if dancing links place the first piece by heuristic s before another algorithm goes on. */
    private boolean beginsBySize() {
        return !request.isAlgorithmOpen()
                && request.lists().isPresent()
                && (!hasNumber() || request.lists().getAsInt() == pieces - 1)
                && request.orderInForce().at(pieces).equals(OrderingHeuristic.size());
    }

    /** Returns the pieces that are placed before the cells are taken in the order of {@link #fixedOrder}. */
    RootKind beginning() {
        if (beginsBySize()) {
            return RootKind.FEWEST_IMAGES;
        }
        return hasNumber() ? RootKind.BARE_REGION : RootKind.CONSTRAINED_PIECES;
    }

    /**
     * Returns the schedule of a search by a schedule.
     *
     * @throws RequestException if the request has heuristic o, whose order has to be searched for; a schedule cannot use it
     */
    SearchSchedule schedule() {
        if (request.orderInForce().steps().stream()
                .anyMatch(step -> step.heuristic().isSearchedFor())) {
            throw new RequestException(
                    "heuristic o serves from the constrained piece to the end: use SearchRequest.order(o) and"
                            + " SearchRequest.lists, with other"
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
