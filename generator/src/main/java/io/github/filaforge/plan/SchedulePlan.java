package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import java.util.Optional;

/**
 * The plan of a search by a schedule: dancing links and image lists, with an ordering heuristic for each number of pieces
 * left.
 *
 * @param schedule the schedule
 */
public record SchedulePlan(
        ImageCatalog catalog,
        CellOrder order,
        Roots roots,
        Optional<CanonicalTest> canonicalTest,
        SearchSchedule schedule)
        implements SearchPlan {

    @Override
    public Kind kind() {
        return Kind.SCHEDULE;
    }

    @Override
    public <R> R by(Cases<R> cases) {
        return cases.ofSchedule(this);
    }

    @Override
    public Optional<SearchSchedule> scheduled() {
        return Optional.of(schedule);
    }

    @Override
    public SchedulePlan withRoots(Roots newRoots) {
        return new SchedulePlan(catalog, order, newRoots, canonicalTest, schedule);
    }
}
