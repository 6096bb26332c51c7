package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.strategy.EdgeStrategy;
import java.util.Optional;

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
}
