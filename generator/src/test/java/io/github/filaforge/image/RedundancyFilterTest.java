package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.pipeline.Pipeline;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    @ParameterizedTest
    @CsvSource({"tetriscube, L, 12", "pentominoes_1s_18x5, V, 48"})
    void theOrientationInWhichThePieceIsDefinedIsKept(String definition, String piece, int images) throws Exception {
        ImageCatalog catalog = ImageFinder.find(Pipeline.definition(definition), Distinct.UP_TO_ROTATION);
        Shape shape = catalog.shapes().stream()
                .filter(each -> each.name().equals(piece))
                .findFirst()
                .orElseThrow();

        List<Image> kept = RedundancyFilter.constrain(catalog, shape).images(shape);

        assertEquals(images, kept.size());
        for (Image image : kept) {
            List<Cell> cells = IntStream.of(image.layout().cells())
                    .mapToObj(catalog.region()::cell)
                    .toList();
            assertEquals(fromOrigin(shape.pieces().get(0).cells()), fromOrigin(cells));
        }
    }

    private static Set<Cell> fromOrigin(List<Cell> cells) {
        Cell first = cells.stream().sorted().findFirst().orElseThrow();
        return cells.stream().map(cell -> cell.minus(first)).collect(Collectors.toSet());
    }
}
