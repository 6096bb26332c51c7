package io.github.filaforge.pipeline;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.strategy.Strategy;
import java.util.List;
import java.util.stream.Stream;

/**
 * A strategy in one of its forms.
 *
 * @param strategy the strategy
 * @param form the form; empty if there is but one
 */
public record SolverForm(Strategy strategy, String form) {

    /** Every strategy in every form. */
    public static List<SolverForm> all() {
        return Strategies.all().stream().flatMap(SolverForm::of).toList();
    }

    /** Those of a kind. */
    public static List<SolverForm> of(Kind kind) {
        return all().stream().filter(form -> form.kind() == kind).toList();
    }

    /** Those that take the cells in a fixed order, for parameterized tests. */
    static List<SolverForm> ofFixedOrder() {
        return of(Kind.FIXED_ORDER);
    }

    private static Stream<SolverForm> of(Strategy strategy) {
        return strategy.forms().isEmpty()
                ? Stream.of(new SolverForm(strategy, ""))
                : strategy.forms().stream().map(form -> new SolverForm(strategy, form));
    }

    /** The kind of search. */
    public Kind kind() {
        return strategy.kind();
    }

    /** Asks for it. */
    public SearchRequest.Builder in(SearchRequest.Builder request) {
        return request.strategy(strategy.name()).form(form);
    }

    /** Asks for it and for nothing else. */
    public SearchRequest.Builder request() {
        return in(SearchRequest.builder());
    }

    @Override
    public String toString() {
        return form.isEmpty() ? strategy.name() : strategy.name() + " of " + form;
    }
}
