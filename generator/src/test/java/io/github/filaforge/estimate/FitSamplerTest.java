package io.github.filaforge.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.emit.DynamicSieveEmitter;
import io.github.filaforge.emit.FilaTablesEmitter;
import io.github.filaforge.emit.StrategyChoice;
import io.github.filaforge.estimate.FitSampler.Estimate;
import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.ParityFilter;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.Pipeline;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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

        Estimate estimate = sampler(catalog).estimate(roots(constraint), 1000);

        assertTrue(Math.abs(estimate.fits() - exact) < 3 * estimate.error(), exact + " but " + estimate);
        assertTrue(estimate.error() < 0.1 * exact, estimate::toString);
    }

    @Test
    void estimatesOfADynamicSieveScatterAboutItsNumberOfFits() throws Exception {
        Pipeline pipeline = Pipeline.standard().constraining("X").thatCounts().with(new DynamicSieveEmitter());
        ImageCatalog catalog = pipeline.catalog(Pipeline.definition("pentominoes_12x5"));
        long exact =
                pipeline.run(Pipeline.definition("pentominoes_12x5")).report().fits();
        List<List<Image>> roots = pipeline.plan(Pipeline.definition("pentominoes_12x5")).roots().stream()
                .map(root -> root.images())
                .toList();

        Estimate estimate = FitSampler.dynamic(catalog, 7).estimate(roots, 60);

        // The sieve stops counting at two fits, and so makes some more than the sampler.
        assertTrue(estimate.fits() > exact / 2.0 && estimate.fits() < exact * 2.0, exact + " but " + estimate);
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, sieve",
        "pentominoes_12x5, sieve",
        "pentominoes_1s_30x3, sieve",
        "pentominoes_1s_18x5, sieve",
        "somacube, sieve",
        "tetriscube, dynamic-sieve",
        "bedlamcube, dynamic-sieve",
        "PT12, dynamic-sieve"
    })
    void aDynamicSieveIsChosenWhereAFixedOrderTakesLonger(String definition, String strategy) throws Exception {
        ImageCatalog catalog =
                ConstraintChoice.constrain(ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION));
        SearchPlan plan = Planner.plan(
                VolumeFilter.apply(ParityFilter.apply(catalog)),
                CellOrder.first(catalog.region()),
                true,
                Beginning.CONSTRAINED_PIECES);

        StrategyChoice choice = StrategyChoice.cheapest(plan, false);

        assertEquals(strategy, choice.emitter().strategy());
        assertTrue(choice.cost().orElseThrow().seconds() < 20, choice::toString);
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
    void theOrderThatIsFoundIsAboutAsGoodAsTheBestByLayers() throws Exception {
        Puzzle upright = Pipeline.definition("pentominoes_10x6");
        Pipeline pipeline = Pipeline.standard().constraining("X").thatCounts().with(new FilaTablesEmitter());
        CellOrder rows = CellOrder.of(
                "y",
                IntStream.range(0, 60)
                        .boxed()
                        .sorted(Comparator.comparing(cell -> cell % 6))
                        .toList());

        CellOrder found = OrderSearch.best(pipeline.catalog(upright));

        long fits = pipeline.inOrder(region -> found).run(upright).report().fits();
        long worse = pipeline.inOrder(region -> rows).run(upright).report().fits();
        long natural = pipeline.run(upright).report().fits();
        assertTrue(fits < worse && fits < natural * 1.5, fits + " instead of " + natural + " or " + worse);
    }

    @Test
    void theSameSeedGivesTheSameEstimate() throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition("somacube"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();

        assertEquals(
                sampler(catalog).estimate(roots(constraint), 5),
                sampler(catalog).estimate(roots(constraint), 5));
    }

    @Test
    void aSampleGrowsIntoTheOneThatIsMadeAtOnce() throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition("somacube"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();
        GrowingSample sample = sampler(catalog).growing(roots(constraint));

        Estimate small = sample.ofRuns(2);
        Estimate grown = sample.ofRuns(9);

        assertEquals(sampler(catalog).estimate(roots(constraint), 2), small);
        assertEquals(sampler(catalog).estimate(roots(constraint), 9), grown);
    }

    @ParameterizedTest
    @CsvSource({"10, 5, 100, 5, true", "10, 90, 100, 90, false", "10, 100, 10.1, 1, false", "100, 5, 10, 5, true"})
    void costsAreClearOfEachOtherBeyondTwoStandardErrors(
            double seconds, double percent, double otherSeconds, double otherPercent, boolean clear) {
        SearchCost cost = new SearchCost(new Estimate(1e6, percent * 1e4), seconds);
        SearchCost other = new SearchCost(new Estimate(1e6, otherPercent * 1e4), otherSeconds);

        assertEquals(clear, cost.isClearOf(other));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1.1, true", "1, 0, 1, false", "1, 50, 2.7, false", "1, 50, 2.8, true", "1, 5, 1.2, true"})
    void aCostIsBelowALimitIfTwoStandardErrorsMoreAreToo(double seconds, double percent, double most, boolean below) {
        SearchCost cost = new SearchCost(new Estimate(1e6, percent * 1e4), seconds);

        assertEquals(below, cost.isBelow(most));
    }

    private static List<List<Image>> roots(Constraint constraint) {
        return constraint.images().stream().map(List::of).toList();
    }

    private static FitSampler sampler(ImageCatalog catalog) {
        return FitSampler.fixed(catalog, CellOrder.first(catalog.region()), 7);
    }
}
