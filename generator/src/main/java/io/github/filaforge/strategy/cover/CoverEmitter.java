package io.github.filaforge.strategy.cover;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.plan.ChosenTargetsPlan;
import java.util.List;

/** Fills the template of an exact cover. */
final class CoverEmitter {

    private final CoverPlan plan;
    private final SourceRequest request;

    CoverEmitter(CoverPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
    }

    /** Returns the source of the solver. */
    SolverSource source() {
        ChosenTargetsPlan search = plan.search();
        String className = Literals.className(search.puzzle().name(), "Cover");
        return new SolverTemplate("cover.txt", search, request, CoverStrategy.NAME, className)
                .importing(List.of("cover.CoverImages", "cover.CoverSolver", "cover.CoverState"))
                .with(new RegionTables(search.catalog(), search.order()).images(plan.images()))
                .with("cells", search.order().size())
                .with("words", plan.words())
                .with("stoppable", request.stoppable())
                .source();
    }
}
