package io.github.filaforge.pipeline;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.strategy.Strategy;
import java.util.List;

/**
 * A strategy as tests ask for it.
 *
 * @param strategy the strategy
 */
public record SolverForm(Strategy strategy) {

    /** Returns all strategies. */
    public static List<SolverForm> all() {
        return Strategies.all().stream().map(SolverForm::new).toList();
    }

    /** Returns the strategies that serve puzzles of which pieces may be left over. */
    static List<SolverForm> servingSupplies() {
        List<String> names =
                List.of("cover", "dynamic-sieve", "fila", "fila-tables", "fila-unrolled", "merge", "schedule", "sieve");
        return all().stream()
                .filter(form -> names.contains(form.strategy().name()))
                .toList();
    }

    /** Returns the strategies of a kind. */
    public static List<SolverForm> of(Kind kind) {
        return all().stream().filter(form -> form.kind() == kind).toList();
    }

    /** Returns the strategies that fill the cells in a fixed order, for parameterized tests. */
    static List<SolverForm> ofFixedOrder() {
        return of(Kind.FIXED_ORDER);
    }

    /** Returns the kind of search. */
    public Kind kind() {
        return strategy.kind();
    }

    /** Asks for the strategy in a request. */
    public SearchRequest.Builder in(SearchRequest.Builder request) {
        return request.strategy(strategy.name());
    }

    /** Returns a request that asks for the strategy and for nothing else. */
    public SearchRequest.Builder request() {
        return in(SearchRequest.builder());
    }

    @Override
    public String toString() {
        return strategy.name();
    }
}
