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
import java.util.List;
import java.util.Optional;

/**
 * Chooses the constrained piece. For a short search this is the piece that has the fewest images left. For a long search the
 * trees of all candidates are sampled, because the piece with the fewest images can be a bad one to begin with: the Tetris
 * Cube takes three times as long with G, which has 8 images, as with L, which has 12.
 */
public final class ConstraintChoice {

    /**
     * The number of fits in a fixed order below which a better choice does not pay. A sieve makes this number of fits in
     * half a second.
     */
    private static final double FEW_FITS = 5e7;

    /** The greatest number of images of a candidate, because each of its images is a root. */
    private static final int MANY_IMAGES = 200;

    /**
     * The greatest number of images of a candidate, as a multiple of the fewest images of any piece. No piece with more
     * images has the smallest tree in the Tetris Cube, the Bedlam Cube and PT12. In PT12 the smallest tree is that of T,
     * which has 38 images, 3.2 times the fewest.
     */
    private static final int MOST_TIMES_THE_FEWEST = 4;

    /** The number of samples that shows in a few milliseconds if a search is short or long. */
    private static final int FIRST_RUNS = 2;

    /**
     * The number of samples of each candidate in the first round, for a fixed order. After each round the worse half of the
     * candidates is dropped, and the next round has twice the number of samples. With 8 samples the one-sided pentominoes in
     * 18x5 get a piece with 1.02 times the fewest fits, with 4 samples one with 1.05 times.
     */
    private static final int FIXED_RUNS = 8;

    /**
     * The number of samples of each candidate in the first round, for chosen targets, whose samples take longer. With 2
     * samples the Tetris Cube gets a piece with 1.00 times the fewest fits, with 1 sample one with 1.02 times.
     */
    private static final int DYNAMIC_RUNS = 1;

    /**
     * The factor by which the second best tree has to exceed the best after a round, from the second on, to end the rounds.
     */
    private static final double FAR_AHEAD = 1.4;

    /** The cost of a fit at a chosen target divided by the cost of a fit in a fixed order. */
    private static final double FIXED_ADVANTAGE = 4;

    /**
     * The seed of the samples. It is large because the random numbers of small seeds begin alike: with the first samples of
     * seeds 1 to 8 the Tetris Cube would get A, not L.
     */
    private static final long SEED = 0x9E37_79B9_7F4A_7C15L;

    private ConstraintChoice() {}

    /** Returns the catalogue with the chosen piece constrained, or the catalogue as it is if no piece can be constrained. */
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
        List<Candidate> candidates = RedundancyFilter.candidates(catalog, most).stream()
                .filter(constraint -> constraint.images().size() <= most)
                .map(constraint -> new Candidate(constraint, sampler.growing(roots(constraint))))
                .toList();
        return RedundancyFilter.constrain(
                catalog, best(candidates, isFixed ? FIXED_RUNS : DYNAMIC_RUNS).shape());
    }

    /**
     * Returns true if a search is endless; it is then endless with every constrained piece. If the rough estimate is long
     * but not hopeless, the search is sampled again, because a few rough samples miss nearly all fits of the largest
     * puzzles: according to them a search with hexominoes in a parallelogram of 15x14 would reach its end. A better sample
     * of the 821,694 images of def/heptominoes_3x3x3_on_9x9x9.txt takes minutes.
     *
     * @param rough the estimate of the fits by rough samples
     */
    private static boolean isEndless(Estimate rough, SearchTree<Image> tree, List<List<Image>> roots) {
        SearchCost cost = Strategies.leastCost(SearchPlan.Kind.FIXED_ORDER, rough);
        return cost.isHopeless()
                || (cost.isLong()
                        && Strategies.leastCost(
                                        SearchPlan.Kind.FIXED_ORDER,
                                        new FitSampler<>(tree, SEED).estimate(roots, FIRST_RUNS))
                                .isEndless());
    }

    private static List<List<Image>> roots(Constraint constraint) {
        return constraint.images().stream().map(List::of).toList();
    }

    private static SearchTree<Image> tree(SearchPlan.Kind kind, ImageCatalog catalog) {
        return Strategies.tree(kind, catalog, CellOrder.first(catalog.region()));
    }

    /** A constraint of one piece, and a sample of the search tree under it. */
    private record Candidate(Constraint constraint, GrowingSample<Image> sample) {

        double fits() {
            return sample.estimate().mean();
        }
    }

    /**
     * Returns the constraint of the best candidate. Each round samples the candidates that are left and keeps the better
     * half, until one candidate is left or far ahead; each round has twice the samples of the round before.
     */
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
