package io.github.filaforge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.pipeline.Pipeline;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannerTest {

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, true", "tetriscube, true", "pentominoes_1s_18x5, false"})
    void theConstrainedPieceHasTheFewestImagesUnlessACornerHas(String definition, boolean fewest) throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);

        assertEquals(fewest, Planner.beginsWithFewest(RedundancyFilter.constrainBest(catalog)));
    }
}
