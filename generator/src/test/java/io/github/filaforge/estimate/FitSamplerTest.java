package io.github.filaforge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.pipeline.Pipeline;
import io.github.filaforge.plan.FitSampler.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Estimates of the size of a search, and what is chosen by them. Seeded, so that each run gives the same. */
class FitSamplerTest {

    @Test
    void estimatesScatterAboutTheNumberOfFits() throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition("pentominoes_10x6"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();
        long exact = Pipeline.standard()
                .withVolumeFilter(false)
                .withParityFilter(false)
                .constraining("X")
                .thatCounts()
                .run(Pipeline.definition("pentominoes_10x6"))
                .report()
                .fits();

        Estimate estimate = sampler(catalog).estimate(constraint.images(), 1000);

        assertTrue(Math.abs(estimate.fits() - exact) < 3 * estimate.error(), exact + " but " + estimate);
        assertTrue(estimate.error() < 0.1 * exact, estimate::toString);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X", "somacube, Z", "tetriscube, L"})
    void theConstrainedPieceIsTheOneWithTheFewestImagesUnlessThatMakesALongSearchLonger(String definition, String piece)
            throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);

        Constraint chosen = ConstraintChoice.constrain(catalog).constraint().orElseThrow();

        assertEquals(piece, chosen.shape().name());
    }

    @Test
    void theSameSeedGivesTheSameEstimate() throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition("somacube"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();

        assertEquals(
                sampler(catalog).estimate(constraint.images(), 5),
                sampler(catalog).estimate(constraint.images(), 5));
    }

    private static FitSampler sampler(ImageCatalog catalog) {
        return new FitSampler(catalog, CellOrder.first(catalog.region()), 7);
    }
}
