package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.pipeline.Pipeline;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which piece the redundancy filter constrains, by either of its rules. */
class RedundancyFilterTest {

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X", "pentominoes_12x5, V"})
    void bestConstraintLeavesNoCopy(String definition, String piece) throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);

        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();

        assertEquals(piece, constraint.shape().name());
        assertTrue(constraint.isComplete(catalog.symmetries()));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X, true", "pentominoes_12x5, X, false", "PT12, o, true"})
    void fewestImagesMayLeaveCopies(String definition, String piece, boolean complete) throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);

        Constraint constraint =
                RedundancyFilter.constrainFewest(catalog).constraint().orElseThrow();

        assertEquals(piece, constraint.shape().name());
        assertEquals(complete, constraint.isComplete(catalog.symmetries()));
    }

    @ParameterizedTest
    @CsvSource({"ypentacubes_5x5x5"})
    void aShapeWithCopiesCannotBeConstrained(String definition) throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);

        assertFalse(RedundancyFilter.constrainFewest(catalog).constraint().isPresent());
        assertThrows(
                IllegalArgumentException.class,
                () -> RedundancyFilter.constrain(catalog, catalog.shapes().get(0)));
    }
}
