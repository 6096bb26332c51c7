package io.github.filaforge.choice;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.RootSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.Roots;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The search of a packing that was chosen.
 *
 * @param plan the tables of the strategy, with the plan of the search
 * @param reason the reason for the choice, in words
 * @param cost the expected cost of the search; empty if no cost was estimated
 */
public record ChosenSearch(Strategy strategy, StrategyPlan plan, String reason, Optional<SearchCost> cost)
        implements Chosen {

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

    public ChosenSearch withRoots(Roots roots) {
        return new ChosenSearch(strategy, strategy.plan(search().withRoots(roots)), reason, cost);
    }

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
    private FitSampler<Image> sampler() {
        return new FitSampler<>(strategy.tree(catalog(), search().order()), SEED);
    }

    private List<List<Image>> rootsByCell() {
        return search().roots().list().stream()
                .map(root -> root.byCell(search().order()))
                .toList();
    }

    public SearchPlan search() {
        return plan.search();
    }

    private ImageCatalog catalog() {
        return search().catalog();
    }

    @Override
    public Puzzle puzzle() {
        return search().puzzle();
    }

    @Override
    public String puzzleFacts() {
        return "box " + puzzle().boxText() + ", " + cellsAndPieces() + " of "
                + Plural.of(catalog().definedShapes().size(), "shape");
    }

    @Override
    public String extent() {
        return cellsAndPieces() + ", " + Plural.of(roots(), "root");
    }

    private String cellsAndPieces() {
        return Plural.of(catalog().definedCells(), "cell") + ", "
                + Plural.of(catalog().definedPieces(), "piece");
    }

    @Override
    public String strategyName() {
        return strategy.name();
    }

    @Override
    public List<String> planFacts() {
        List<String> facts = new ArrayList<>();
        catalog()
                .steps()
                .forEach(step ->
                        facts.add(step.filter() + ": " + step.after() + " of " + step.before() + " images left"));
        facts.add("roots: " + roots());
        search().canonicalTest()
                .ifPresent(test -> facts.add("symmetric copies are removed by comparing each solution under "
                        + test.symmetries().order() + " symmetries"));
        return List.copyOf(facts);
    }

    @Override
    public String tables() {
        return plan.text();
    }

    @Override
    public int roots() {
        return search().roots().size();
    }

    @Override
    public List<String> rootTexts() {
        return BoardText.roots(search().roots().list());
    }

    @Override
    public String orderText() {
        return BoardText.order(search().order());
    }

    @Override
    public long[] placements() {
        return search().roots().placements().stream().mapToLong(Long::longValue).toArray();
    }

    @Override
    public boolean isMadeInTries() {
        return search().isMadeInTries();
    }

    @Override
    public boolean hasKnownShares() {
        return search().mergesStates();
    }

    @Override
    public Optional<RootSampler> rootSampler() {
        // Samples of a large number of images take too long.
        return isMadeInTries() || PlanSize.of(puzzle()).isLarge() ? Optional.empty() : Optional.of(new RootSamples());
    }

    @Override
    public Splitter everyPart() {
        return isMadeInTries() || search().mergesStates() ? Splitter.NONE : PartTables.split(search());
    }

    @Override
    public Splitter longRoots(double mostSeconds) {
        FitSampler<Image> sampler = sampler();
        return LongRoots.of(
                PartTables.split(search()),
                part -> plan.cost(sampler.estimate(List.of(root(part).byCell(search().order())), LongRoots.RUNS)),
                mostSeconds);
    }

    private Root root(RootPart part) {
        return part.isRoot()
                ? search().roots().list().get(part.root())
                : BoardText.readRoot(part.images(), search().order().size());
    }

    @Override
    public SolverSource emit(SourceRequest request) throws EmitException {
        return plan.emit(request);
    }

    @Override
    public Optional<Supplier<Search>> directSolvers(boolean counting) {
        return plan.directSolvers(counting);
    }

    @Override
    public boolean isDirectWithin(double seconds) {
        double loss = plan.directLoss();
        if (loss == 0) {
            return true;
        }
        return loss < Double.POSITIVE_INFINITY && sampled().cost().orElseThrow().isBelow(seconds / loss);
    }

    @Override
    public Map<String, byte[]> partTables(SolverSource source) {
        return PartTables.of(search(), source);
    }

    @Override
    public ChosenSearch packing() {
        return this;
    }

    /**
     * Estimates single roots of a search: counts the images that fit each root, and estimates the time of each root by
     * samples. A search by a schedule is sampled as if it had a fixed order. For one thread.
     */
    private final class RootSamples implements RootSampler {

        /**
         * The greatest number of tests by which the images that fit are counted, one test for each root and image. They take
         * a few hundredths of a second.
         */
        private static final long MOST_LOOKS = 10_000_000;

        /** A number of fits so large that the higher cost of the first fits does not change the mean. */
        private static final double MANY_FITS = 1e9;

        private final double secondsPerFit =
                plan.cost(Estimate.exactly(MANY_FITS)).seconds() / MANY_FITS;
        private SearchTree<Image> tree;

        /** Returns the number of images that fit each root; zeros if there are too many roots and images to count them. */
        @Override
        public double[] fitting() {
            List<Root> roots = search().roots().list();
            List<Image> images = search().catalog().allImages().toList();
            return (long) images.size() * roots.size() > MOST_LOOKS
                    ? new double[roots.size()]
                    : roots.stream().mapToDouble(root -> fitting(root, images)).toArray();
        }

        private long fitting(Root root, List<Image> images) {
            Layout occupied = root.byCell(search().order()).stream()
                    .map(Image::layout)
                    .reduce(Layout.empty(search().order().size()), Layout::union);
            boolean[] used = new boolean[search().shapes().size()];
            for (int shape = 0; shape < used.length; shape++) {
                used[shape] = root.placed(shape) == search().shapes().get(shape).copies();
            }
            return images.stream()
                    .filter(image -> !used[image.shape()] && !image.layout().intersects(occupied))
                    .count();
        }

        @Override
        public double seconds(int root, int sample) {
            if (tree == null) {
                tree = strategy.tree(catalog(), search().order());
            }
            List<Image> placed = search().roots().list().get(root).byCell(search().order());
            double fits =
                    new FitSampler<>(tree, sample).growing(List.of(placed)).ofOneRun();
            return fits * secondsPerFit;
        }
    }
}
