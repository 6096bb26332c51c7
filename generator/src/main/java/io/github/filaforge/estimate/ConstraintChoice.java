package io.github.filaforge.plan;

import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.plan.FitSampler.Estimate;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the piece to be constrained: the one that has the fewest images left, unless the search would be long. Then the
 * search trees of all candidates are sampled, since the piece with the fewest images can be a bad one to begin with: the
 * Tetris Cube takes 1.95 thousand million fits with G and its 8 images, and a quarter of that with L and its 12.
 */
public final class ConstraintChoice {

    /** A search of so many fits ends before a better choice pays: the sieve makes it in 1 to 4 s. */
    private static final double FEW_FITS = 2e8;

    /** A piece with more images than this is no candidate: each is a root. */
    private static final int MANY_IMAGES = 200;

    /** Enough to tell a short search from a long one, in a few milliseconds. */
    private static final int FIRST_RUNS = 2;

    /** With so many, estimates for the Tetris Cube have standard errors of 12 to 40 %; all pieces take 0.6 s. */
    private static final int RUNS = 10;

    private static final long SEED = 1;

    private ConstraintChoice() {}

    /** The catalogue with the chosen piece constrained; as it is if no piece can be. */
    public static ImageCatalog constrain(ImageCatalog catalog) {
        ImageCatalog fewest = RedundancyFilter.constrainFewest(catalog);
        Optional<Constraint> usual = fewest.constraint();
        if (usual.isEmpty() || usual.get().images().size() > MANY_IMAGES) {
            return fewest;
        }
        FitSampler sampler = new FitSampler(catalog, CellOrder.first(catalog.region()), SEED);
        if (sampler.estimate(usual.get().images(), FIRST_RUNS).fits() < FEW_FITS) {
            return fewest;
        }
        List<Constraint> candidates = RedundancyFilter.candidates(catalog).stream()
                .filter(candidate -> candidate.images().size() <= MANY_IMAGES
                        && !candidate.shape().equals(usual.get().shape()))
                .toList();
        Constraint best = usual.get();
        Estimate least = sampler.estimate(best.images(), RUNS);
        for (Constraint candidate : candidates) {
            Estimate estimate = sampler.estimate(candidate.images(), RUNS);
            // Chance alone is no reason to begin with more roots.
            if (estimate.fits() + estimate.error() < least.fits() - least.error()) {
                best = candidate;
                least = estimate;
            }
        }
        return RedundancyFilter.constrain(catalog, best.shape());
    }
}
