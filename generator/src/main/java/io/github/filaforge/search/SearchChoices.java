package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.image.Constraint;
import io.github.filaforge.plan.RootKind;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The choices that the program made for a search, as texts by name. A checkpoint stores them, so that a search goes on as it
 * was begun although a new sample could lead to another choice. The names are part of the format of checkpoints. The request
 * in force is a request that leads to an equal search and leaves no choice open.
 */
public final class SearchChoices {

    static final String STRATEGY = "strategy";

    private static final String TAIL = "tail";
    private static final String ROOTS = "roots";
    private static final String PIECE = "constrained piece";
    private static final String ORDER = "order";
    private static final String LISTS = "image lists";
    private static final String NOF = "neighbour occupancy filtering";
    private static final String VOLUME_TRIGGER = "volume trigger";

    /** The value of {@link #LISTS} for lists that begin behind the constrained pieces. */
    private static final String FROM_CONSTRAINED = "constrained";

    private SearchChoices() {}

    /**
     * Returns the choices of the search of a packing.
     *
     * @param inForce the request in force, which leaves no choice open
     */
    static Map<String, String> of(SearchRequest inForce, ChosenSearch search) {
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put(STRATEGY, inForce.strategy());
        put(choices, TAIL, inForce.tail());
        put(choices, ROOTS, inForce.roots());
        Optional<Constraint> constraint = search.search().catalog().constraint();
        choices.put(PIECE, constraint.map(each -> each.shape().name()).orElse(""));
        inForce.order().ifPresent(order -> choices.put(ORDER, order.text()));
        if (inForce.lists().equals(OptionalInt.of(SearchRequest.FROM_CONSTRAINED))) {
            choices.put(LISTS, FROM_CONSTRAINED);
        } else {
            put(choices, LISTS, inForce.lists());
        }
        choices.put(NOF, String.valueOf(inForce.nof()));
        put(choices, VOLUME_TRIGGER, inForce.filters().volumeTrigger());
        return choices;
    }

    private static void put(Map<String, String> choices, String name, OptionalInt number) {
        number.ifPresent(value -> choices.put(name, String.valueOf(value)));
    }

    /**
     * Returns a request with choices that were made for it.
     *
     * @param choices the values by name, among others; a value that is missing leaves the setting as it is
     * @throws RequestException if a value is none that this version can have written
     */
    public static SearchRequest applied(SearchRequest request, Map<String, String> choices) {
        // A goal has had its effect when the choices were made.
        SearchRequest.Builder builder = request.but().fewAreEnough(false);
        try {
            Optional.ofNullable(choices.get(STRATEGY)).ifPresent(builder::strategy);
            number(choices, TAIL).ifPresent(builder::tail);
            number(choices, ROOTS).ifPresent(builder::roots);
            if (choices.containsKey(PIECE)) {
                builder.constraining(constraining(request, choices.get(PIECE)));
            }
            if (choices.containsKey(ORDER)) {
                builder.order(order(request, choices.get(ORDER)));
            }
            if (FROM_CONSTRAINED.equals(choices.get(LISTS))) {
                builder.lists(SearchRequest.FROM_CONSTRAINED);
            } else {
                number(choices, LISTS).ifPresent(builder::lists);
            }
            if (choices.containsKey(NOF)) {
                builder.nof(Boolean.parseBoolean(choices.get(NOF)));
                builder.filters(request.filters().withVolumeTrigger(number(choices, VOLUME_TRIGGER)));
            }
        } catch (NumberFormatException | OrderingException e) {
            throw new RequestException("it has the choice " + e.getMessage());
        }
        return builder.build();
    }

    private static OptionalInt number(Map<String, String> choices, String name) {
        String number = choices.get(name);
        return number == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(number));
    }

    private static Constraining constraining(SearchRequest request, String piece) {
        if (request.distinct() == Distinct.ALL || request.constraining().rule() == Constraining.Rule.NOTHING) {
            return request.constraining();
        }
        return piece.isEmpty() ? Constraining.by(Constraining.Rule.AS_POLYCUBE) : Constraining.piece(piece);
    }

    /** Reads an order. The cells of an order in a file are those of the request, which has read the file. */
    private static OrderingSteps order(SearchRequest request, String text) throws OrderingException {
        return OrderingSteps.parse(
                text,
                file -> request.orderInForce().steps().stream()
                        .map(OrderingSteps.Step::heuristic)
                        .filter(heuristic -> heuristic.isListed()
                                && List.of("@" + file, "@" + file + "+pieces").contains(heuristic.text()))
                        .map(OrderingHeuristic::cells)
                        .findFirst()
                        .orElse(""));
    }

    /** Returns the request in force of a search of an edge puzzle. It has none of the settings for packings. */
    static SearchRequest inForce(SearchRequest request, ChosenEdges search) {
        boolean isScored =
                request.score().filter(score -> !score.isForWholeBoards()).isPresent();
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
    static SearchRequest inForce(SearchRequest request, ChosenSearch search) {
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
        RootKind beginning = plan.roots().beginning();
        int from = beginning == RootKind.FEWEST_IMAGES ? allButOne : Integer.MAX_VALUE;
        inForce.lists(
                        switch (beginning) {
                            case CONSTRAINED_PIECES, CONSTRAINED_CELL -> SearchRequest.FROM_CONSTRAINED;
                            case FEWEST_IMAGES -> allButOne;
                            case BARE_REGION -> plan.pieces();
                        })
                .order(new OrderingSteps(List.of(new OrderingSteps.Step(heuristic(request, plan), from))))
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
