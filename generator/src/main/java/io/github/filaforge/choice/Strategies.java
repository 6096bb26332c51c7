package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.AnyStrategy;
import io.github.filaforge.strategy.EdgeStrategy;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.cover.CoverStrategy;
import io.github.filaforge.strategy.dynamicsieve.DynamicSieveStrategy;
import io.github.filaforge.strategy.edge.EdgeDynamicStrategy;
import io.github.filaforge.strategy.edge.EdgeLoopStrategy;
import io.github.filaforge.strategy.edge.EdgeTableStrategy;
import io.github.filaforge.strategy.fila.FilaStrategy;
import io.github.filaforge.strategy.fila.FilaTablesStrategy;
import io.github.filaforge.strategy.fila.FilaUnrolledStrategy;
import io.github.filaforge.strategy.merge.MergeStrategy;
import io.github.filaforge.strategy.schedule.ScheduleStrategy;
import io.github.filaforge.strategy.sieve.SieveStrategy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of all strategies. No other class lists them. */
public final class Strategies {

    /**
     * The strategies in the order of the help. The choice takes the last of several strategies with equal cost. The first of
     * several strategies that count the attempts of the articles is the standard.
     */
    private static final List<AnyStrategy> LIST = List.of(
            new FilaStrategy(),
            new FilaTablesStrategy(),
            new FilaUnrolledStrategy(),
            new SieveStrategy(),
            new DynamicSieveStrategy(),
            new CoverStrategy(),
            new ScheduleStrategy(),
            new MergeStrategy(),
            new EdgeLoopStrategy(),
            new EdgeTableStrategy(),
            new EdgeDynamicStrategy());

    private static final List<Strategy> ALL = of(Strategy.class);

    private static final List<EdgeStrategy> OF_EDGES = of(EdgeStrategy.class);

    /**
     * The strategies that serve only to measure a claim of the articles. The help does not list them; no choice takes them.
     */
    private static final List<Strategy> FOR_COMPARISON = FilaTablesStrategy.comparingIlsi();

    private Strategies() {}

    private static <S extends AnyStrategy> List<S> of(Class<S> kindOfPuzzle) {
        return LIST.stream()
                .filter(kindOfPuzzle::isInstance)
                .map(kindOfPuzzle::cast)
                .toList();
    }

    /** Returns all strategies of packings but those for comparison only. */
    public static List<Strategy> all() {
        return ALL;
    }

    /** Returns the strategies that serve only to measure a claim of the articles. */
    public static List<Strategy> forComparison() {
        return FOR_COMPARISON;
    }

    /** Returns the names of all strategies of packings but those for comparison only. */
    public static List<String> names() {
        return ALL.stream().map(Strategy::name).toList();
    }

    /** Returns the strategy with a name, also if it is for comparison only; empty if there is none. */
    public static Optional<Strategy> named(String name) {
        return Stream.concat(ALL.stream(), FOR_COMPARISON.stream())
                .filter(strategy -> strategy.name().equals(name))
                .findFirst();
    }

    static List<Strategy> of(SearchPlan.Kind kind) {
        return ALL.stream().filter(strategy -> strategy.kind() == kind).toList();
    }

    /** Returns the strategies of a kind that are chosen by their cost. */
    static Stream<Strategy> byCost(SearchPlan.Kind kind) {
        return of(kind).stream().filter(strategy -> strategy.leastNanos().isPresent());
    }

    /** Returns the strategy that is taken for a kind of search if no costs are compared. */
    public static Strategy standard(SearchPlan.Kind kind) {
        return of(kind).stream()
                // A lambda for the reason given in RedundancyFilter: a class-data archive holds no other comparators.
                .min((one, other) -> Boolean.compare(other.countsAttemptsOfArticles(), one.countsAttemptsOfArticles()))
                .orElseThrow();
    }

    static SearchTree<Image> tree(SearchPlan.Kind kind, ImageCatalog catalog, CellOrder order) {
        return standard(kind).tree(catalog, order);
    }

    /** Returns the least cost of a search of a kind with a number of fits, over all strategies. */
    static SearchCost leastCost(SearchPlan.Kind kind, Estimate fits) {
        double nanos = byCost(kind)
                .mapToDouble(strategy -> strategy.leastNanos().getAsDouble())
                .min()
                .orElseThrow();
        return SearchCost.of(fits, nanos);
    }

    /** Returns the names of the strategies of edge puzzles. */
    public static List<String> namesOfEdges() {
        return OF_EDGES.stream().map(EdgeStrategy::name).toList();
    }

    /**
     * Returns a few words about each strategy, by its name: first the strategies of packings, then those of edge puzzles.
     */
    public static Map<String, String> summaries() {
        Map<String, String> summaries = new LinkedHashMap<>();
        LIST.forEach(each -> summaries.put(each.name(), each.summary()));
        return summaries;
    }

    /** Returns the strategy of edge puzzles with a name; empty if there is none. */
    public static Optional<EdgeStrategy> namedForEdges(String name) {
        return OF_EDGES.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** Returns the strategies of edge puzzles that are chosen by their cost. */
    public static List<EdgeStrategy> chosenForEdges() {
        return OF_EDGES.stream().filter(EdgeStrategy::isChosen).toList();
    }
}
