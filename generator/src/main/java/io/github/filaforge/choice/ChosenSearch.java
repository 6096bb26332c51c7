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
 * The search of a packing that was chosen.
 *
 * @param strategy the strategy
 * @param plan the tables of the strategy, with the plan of the search
 * @param reason the reason for the choice, in words
 * @param cost the expected cost of the search; empty if no cost was estimated
 */
public record ChosenSearch(Strategy strategy, StrategyPlan plan, String reason, Optional<SearchCost> cost) {

    /** The number of samples that shows in some milliseconds if a search is short. */
    private static final int FEW_RUNS = 4;

    private static final int MANY_RUNS = 60;

    private static final long SEED = 1;

    /** Returns the search of a plan by a strategy that is given, without a comparison. */
    public static ChosenSearch of(Strategy strategy, SearchPlan search, String reason) {
        return new ChosenSearch(strategy, strategy.plan(search), reason, Optional.empty());
    }

    /** Returns the search of a plan by the strategy that is standard for its kind. */
    public static ChosenSearch standard(SearchPlan search, String reason) {
        return of(Strategies.standard(search.kind()), search, reason);
    }

    /** Returns this search with other roots. */
    public ChosenSearch withRoots(Roots roots) {
        return new ChosenSearch(strategy, strategy.plan(search().withRoots(roots)), reason, cost);
    }

    /** Returns this search with other tables. */
    public ChosenSearch with(StrategyPlan other) {
        return new ChosenSearch(strategy, other, reason, cost);
    }

    /** Returns this search with its expected cost, which is estimated by a small sample if it is not known yet. */
    public ChosenSearch sampled() {
        return cost.isPresent() ? this : sampled(FEW_RUNS);
    }

    /** Returns this search with its expected cost, estimated by a sample whose standard error is 10 to 20 %. */
    public ChosenSearch sampledWell() {
        return sampled(MANY_RUNS);
    }

    private ChosenSearch sampled(int runs) {
        List<List<Image>> roots = rootsByCell();
        Estimate fits = roots.isEmpty() ? Estimate.exactly(0) : sampler().estimate(roots, runs);
        return new ChosenSearch(strategy, plan, reason, Optional.of(plan.cost(fits)));
    }

    /** Returns the share of the search of each root, estimated by a small sample of each. The sum of the shares is one. */
    public List<Double> shares() {
        FitSampler<Image> sampler = sampler();
        List<Double> fits = rootsByCell().stream()
                .map(root -> sampler.estimate(List.of(root), FEW_RUNS).mean())
                .toList();
        double all = fits.stream().mapToDouble(Double::doubleValue).sum();
        return fits.stream().map(each -> each / all).toList();
    }

    /** Returns a sampler of the tree of this search. */
    FitSampler<Image> sampler() {
        return new FitSampler<>(strategy.tree(search().catalog(), search().order()), SEED);
    }

    private List<List<Image>> rootsByCell() {
        return search().roots().list().stream()
                .map(root -> root.byCell(search().order()))
                .toList();
    }

    /** Returns the plan of the search. */
    public SearchPlan search() {
        return plan.search();
    }
}
