package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the piece to be constrained: the one that has the fewest images left, unless the search would be long. Then the
 * search trees of all candidates are sampled, since the piece with the fewest images can be a bad one to begin with: the
 * Tetris Cube takes three times as long with G and its 8 images as with L and its 12.
 */
public final class ConstraintChoice {

    /** A search of so many fits in a fixed order ends before a better choice pays: a sieve makes it in half a second. */
    private static final double FEW_FITS = 5e7;

    /** A piece with more images than this is no candidate: each is a root. */
    private static final int MANY_IMAGES = 200;

    /**
     * A piece with more images than so many times the fewest is no candidate either: none of them has the smallest tree in
     * the Tetris Cube, the Bedlam Cube and PT12, where T with its 38 images, 3.2 times the fewest, has.
     */
    private static final int MOST_TIMES_THE_FEWEST = 4;

    /** Enough to tell a short search from a long one, in a few milliseconds. */
    private static final int FIRST_RUNS = 2;

    /**
     * So many samples of each candidate; then the worse half is out, and the others are sampled twice as often. With so many
     * the one-sided pentominoes get a piece with 1.02 times the least fits in 18x5, with half as many 1.05.
     */
    private static final int FIXED_RUNS = 8;

    /** The same where targets are chosen, which takes longer. With two the Tetris Cube gets 1.00 times the least, not 1.02. */
    private static final int DYNAMIC_RUNS = 1;

    /** A candidate whose tree looks so many times smaller than the next, after two rounds, is sampled no longer. */
    private static final double FAR_AHEAD = 1.4;

    /** How much cheaper a fit in a fixed order is than one at a target that is chosen. */
    private static final double FIXED_ADVANTAGE = 4;

    /** The random numbers of small seeds begin alike: by the first runs of seeds 1 to 8 the Tetris Cube would get A, not L. */
    private static final long SEED = 0x9E37_79B9_7F4A_7C15L;

    private ConstraintChoice() {}

    /** The catalogue with the chosen piece constrained; as it is if no piece can be. */
    public static ImageCatalog constrain(ImageCatalog catalog) {
        ImageCatalog fewest = RedundancyFilter.constrainFewest(catalog);
        Optional<Constraint> usual = fewest.constraint();
        if (usual.isEmpty() || usual.get().images().size() > MANY_IMAGES) {
            return fewest;
        }
        List<List<Image>> roots = roots(usual.get());
        SearchTree<Image> fixed = tree(SearchPlan.Kind.FIXED_ORDER, catalog);
        Estimate estimate = FitSampler.rough(fixed, SEED).estimate(roots, FIRST_RUNS);
        double fixedFits = estimate.mean();
        if (fixedFits < FEW_FITS || isEndless(estimate, fixed, roots)) {
            return fewest;
        }
        SearchTree<Image> dynamic = tree(SearchPlan.Kind.CHOSEN_TARGETS, catalog);
        double dynamicFits =
                FitSampler.rough(dynamic, SEED).estimate(roots, FIRST_RUNS).mean();
        boolean isFixed = fixedFits < dynamicFits * FIXED_ADVANTAGE;
        FitSampler<Image> sampler = FitSampler.comparing(isFixed ? fixed : dynamic, SEED);
        int most = Math.min(
                MANY_IMAGES, MOST_TIMES_THE_FEWEST * usual.get().images().size());
        List<Candidate> candidates = new ArrayList<>();
        for (Constraint constraint : RedundancyFilter.candidates(catalog, most)) {
            if (constraint.images().size() <= most) {
                candidates.add(new Candidate(constraint, sampler));
            }
        }
        return RedundancyFilter.constrain(
                catalog, best(candidates, isFixed ? FIXED_RUNS : DYNAMIC_RUNS).shape());
    }

    /**
     * Whether a search is endless, which it stays whatever is constrained. Of the largest puzzles a few rough samples tell
     * hardly any of the fits: by them hexominoes in a parallelogram of 15x14 would come to an end.
     *
     * @param rough what rough samples tell of its fits
     */
    private static boolean isEndless(Estimate rough, SearchTree<Image> tree, List<List<Image>> roots) {
        SearchCost cost = Strategies.leastCost(SearchPlan.Kind.FIXED_ORDER, rough);
        return cost.isLong()
                && Strategies.leastCost(
                                SearchPlan.Kind.FIXED_ORDER, new FitSampler<>(tree, SEED).estimate(roots, FIRST_RUNS))
                        .isEndless();
    }

    private static List<List<Image>> roots(Constraint constraint) {
        return constraint.images().stream().map(List::of).toList();
    }

    private static SearchTree<Image> tree(SearchPlan.Kind kind, ImageCatalog catalog) {
        return Strategies.tree(kind, catalog, CellOrder.first(catalog.region()));
    }

    /** A piece that could be constrained, and a sample of its tree. */
    private record Candidate(Constraint constraint, GrowingSample<Image> sample) {

        Candidate(Constraint constraint, FitSampler<Image> sampler) {
            this(constraint, sampler.growing(roots(constraint)));
        }

        double fits() {
            return sample.estimate().mean();
        }
    }

    /** Halves the candidates and doubles their samples until one is left, or far ahead. */
    private static Constraint best(List<Candidate> candidates, int firstRuns) {
        List<Candidate> left = candidates;
        int runs = firstRuns;
        int made = 0;
        while (left.size() > 1) {
            made += runs;
            for (Candidate candidate : left) {
                candidate.sample.ofRuns(made);
            }
            left = left.stream()
                    .sorted((one, other) -> Double.compare(one.fits(), other.fits()))
                    .toList();
            boolean isAhead = left.get(1).fits() > FAR_AHEAD * left.get(0).fits();
            left = left.subList(0, isAhead && runs > firstRuns ? 1 : (left.size() + 1) / 2);
            runs *= 2;
        }
        return left.get(0).constraint();
    }
}
