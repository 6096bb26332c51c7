package io.github.filaforge.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.GrowingSample;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.Constraint;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.model.Image;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Estimates of the size of a search. Seeded, so that each run gives the same. */
@Tag("seconds")
class FitSamplerTest {

    @Test
    void estimatesScatterAboutTheNumberOfFits() {
        PackingBuilder builder = prepared("pentominoes_10x6", "fila-tables", Filters.NONE);
        double exact = fits(builder.job());

        Estimate estimate = sampler(builder.filtered()).estimate(roots(builder), 1000);

        assertTrue(Math.abs(estimate.mean() - exact) < 3 * estimate.error(), exact + " but " + estimate);
        assertTrue(estimate.error() < 0.1 * exact, estimate::toString);
    }

    @Test
    void roughEstimatesScatterAboutTheNumberOfFitsToo() {
        PackingBuilder builder = prepared("pentominoes_10x6", "fila-tables", Filters.NONE);
        double exact = fits(builder.job());

        Estimate estimate = FitSampler.rough(tree(builder.filtered()), 7).estimate(roots(builder), 1000);

        assertTrue(Math.abs(estimate.mean() - exact) < 3 * estimate.error(), exact + " but " + estimate);
        assertTrue(estimate.error() < 0.1 * exact, estimate::toString);
    }

    /** The squares are any number, or four or more, which ends branches. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"0-9", "4-9"})
    void estimatesOfAnySupplyScatterAboutTheNumberOfFitsToo(String squares) {
        String definition = String.join(
                "\n",
                "D:xDim=6:yDim=6:zDim=1",
                "C:name=O:copies=" + squares + ":layout=0 0 0, 1 0 0, 0 1 0, 1 1 0",
                "L:copies=0-9",
                "I . . . T . .",
                "I . . . T T .",
                "I . S . T . L",
                "I . S S L L L",
                "~L",
                "~D");
        SearchRequest request = SearchRequest.builder()
                .distinct(Distinct.ALL)
                .filters(Filters.NONE)
                .strategy("fila-tables")
                .counting(true)
                .build();
        PackingBuilder builder = SearchBuilder.begin(
                DefinitionReader.read("supply.txt", definition).get(0).puzzle(), request);
        double exact = fits(builder.job());

        Estimate estimate = sampler(builder.filtered()).estimate(roots(builder), 1000);

        assertTrue(Math.abs(estimate.mean() - exact) < 3 * estimate.error(), exact + " but " + estimate);
        assertTrue(estimate.error() < 0.1 * exact, estimate::toString);
    }

    @Test
    void whereSearchesAreOnlyComparedTheLastPiecesAreNotPlaced() {
        ImageCatalog catalog = ImageFinder.find(Definitions.puzzle("somacube"), Distinct.UP_TO_ROTATION);
        Image first = catalog.images().get(0).get(0);
        // Three of seven pieces are placed before, so only the fits of the one target count.
        List<Image> placed = threeDisjoint(catalog, first);

        Estimate estimate = FitSampler.comparing(tree(catalog), 7).estimate(List.of(placed), 2);

        assertEquals(placed.size() + tree(catalog).root(placed).fits(), estimate.mean());
    }

    private static List<Image> threeDisjoint(ImageCatalog catalog, Image first) {
        for (Image second : catalog.images().get(1)) {
            for (Image third : catalog.images().get(2)) {
                boolean isDisjoint = !second.layout().intersects(first.layout())
                        && !third.layout().intersects(first.layout().union(second.layout()));
                List<Image> placed = List.of(first, second, third);
                if (isDisjoint && tree(catalog).root(placed).fits() > 0) {
                    return placed;
                }
            }
        }
        throw new AssertionError("no three images are disjoint");
    }

    @Test
    void estimatesOfADynamicSieveScatterAboutItsNumberOfFits() {
        PackingBuilder builder = prepared("pentominoes_12x5", "dynamic-sieve", Filters.STANDARD);
        double exact = fits(builder.job());
        ImageCatalog catalog = builder.filtered();

        Estimate estimate = new FitSampler<>(
                        Strategies.tree(Kind.CHOSEN_TARGETS, catalog, CellOrder.first(catalog.region())), 7)
                .estimate(roots(builder), 60);

        // The sieve stops counting at two fits, and so makes some more than the sampler.
        assertTrue(estimate.mean() > exact / 2.0 && estimate.mean() < exact * 2.0, exact + " but " + estimate);
    }

    /** The tree that is sampled has the states of the solver. */
    @Test
    @Tag("seconds")
    void estimatesOfAnExactCoverScatterAboutItsNumberOfFits() {
        PackingBuilder builder = prepared("pentominoes_12x5", "cover", Filters.STANDARD);
        double exact = fits(builder.job());

        Estimate estimate = new FitSampler<>(
                        Strategies.named("cover")
                                .orElseThrow()
                                .tree(
                                        builder.filtered(),
                                        builder.search().search().order()),
                        7)
                .estimate(roots(builder), 60);

        assertTrue(Math.abs(estimate.mean() - exact) < 4 * estimate.error(), exact + " but " + estimate);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X", "somacube, Z", "tetriscube, L"})
    void theConstrainedPieceIsTheOneWithTheFewestImagesUnlessThatMakesALongSearchLonger(String definition, String piece)
            throws Exception {
        ImageCatalog catalog = ImageFinder.find(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION);

        Constraint chosen = ConstraintChoice.constrain(catalog).constraint().orElseThrow();

        assertEquals(piece, chosen.shape().name());
    }

    @Test
    @Tag("slow")
    void theOrderThatIsFoundIsAboutAsGoodAsTheBestByLayers() throws Exception {
        double found = fitsInOrder("o");
        double byRows = fitsInOrder("y");
        double natural = fitsInOrder("f");

        assertTrue(found < byRows && found < natural * 1.5, found + " instead of " + natural + " or " + byRows);
    }

    private static double fitsInOrder(String order) throws OrderingException {
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece("X"))
                .order(OrderingSteps.parse(order))
                .lists(SearchRequest.FROM_CONSTRAINED)
                .counting(true)
                .build();
        return fits(SearchBuilder.prepare(Definitions.puzzle("pentominoes_10x6"), request));
    }

    @Test
    void theSameSeedGivesTheSameEstimate() {
        ImageCatalog catalog = ImageFinder.find(Definitions.puzzle("somacube"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();

        assertEquals(
                sampler(catalog).estimate(roots(constraint), 5),
                sampler(catalog).estimate(roots(constraint), 5));
    }

    @Test
    void aSampleGrowsIntoTheOneThatIsMadeAtOnce() {
        ImageCatalog catalog = ImageFinder.find(Definitions.puzzle("somacube"), Distinct.UP_TO_ROTATION);
        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();
        GrowingSample<Image> sample = sampler(catalog).growing(roots(constraint));

        Estimate small = sample.ofRuns(2);
        Estimate grown = sample.ofRuns(9);

        assertEquals(sampler(catalog).estimate(roots(constraint), 2), small);
        assertEquals(sampler(catalog).estimate(roots(constraint), 9), grown);
    }

    @ParameterizedTest
    @CsvSource({"10, 5, 100, 5, true", "10, 90, 100, 90, false", "10, 100, 10.1, 1, false", "100, 5, 10, 5, true"})
    void costsAreClearOfEachOtherBeyondTwoStandardErrors(
            double seconds, double percent, double otherSeconds, double otherPercent, boolean clear) {
        SearchCost cost = new SearchCost(new Estimate(1e6, percent * 1e4, 9), seconds);
        SearchCost other = new SearchCost(new Estimate(1e6, otherPercent * 1e4, 9), otherSeconds);

        assertEquals(clear, cost.isClearOf(other));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 1.1, true", "1, 0, 1, false", "1, 50, 2.7, false", "1, 50, 2.8, true", "1, 5, 1.2, true"})
    void aCostIsBelowALimitIfTwoStandardErrorsMoreAreToo(double seconds, double percent, double most, boolean below) {
        SearchCost cost = new SearchCost(new Estimate(1e6, percent * 1e4, 9), seconds);

        assertEquals(below, cost.isBelow(most));
    }

    private static List<List<Image>> roots(Constraint constraint) {
        return constraint.images().stream().map(List::of).toList();
    }

    private static FitSampler<Image> sampler(ImageCatalog catalog) {
        return new FitSampler<>(tree(catalog), 7);
    }

    private static SearchTree<Image> tree(ImageCatalog catalog) {
        return Strategies.tree(Kind.FIXED_ORDER, catalog, CellOrder.first(catalog.region()));
    }

    private static PackingBuilder prepared(String definition, String strategy, Filters filters) {
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece("X"))
                .filters(filters)
                .strategy(strategy)
                .counting(true)
                .build();
        return SearchBuilder.begin(Definitions.puzzle(definition), request);
    }

    /** The images of the roots, by the numbers of their cells, which are their positions in the natural order. */
    private static List<List<Image>> roots(PackingBuilder builder) {
        return builder.search().search().roots().list().stream()
                .map(root -> root.images())
                .toList();
    }

    private static double fits(SearchJob job) {
        return job.run().fits().orElseThrow().sum();
    }
}
