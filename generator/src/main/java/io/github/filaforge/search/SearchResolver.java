package io.github.filaforge.search;

import io.github.filaforge.choice.CheapestStrategy;
import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.MergeChoice;
import io.github.filaforge.choice.OrderSearch;
import io.github.filaforge.choice.SearchPlans;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.RootSplit;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.strategy.Strategy;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The search of images that a request states by a strategy and an algorithm, or the cheapest search. */
final class SearchResolver {

    private static final String NONE_ENDS = "no search would come to its end in a lifetime";

    private final ImageCatalog images;
    private final SearchRequest request;
    private final AlgorithmResolver algorithm;

    SearchResolver(ImageCatalog images, SearchRequest request) {
        this.images = images;
        this.request = request;
        this.algorithm = new AlgorithmResolver(request, images.pieces());
    }

    /**
     * Returns the search that is chosen, with its strategy.
     *
     * @throws RequestException if no search can meet the request
     */
    ChosenSearch choose() {
        Optional<Strategy> named = strategy();
        if (named.isEmpty() && request.isAlgorithmOpen()) {
            return cheapest();
        }
        Optional<OrderingHeuristic> fixed = algorithm.fixedOrder();
        if (named.filter(strategy -> strategy.kind() == Kind.SCHEDULE).isPresent() || fixed.isEmpty()) {
            return bySchedule(named);
        }
        if (named.isEmpty()) {
            return request.strategy().equals(SearchRequest.AUTO)
                    ? CheapestStrategy.inFixedOrder(plans(fixed.get()), request.counting())
                    : ChosenSearch.standard(
                            plans(fixed.get()).fixedOrder(),
                            "lists or an order are asked for, and FILA's lists are the article's");
        }
        return asNamed(named.get(), plans(fixed.get()));
    }

    /**
     * Returns the strategy that the request names; empty if it is to be chosen.
     *
     * @throws RequestException if there is no strategy of this name for packings, or if the request is for a score
     */
    Optional<Strategy> strategy() {
        if (request.score().isPresent()) {
            throw new RequestException(
                    "ScoreRequest.score and ScoreRequest.slips are for edge puzzles, and this is a packing: a solution of it"
                            + " is whole; leave them out");
        }
        if (request.strategy().isEmpty() || request.strategy().equals(SearchRequest.AUTO)) {
            return Optional.empty();
        }
        if (Strategies.namesOfEdges().contains(request.strategy())) {
            throw new RequestException("strategy " + request.strategy()
                    + " is for edge puzzles, and this is a packing: use auto or one of "
                    + String.join(", ", Strategies.names()));
        }
        return Optional.of(Strategies.named(request.strategy())
                .orElseThrow(() -> new RequestException("unknown strategy '" + request.strategy()
                        + "': use auto or one of " + String.join(", ", Strategies.names()))));
    }

    /**
     * Returns the plan of a search in a fixed order or by a schedule. It does not depend on the strategy that would be
     * chosen.
     */
    SearchPlan spelledOutPlan() {
        SearchPlan plan = algorithm
                .fixedOrder()
                .map(order -> (SearchPlan) plans(order).fixedOrder())
                .orElseGet(this::schedulePlan);
        return request.roots().isPresent()
                ? plan.withRoots(RootSplit.of(plan, request.roots().getAsInt()))
                : plan;
    }

    /**
     * Returns a count by merging. Empty if it is not expected to take less than a number of seconds, or if the request
     * states a strategy or algorithm.
     */
    Optional<ChosenSearch> countWithin(double seconds) {
        return strategy().isPresent() || !request.isAlgorithmOpen()
                ? Optional.empty()
                : MergeChoice.countingWithin(plans(OrderingHeuristic.natural()), seconds);
    }

    /** Returns the strategies that could be used instead of a strategy, as settings. */
    String othersThan(Strategy strategy) {
        return others(strategy, plans(OrderingHeuristic.natural()));
    }

    private ChosenSearch bySchedule(Optional<Strategy> named) {
        if (named.filter(strategy -> !strategy.takes(Kind.SCHEDULE)).isPresent()) {
            throw new RequestException("SearchRequest.strategy(" + named.get().name()
                    + ") cannot do what the other options ask for, only SearchRequest.strategy("
                    + Strategies.standard(Kind.SCHEDULE).name() + ") can: leave it out");
        }
        if (named.isPresent()) {
            ChosenSearch chosen = ChosenSearch.of(named.get(), schedulePlan(), "as asked for");
            chosen.plan().obstacle().ifPresent(obstacle -> {
                throw new RequestException("a " + named.get().name() + " for these options would have " + obstacle
                        + ": use SearchRequest.strategy("
                        + Strategies.standard(Kind.SCHEDULE).name() + ")");
            });
            return chosen;
        }
        boolean isPolycubes = request.isAlgorithmGiven() && request.strategy().isEmpty();
        return ChosenSearch.standard(
                schedulePlan(),
                isPolycubes
                        ? "options of polycube ask for its search; strategy auto chooses the fastest"
                        : "the options ask for what only it can do");
    }

    private ChosenSearch asNamed(Strategy strategy, SearchPlans plans) {
        if (strategy.kind() == Kind.CHOSEN_TARGETS && !algorithm.isInNaturalOrder()) {
            throw new RequestException("SearchRequest.strategy(" + strategy.name()
                    + ") chooses the cells as it goes: leave out SearchRequest.order");
        }
        ChosenSearch chosen = ChosenSearch.of(strategy, plans.of(strategy.kind()), "as asked for");
        chosen.plan().obstacle().ifPresent(obstacle -> {
            throw new RequestException("a " + strategy.name() + " for this puzzle would have " + obstacle + ": use "
                    + others(strategy, plans));
        });
        return chosen;
    }

    /** Returns the strategies that could be used instead of a strategy, as settings. */
    private static String others(Strategy strategy, SearchPlans plans) {
        return Strategies.all().stream()
                .filter(other -> other != strategy)
                // It takes long to find out if merging is possible.
                .filter(other -> other.kind() != Kind.MERGED_STATES)
                .filter(other -> other.kind() == Kind.SCHEDULE
                        || other.plan(plans.of(other.kind())).obstacle().isEmpty())
                .map(other -> "SearchRequest.strategy(" + other.name() + ")")
                .collect(Collectors.joining(" or "));
    }

    private ChosenSearch cheapest() {
        SearchPlans plans = plans(OrderingHeuristic.natural());
        boolean mayBeMerged = request.merging()
                && !request.counting()
                && !request.fewAreEnough()
                && request.roots().isEmpty();
        if (CheapestStrategy.isHopeless(images)) {
            boolean mayBeCounted = mayBeMerged && request.onlyCounted();
            return (mayBeCounted ? MergeChoice.whereNoneEnds(plans, NONE_ENDS) : Optional.<ChosenSearch>empty())
                    .orElseGet(() -> forFirstSolutions(NONE_ENDS));
        }
        ChosenSearch cheapest = CheapestStrategy.of(plans, request.counting());
        Optional<ChosenSearch> merged =
                mayBeMerged ? MergeChoice.insteadOf(cheapest, plans, request.onlyCounted()) : Optional.empty();
        if (merged.isPresent()) {
            return merged.get();
        }
        boolean isTooLong = cheapest.cost()
                .filter(cost -> cost.isEndless() || (request.fewAreEnough() && mayComeLate(cheapest, cost)))
                .isPresent();
        if (!isTooLong) {
            return cheapest;
        }
        return forFirstSolutions(String.format(
                Locale.ROOT,
                "it finds the first solutions sooner; a %s would take %s to the end",
                cheapest.strategy().name(),
                cheapest.cost().map(SearchCost::time).orElse("too long")));
    }

    /**
     * Returns true if the first solutions may come late in a search. This is so in a long search. It is also so in a search
     * that is not short and has many pieces, none of which could be constrained: of several symmetric copies it reports only
     * one, and has to wait for it. Of 32 dominoes in 8x8, the first solution that is reported comes after six million
     * others.
     */
    private static boolean mayComeLate(ChosenSearch search, SearchCost cost) {
        boolean waitsForCopies = SearchSchedule.hasManyPieces(search.search().catalog())
                && search.search().canonicalTest().isPresent();
        return cost.isLong() || (waitsForCopies && !cost.isShort());
    }

    private ChosenSearch forFirstSolutions(String reason) {
        return ChosenSearch.standard(Planner.bySchedule(images, SearchSchedule.forFirstSolutions(images)), reason);
    }

    private SearchPlans plans(OrderingHeuristic heuristic) {
        CellOrder order =
                heuristic.isSearchedFor() ? OrderSearch.best(images) : CellOrder.by(heuristic, images.puzzle());
        return new SearchPlans(images, order, request.order().isPresent(), request.nof(), algorithm.beginning());
    }

    private SearchPlan schedulePlan() {
        return Planner.bySchedule(images, algorithm.schedule());
    }
}
