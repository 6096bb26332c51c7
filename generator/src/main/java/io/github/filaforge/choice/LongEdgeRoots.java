package io.github.filaforge.choice;

import io.github.filaforge.edge.plan.EdgeTree;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.Splitter;
import io.github.filaforge.runtime.Words;
import io.github.filaforge.runtime.edge.EdgeBranches;
import io.github.filaforge.strategy.EdgePlan;
import java.util.List;

/**
 * Splits the roots of an edge puzzle that would take long according to a sample of each, and their parts again. The result
 * depends on the root or part alone. For one thread at a time.
 */
public final class LongEdgeRoots implements Splitter {

    /** The time in seconds that a part stays below with a probability of at least 95 %, as for packings. */
    private static final double MOST_SECONDS = 2;

    private static final int RUNS = 8;

    private static final long SEED = 1;

    private final EdgePlan plan;
    private final int positions;
    private final EdgeBranches branches;
    private final FitSampler<Long> sampler;
    private final List<String> roots;

    public LongEdgeRoots(EdgePlan plan) {
        this.plan = plan;
        this.positions = plan.search().order().cells().size();
        this.branches = plan.strategy().branches(plan.search());
        this.sampler = new FitSampler<>(new EdgeTree(branches, positions), SEED);
        this.roots = plan.roots().texts();
    }

    @Override
    public List<RootPart> split(RootPart part) {
        String text = part.images() == null ? roots.get(part.root()) : part.images();
        int[] placed = Words.numbers(text);
        if (positions - placed.length / 2 <= 1 || !isLong(placed)) {
            return List.of(part);
        }
        return branches.parts(part, text);
    }

    private boolean isLong(int... placed) {
        return !SearchCost.of(
                        sampler.estimate(List.of(EdgeTree.placed(placed)), RUNS),
                        plan.strategy().nanos(plan.search()))
                .isBelow(MOST_SECONDS);
    }
}
