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
import io.github.filaforge.plan.RootKind;
import io.github.filaforge.plan.RootSplit;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.strategy.Strategy;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chooses the search of a packing: the search that the request states by a strategy or an algorithm, else the cheapest
 * search.
 */
final class SearchResolver {

    /**
     * The standard number of roots. It is large enough to give some threads equal work, and small enough that the time to
     * start a root is not noticed.
     */
    private static final int STANDARD = 100;

    private static final String NONE_ENDS = "no search would come to its end in a lifetime";

    private final ImageCatalog images;
    private final SearchRequest request;
    private final int pieces;

    SearchResolver(ImageCatalog images, SearchRequest request) {
        this.images = images;
        this.request = request;
        this.pieces = images.pieces();
    }

    /**
     * Returns the search that is chosen, with its strategy and its roots.
     *
     * @throws RequestException if no search can meet the request
     */
    ChosenSearch choose() {
        return split(unsplit());
    }

    private ChosenSearch unsplit() {
        Optional<Strategy> named = strategy();
        if (named.isEmpty() && request.isAlgorithmOpen()) {
            return cheapest();
        }
        Optional<OrderingHeuristic> fixed = fixedOrder();
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
        if (request.score().isPresent() && request.score().get().isForWholeBoards()) {
            throw new RequestException("the order " + request.score().get().order()
                    + " is one of the cells of an edge puzzle, and this is a packing: leave it out");
        }
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
        SearchPlan plan = fixedOrder()
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
                : MergeChoice.counting(plans(OrderingHeuristic.natural()), seconds, "");
    }

    /** Returns the strategies that could be used instead of a strategy, as settings. */
    String othersThan(Strategy strategy) {
        return others(strategy, plans(OrderingHeuristic.natural()));
    }

    private ChosenSearch bySchedule(Optional<Strategy> named) {
        String standard =
                "SearchRequest.strategy(" + Strategies.standard(Kind.SCHEDULE).name() + ")";
        if (named.filter(strategy -> !strategy.takes(Kind.SCHEDULE)).isPresent()) {
            throw new RequestException("SearchRequest.strategy(" + named.get().name()
                    + ") cannot do what the other options ask for, only " + standard + " can: leave it out");
        }
        boolean isPolycubes = request.isAlgorithmGiven() && request.strategy().isEmpty();
        return named.map(strategy -> asNamed(strategy, schedulePlan(), "these options", () -> standard))
                .orElseGet(() -> ChosenSearch.standard(
                        schedulePlan(),
                        isPolycubes
                                ? "options of polycube ask for its search; strategy auto chooses the fastest"
                                : "the options ask for what only it can do"));
    }

    private ChosenSearch asNamed(Strategy strategy, SearchPlans plans) {
        if (strategy.kind() == Kind.CHOSEN_TARGETS && !isInNaturalOrder()) {
            throw new RequestException("SearchRequest.strategy(" + strategy.name()
                    + ") chooses the cells as it goes: leave out SearchRequest.order");
        }
        return asNamed(strategy, plans.of(strategy.kind()), "this puzzle", () -> others(strategy, plans));
    }

    private static ChosenSearch asNamed(Strategy strategy, SearchPlan plan, String purpose, Supplier<String> others) {
        ChosenSearch chosen = ChosenSearch.of(strategy, plan, "as asked for");
        chosen.plan().obstacle().ifPresent(obstacle -> {
            throw new RequestException(
                    "a " + strategy.name() + " for " + purpose + " would have " + obstacle + ": use " + others.get());
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
            boolean mayBeCounted = mayBeMerged && isOnlyCounted();
            return (mayBeCounted
                            ? MergeChoice.counting(plans, MergeChoice.LONG_SECONDS, "; " + NONE_ENDS)
                            : Optional.<ChosenSearch>empty())
                    .orElseGet(() -> forFirstSolutions(NONE_ENDS));
        }
        ChosenSearch cheapest = CheapestStrategy.of(plans, request.counting());
        Optional<ChosenSearch> merged =
                mayBeMerged ? MergeChoice.insteadOf(cheapest, plans, isOnlyCounted()) : Optional.empty();
        if (merged.isPresent()) {
            return merged.get();
        }
        boolean isTooLong = cheapest.cost()
                .filter(cost -> cost.isEndless() || (request.fewAreEnough() && mayComeLate(cheapest, cost)))
                .isPresent();
        return isTooLong
                ? forFirstSolutions("it finds the first solutions sooner; a " + cheapest.strategyName() + " would take "
                        + cheapest.cost().map(SearchCost::time).orElse("too long") + " to the end")
                : cheapest;
    }

    /** Returns true if no solution is needed by itself. To be taken apart, each assembly is needed. */
    private boolean isOnlyCounted() {
        return request.onlyCounted() && request.apart().isEmpty();
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
        return new SearchPlans(images, order, request.order().isPresent(), request.nof(), beginning());
    }

    private SearchPlan schedulePlan() {
        return Planner.bySchedule(images, schedule());
    }

    /**
     * Returns true if the request states no order of the cells, or the order f, which the options of any strategy have when
     * they are spelled out.
     */
    private boolean isInNaturalOrder() {
        return request.order().isEmpty() || request.orderInForce().at(1).equals(OrderingHeuristic.natural());
    }

    /**
     * Returns the fixed order in which the cells are taken from the roots on. Empty if the search is by a schedule, for
     * example because its heuristic also looks at pieces.
     */
    private Optional<OrderingHeuristic> fixedOrder() {
        if (request.isAlgorithmOpen()) {
            return Optional.of(OrderingHeuristic.natural());
        }
        if (request.tries().isPresent()
                || request.scheduled()
                || request.filters().workDuringSearch()
                || !areRootsKnown()) {
            return Optional.empty();
        }
        OrderingSteps steps = request.orderInForce();
        OrderingHeuristic last = steps.at(1);
        int from = Math.min(pieces, hasNumber() ? request.lists().getAsInt() : pieces - 1);
        boolean isSame =
                IntStream.rangeClosed(1, from).allMatch(left -> steps.at(left).equals(last));
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
    private RootKind beginning() {
        if (beginsBySize()) {
            return RootKind.FEWEST_IMAGES;
        }
        if (hasNumber()) {
            return RootKind.BARE_REGION;
        }
        boolean mayConstrainCell = request.constraining().rule() != SearchRequest.Constraining.Rule.NOTHING
                && images.constraint().isEmpty()
                && !images.symmetries().isTrivial();
        return mayConstrainCell ? RootKind.CONSTRAINED_CELL : RootKind.CONSTRAINED_PIECES;
    }

    /**
     * Returns the schedule of a search by a schedule.
     *
     * @throws RequestException if the request has heuristic o, whose order has to be searched for; a schedule cannot use it
     */
    private SearchSchedule schedule() {
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

    /**
     * Returns a search with the number of roots that it is to have. The number depends only on the search, so that the
     * solutions come in one order with any number of threads.
     *
     * @throws RequestException if the request asks for roots that the search cannot have
     */
    private ChosenSearch split(ChosenSearch chosen) {
        SearchPlan plan = chosen.search();
        if (plan.isMadeInTries()) {
            if (request.roots().isPresent()) {
                throw new RequestException("a search in tries begins again and again from one place: leave out "
                        + (request.inParts() ? "SearchRequest.inParts" : "SearchRequest.roots"));
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
        if (!mayBeSplit(chosen)) {
            return chosen;
        }
        ChosenSearch sampled = chosen.sampled();
        // To take the assemblies of a short search apart may take long, so threads need parts of it.
        boolean isShort = request.apart().isEmpty()
                && sampled.cost().filter(SearchCost::isShort).isPresent();
        return isShort ? sampled : split(sampled, STANDARD);
    }

    private static ChosenSearch split(ChosenSearch chosen, int roots) {
        SearchPlan plan = chosen.search();
        return plan.roots().size() >= roots ? chosen : chosen.withRoots(RootSplit.of(plan, roots));
    }

    /**
     * Returns true if a search may be split although the request asks for no roots. A search that counts attempts and fits
     * keeps the roots of the articles, so that its counts agree with the articles.
     */
    private boolean mayBeSplit(ChosenSearch chosen) {
        return !request.counting()
                && !request.fewAreEnough()
                && !request.scheduled()
                && !SearchSchedule.hasManyPieces(chosen.search().catalog());
    }
}
