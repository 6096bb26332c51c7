package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The piece that the redundancy filter constrains, by each of its two rules. */
class RedundancyFilterTest {

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X", "pentominoes_12x5, V"})
    void bestConstraintLeavesNoCopy(String definition, String piece) throws Exception {
        ImageCatalog catalog = catalog(definition);

        Constraint constraint =
                RedundancyFilter.constrainBest(catalog).constraint().orElseThrow();

        assertEquals(piece, constraint.shape().name());
        assertTrue(constraint.isComplete(catalog.symmetries()));
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, X, true", "pentominoes_12x5, X, false", "PT12, o, true"})
    void fewestImagesMayLeaveCopies(String definition, String piece, boolean complete) throws Exception {
        ImageCatalog catalog = catalog(definition);

        Constraint constraint =
                RedundancyFilter.constrainFewest(catalog).constraint().orElseThrow();

        assertEquals(piece, constraint.shape().name());
        assertEquals(complete, constraint.isComplete(catalog.symmetries()));
    }

    @ParameterizedTest
    @CsvSource({"ypentacubes_5x5x5"})
    void aShapeWithCopiesCannotBeConstrained(String definition) throws Exception {
        ImageCatalog catalog = catalog(definition);

        assertFalse(RedundancyFilter.constrainFewest(catalog).constraint().isPresent());
        assertThrows(
                IllegalArgumentException.class,
                () -> RedundancyFilter.constrain(catalog, catalog.shapes().get(0)));
    }

    @Test
    void theOrientationInWhichThePieceIsDefinedIsKept() throws Exception {
        ImageCatalog catalog = catalog("tetriscube");
        Shape shape = shape(catalog, "L");

        List<Image> kept = RedundancyFilter.constrain(catalog, shape).images(shape);

        assertEquals(12, kept.size());
        assertEquals(
                Set.of(fromOrigin(shape.pieces().get(0).cells())),
                kept.stream().map(image -> fromOrigin(catalog, image)).collect(Collectors.toSet()));
    }

    @Test
    void aOneSidedPieceKeepsTwoOrientationsInHalfOfTheBoxWhichTurningButNotFlippingLeaves() throws Exception {
        ImageCatalog catalog = catalog("pentominoes_1s_30x3");
        Shape shape = shape(catalog, "V");

        List<Image> kept = RedundancyFilter.constrain(catalog, shape).images(shape);

        assertEquals(28, kept.size());
        assertEquals(
                2,
                kept.stream()
                        .map(image -> fromOrigin(catalog, image))
                        .distinct()
                        .count());
        assertTrue(kept.stream()
                .allMatch(image -> catalog.region().cell(image.layout().first()).x() < 14));
    }

    private static ImageCatalog catalog(String definition) throws Exception {
        return ImageFinder.find(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION);
    }

    private static Shape shape(ImageCatalog catalog, String piece) {
        return catalog.shapes().stream()
                .filter(each -> each.name().equals(piece))
                .findFirst()
                .orElseThrow();
    }

    private static Set<Cell> fromOrigin(ImageCatalog catalog, Image image) {
        return fromOrigin(IntStream.of(image.layout().cells())
                .mapToObj(catalog.region()::cell)
                .toList());
    }

    private static Set<Cell> fromOrigin(List<Cell> cells) {
        Cell first = cells.stream().sorted().findFirst().orElseThrow();
        return cells.stream().map(cell -> cell.minus(first)).collect(Collectors.toSet());
    }
}
