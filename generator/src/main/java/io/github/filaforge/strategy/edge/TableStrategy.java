package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.FixedOrderBranches;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.List;
import java.util.Optional;

/** A fixed order of the cells, with one loop over lists in the runtime; what is generated is data. */
public final class TableStrategy implements EdgeStrategy {

    /** Measured on a loaded machine, in processor time: 16x16 26 ns a fit. */
    private static final double NANOS = 26;

    @Override
    public String name() {
        return "edge-tables";
    }

    @Override
    public String summary() {
        return "edge puzzles: one loop over lists in tables";
    }

    @Override
    public boolean isFixedOrder() {
        return true;
    }

    @Override
    public boolean isChosen() {
        return false;
    }

    @Override
    public Optional<String> obstacle(EdgeSearch search) {
        return Optional.ofNullable(PackedTables.obstacle(new EdgeLists(search.form())));
    }

    @Override
    public EdgeBranches branches(EdgeSearch search) {
        return new FixedOrderBranches(new EdgeLists(search.form()));
    }

    @Override
    public double nanos(EdgeSearch search) {
        return NANOS;
    }

    @Override
    public SolverSource emit(EdgePlan plan, SourceRequest request) {
        return new EdgeTemplate(plan, request, "EdgeTables", "TableSolver")
                .importing("EdgeLists", "PackedTables")
                .with("listed", true)
                .with(
                        "tables",
                        List.of(
                                "private static final EdgeLists LISTS = new EdgeLists(FORM);",
                                "private static final PackedTables TABLES = PackedTables.ofLists(LISTS);"))
                .with("arguments", List.of("LISTS,", "TABLES,"))
                .source();
    }
}
