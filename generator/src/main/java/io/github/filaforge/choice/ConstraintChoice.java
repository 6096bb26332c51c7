package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.Comparator;
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

    /** So many samples of each candidate; then the worse half is out, and the others are sampled twice as often. */
    private static final int FIXED_RUNS = 6;

    /** Where a search has more than so many fits for each sample, more samples pay. */
    private static final double FITS_PER_RUN = 5e7;

    private static final int MOST_FIXED_RUNS = 40;

    /** The same where targets are chosen, which takes longer; more change no choice for the puzzles of def/. */
    private static final int DYNAMIC_RUNS = 1;

    /** A candidate whose tree looks so many times smaller than the next, after two rounds, is sampled no longer. */
    private static final double FAR_AHEAD = 1.4;

    /** How much cheaper a fit in a fixed order is than one at a target that is chosen. */
    private static final double FIXED_ADVANTAGE = 4;

    private static final long SEED = 1;

    private ConstraintChoice() {}

    /** The catalogue with the chosen piece constrained; as it is if no piece can be. */
    public static ImageCatalog constrain(ImageCatalog catalog) {
        ImageCatalog fewest = RedundancyFilter.constrainFewest(catalog);
        Optional<Constraint> usual = fewest.constraint();
        if (usual.isEmpty() || usual.get().images().size() > MANY_IMAGES) {
            return fewest;
        }
        List<List<Image>> roots = roots(usual.get());
        FitSampler fixed = sampler(SearchPlan.Kind.FIXED_ORDER, catalog);
        Estimate estimate = fixed.estimate(roots, FIRST_RUNS);
        double fixedFits = estimate.mean();
        // Whatever is constrained, an endless search stays endless.
        if (fixedFits < FEW_FITS
                || Strategies.leastCost(SearchPlan.Kind.FIXED_ORDER, estimate).isEndless()) {
            return fewest;
        }
        FitSampler dynamic = sampler(SearchPlan.Kind.CHOSEN_TARGETS, catalog);
        double dynamicFits = dynamic.estimate(roots, FIRST_RUNS).mean();
        boolean isFixed = fixedFits < dynamicFits * FIXED_ADVANTAGE;
        FitSampler sampler = isFixed ? fixed : dynamic;
        int fixedRuns = (int) Math.max(FIXED_RUNS, Math.min(MOST_FIXED_RUNS, fixedFits / FITS_PER_RUN));
        int runs = isFixed ? fixedRuns : DYNAMIC_RUNS;
        int most = Math.min(
                MANY_IMAGES, MOST_TIMES_THE_FEWEST * usual.get().images().size());
        List<Candidate> candidates = new ArrayList<>();
        for (Constraint constraint : RedundancyFilter.candidates(catalog)) {
            if (constraint.images().size() <= most) {
                candidates.add(new Candidate(constraint, sampler));
            }
        }
        return RedundancyFilter.constrain(catalog, best(candidates, runs).shape());
    }

    private static List<List<Image>> roots(Constraint constraint) {
        return constraint.images().stream().map(List::of).toList();
    }

    private static FitSampler sampler(SearchPlan.Kind kind, ImageCatalog catalog) {
        return new FitSampler(Strategies.tree(kind, catalog, CellOrder.first(catalog.region())), SEED);
    }

    /** A piece that could be constrained, and a sample of its tree. */
    private record Candidate(Constraint constraint, GrowingSample sample) {

        Candidate(Constraint constraint, FitSampler sampler) {
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
        while (left.size() > 1) {
            for (Candidate candidate : left) {
                candidate.sample.add(runs, SEED + candidate.sample.runs());
            }
            left = left.stream()
                    .sorted(Comparator.comparingDouble(Candidate::fits))
                    .toList();
            boolean isAhead = left.get(1).fits() > FAR_AHEAD * left.get(0).fits();
            left = left.subList(0, isAhead && runs > firstRuns ? 1 : (left.size() + 1) / 2);
            runs *= 2;
        }
        return left.get(0).constraint();
    }
}
