package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.pipeline.Definitions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParityFilterTest {

    @Test
    void wherePiecesJustReachTheRegionsParityTheyLieWithIt() throws Exception {
        ImageCatalog all = ImageFinder.find(Definitions.puzzle("hexominoes_box_in_diamond"), Distinct.ALL);

        ImageCatalog filtered = ParityFilter.apply(all);

        int affected = 0;
        for (Shape shape : all.shapes()) {
            int before = all.images(shape).size();
            int after = filtered.images(shape).size();
            if (Parity.excess(Lattices.CUBIC, shape.pieces().get(0).cells()) == 0) {
                assertEquals(before, after, shape.name());
            } else {
                affected++;
                assertTrue(0.4 * before < after && after < 0.6 * before, shape.name() + " " + before + " " + after);
                for (Image image : filtered.images(shape)) {
                    assertEquals(excess(all), 11 * excess(all, image), shape.name());
                }
            }
        }
        assertEquals(11, affected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes_10x6", "tetriscube"})
    void wherePiecesReachItEitherWayNothingIsRemoved(String definition) throws Exception {
        ImageCatalog all = ImageFinder.find(Definitions.puzzle(definition), Distinct.ALL);

        assertEquals(all.images(), ParityFilter.apply(all).images());
    }

    private static int excess(ImageCatalog catalog, Image image) {
        int excess = 0;
        for (int cell : image.layout().cells()) {
            excess += Lattices.CUBIC.colour(catalog.region().cells().get(cell));
        }
        return excess;
    }

    private static int excess(ImageCatalog catalog) {
        return catalog.region().cells().stream()
                .mapToInt(Lattices.CUBIC::colour)
                .sum();
    }
}
