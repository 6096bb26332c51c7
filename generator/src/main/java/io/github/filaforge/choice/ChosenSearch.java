package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.Roots;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.List;
import java.util.Optional;

/**
 * What is to be searched, by which strategy, and why.
 *
 * @param strategy the strategy
 * @param plan its tables, with the plan of the search
 * @param reason why it was chosen, in words
 * @param cost what the search is expected to cost; empty if nobody asked
 */
public record ChosenSearch(Strategy strategy, StrategyPlan plan, String reason, Optional<SearchCost> cost) {

    /** Enough to tell a short search from others, in some milliseconds. */
    private static final int FEW_RUNS = 4;

    private static final int MANY_RUNS = 60;

    private static final long SEED = 1;

    /** The strategy for a plan, without a comparison. */
    public static ChosenSearch of(Strategy strategy, SearchPlan search, String reason) {
        return new ChosenSearch(strategy, strategy.plan(search), reason, Optional.empty());
    }

    /** The strategy that is usual for the kind of a plan. */
    public static ChosenSearch standard(SearchPlan search, String reason) {
        return of(Strategies.standard(search.kind()), search, reason);
    }

    /** The same search from other roots. */
    public ChosenSearch withRoots(Roots roots) {
        return new ChosenSearch(strategy, strategy.plan(search().withRoots(roots)), reason, cost);
    }

    /** The same search with other tables. */
    public ChosenSearch with(StrategyPlan other) {
        return new ChosenSearch(strategy, other, reason, cost);
    }

    /** This with its expected cost, by a small sample if nobody has asked before. */
    public ChosenSearch sampled() {
        return cost.isPresent() ? this : sampled(FEW_RUNS);
    }

    /** This with its expected cost by a sample that gives standard errors of 10 to 20 %. */
    public ChosenSearch sampledWell() {
        return sampled(MANY_RUNS);
    }

    private ChosenSearch sampled(int runs) {
        List<List<Image>> roots = rootsByCell();
        Estimate fits = roots.isEmpty() ? Estimate.exactly(0) : sampler().estimate(roots, runs);
        return new ChosenSearch(strategy, plan, reason, Optional.of(plan.cost(fits)));
    }

    /** The estimated share of the search that each root is, by a small sample of each; their sum is one. */
    public List<Double> shares() {
        FitSampler<Image> sampler = sampler();
        List<Double> fits = rootsByCell().stream()
                .map(root -> sampler.estimate(List.of(root), FEW_RUNS).mean())
                .toList();
        double all = fits.stream().mapToDouble(Double::doubleValue).sum();
        return fits.stream().map(each -> each / all).toList();
    }

    /** Samples the tree of this search. */
    FitSampler<Image> sampler() {
        return new FitSampler<>(strategy.tree(search().catalog(), search().order()), SEED);
    }

    private List<List<Image>> rootsByCell() {
        return search().roots().list().stream()
                .map(root -> root.byCell(search().order()))
                .toList();
    }

    /** The plan of the search. */
    public SearchPlan search() {
        return plan.search();
    }
}
