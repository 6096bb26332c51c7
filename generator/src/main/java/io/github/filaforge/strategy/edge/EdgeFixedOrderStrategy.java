package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.runtime.edge.TableSolver;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.Optional;
import java.util.function.Supplier;

/** The superclass of strategies that fill the cells in a fixed order, by packed lists. */
abstract class EdgeFixedOrderStrategy extends EdgeStrategy {

    private final double nanos;

    EdgeFixedOrderStrategy(String name, String summary, boolean isChosen, double nanos) {
        super(name, summary, true, isChosen);
        this.nanos = nanos;
    }

    @Override
    public final double nanos(EdgeSearch search) {
        return nanos;
    }

    @Override
    public final Optional<String> obstacle(EdgeSearch search) {
        return Optional.ofNullable(PackedTables.obstacle(search.form()));
    }

    @Override
    public final EdgeBranches branches(EdgeSearch search) {
        return new EdgeLists(search.form());
    }

    /** Returns the maker of solvers by one loop over lists; empty for boards of which some joins may slip. */
    @Override
    public final Optional<Supplier<Search>> directSolvers(EdgePlan plan, boolean counting) {
        if (plan.search().slips().isPresent()) {
            return Optional.empty();
        }
        EdgeLists lists = new EdgeLists(plan.search().form());
        PackedTables tables = PackedTables.ofLists(lists);
        String[] roots = plan.roots().texts().toArray(String[]::new);
        return Optional.of(() -> new TableSolver(GeneratedSolver.FORMAT, lists, tables, roots, counting));
    }
}
