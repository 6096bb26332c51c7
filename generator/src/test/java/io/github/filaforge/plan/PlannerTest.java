package io.github.filaforge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.model.Image;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannerTest {

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X, 7", "tetriscube, G, 8"})
    void sizeTakesTheConstrainedPieceFirstWhereItLeavesNoCellThatNothingCovers(
            String definition, String piece, int images) throws Exception {
        ImageCatalog catalog = catalog(definition);

        List<Image> first = first(catalog);

        assertEquals(images, first.size());
        assertTrue(first.stream()
                .allMatch(image -> catalog.shapes().get(image.shape()).name().equals(piece)));
    }

    @Test
    void sizeTakesTheCornerFirstThatTheConstrainedPieceCannotReach() throws Exception {
        ImageCatalog catalog = catalog("pentominoes_1s_18x5");

        List<Image> first = first(catalog);

        assertEquals(30, first.size());
        int corner = catalog.region().size() - 5;
        assertTrue(first.stream().allMatch(image -> image.layout().contains(corner)));
    }

    @Test
    void whatCanLieInOnePlaceOnlyIsPlacedBeforeImageListsTakeOver() throws Exception {
        SearchPlan plan = plan(catalog("pentominoes_1s_18x5"));

        assertEquals(
                1, plan.roots().list().stream().filter(root -> root.size() == 2).count());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_1s_18x5, 16, 1", "pentominoes_10x6, 8, 1"})
    void asManyPiecesAreConstrainedAsDoNotMakeTooManyRoots(String definition, int roots, int longest) throws Exception {
        ImageCatalog catalog = RedundancyFilter.constrainFewest(
                ImageFinder.find(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION));

        SearchPlan plan = Planner.chosenTargets(catalog, RootKind.CONSTRAINED_PIECES);

        assertEquals(roots, plan.roots().size());
        assertEquals(
                longest, plan.roots().list().stream().mapToInt(Root::size).max().orElseThrow());
    }

    /** The middle of a square of nine cells: a single cell, and one of the four dominoes that turns carry to one another. */
    @Test
    void theMiddleIsConstrainedIfNoPieceCanBe() {
        ImageCatalog catalog = ImageFinder.find(Definitions.parsed("""
                        D:xDim=3:yDim=3:zDim=1
                        C:name=s:copies=*:layout=0 0 0
                        C:name=I:copies=*:layout=0 0 0, 1 0 0
                        ~D
                        """), Distinct.UP_TO_ROTATION);

        SearchPlan plan = Planner.chosenTargets(catalog, RootKind.CONSTRAINED_CELL);

        assertEquals(2, plan.roots().size());
        assertTrue(plan.roots().list().stream()
                .allMatch(root -> root.images().get(0).layout().contains(4)));
        assertTrue(plan.canonicalTest().isPresent());
    }

    private static ImageCatalog catalog(String definition) throws Exception {
        return RedundancyFilter.constrainBest(
                ImageFinder.find(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION));
    }

    private static List<Image> first(ImageCatalog catalog) {
        return plan(catalog).roots().list().stream()
                .map(root -> root.images().get(0))
                .toList();
    }

    private static SearchPlan plan(ImageCatalog catalog) {
        return Planner.fixedOrder(catalog, CellOrder.first(catalog.region()), true, RootKind.FEWEST_IMAGES);
    }
}
