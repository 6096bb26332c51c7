package io.github.filaforge.run;

import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.DeepStack;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionSink;
import java.util.ArrayList;
import java.util.List;

/** A search by a solver over all roots of its plan, one after the other. */
public final class Search {

    private final SearchPlan plan;
    private final GeneratedSolver solver;
    private final long limit;
    private long solutions;

    /**
     * @param limit the number of solutions after which to stop, at least 1
     */
    public Search(SearchPlan plan, GeneratedSolver solver, long limit) {
        this.plan = plan;
        this.solver = solver;
        this.limit = limit;
    }

    /** Runs the search; the sink may end it by throwing {@link SearchStopped}. */
    public SearchReport run(SolutionSink sink) {
        boolean complete = true;
        try {
            DeepStack.run(solver, () -> searchRoots(sink));
        } catch (SearchStopped stopped) {
            complete = false;
        }
        return new SearchReport(solutions, complete, counts());
    }

    private void searchRoots(SolutionSink sink) {
        for (int root = 0; root < solver.rootCount(); root++) {
            solver.search(root, solution -> {
                sink.accept(solution);
                solutions++;
                if (solutions == limit) {
                    throw new SearchStopped();
                }
            });
        }
    }

    private List<LevelCount> counts() {
        long[] attempts = solver.attempts();
        long[] fits = solver.fits();
        List<LevelCount> counts = new ArrayList<>();
        for (int left = 1; left < attempts.length; left++) {
            // The generator places only what fits, so a root's placement is an attempt and a fit.
            long placed = plan.rootPlacements().get(left);
            counts.add(new LevelCount(left, attempts[left] + placed, fits[left] + placed));
        }
        return counts;
    }
}
