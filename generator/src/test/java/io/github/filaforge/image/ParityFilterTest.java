package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.RandomLattices.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
            if (Parity.excess(all.region(), shape.pieces().get(0).cells()) == 0) {
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

    static Stream<Sample> samples() {
        return Lattices.names().stream().flatMap(name -> RandomLattices.stream(name, Seeds.part(12)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noImageOfASolutionIsRemoved(Sample sample) {
        ImageCatalog catalog = ParityFilter.apply(ImageFinder.find(sample.puzzle(), Distinct.ALL));
        Set<List<Cell>> left = catalog.allImages()
                .map(image -> Arrays.stream(image.layout().cells())
                        .mapToObj(catalog.region()::cell)
                        .toList())
                .map(sample.puzzle().lattice()::written)
                .collect(Collectors.toSet());

        for (Partition solution : sample.solutions()) {
            assertTrue(left.containsAll(solution.parts()), () -> sample + " " + solution);
        }
    }

    /** Just those images are left of which the counts are in some sum, found by trying all sums. */
    @ParameterizedTest
    @MethodSource("samples")
    void justThoseImagesAreLeftThatAddUp(Sample sample) {
        ImageCatalog all = ImageFinder.find(sample.puzzle(), Distinct.ALL);
        for (Colouring colouring : sample.puzzle().lattice().colourings()) {
            ColourSums sums = new ColourSums(all.region(), colouring, all.shapes(), all.images());
            List<LongPredicate> possible = sums.possible();
            for (Shape shape : all.shapes()) {
                for (Image image : all.images(shape)) {
                    int[] open = new int[colouring.colours()];
                    all.region().cells().forEach(cell -> open[colouring.colour(cell)]++);
                    List<Shape> others = new ArrayList<>();
                    all.shapes()
                            .forEach(other -> others.addAll(
                                    Collections.nCopies(other.copies() - (other.equals(shape) ? 1 : 0), other)));
                    assertEquals(
                            addsUp(all, colouring, others, left(open, all, colouring, image)),
                            possible.get(shape.index()).test(sums.counts(image)),
                            () -> sample + " " + image);
                }
            }
        }
    }

    private static int[] left(int[] open, ImageCatalog catalog, Colouring colouring, Image image) {
        int[] left = open.clone();
        for (int cell : image.layout().cells()) {
            left[colouring.colour(catalog.region().cell(cell))]--;
        }
        return left;
    }

    private static boolean addsUp(ImageCatalog catalog, Colouring colouring, List<Shape> shapes, int... open) {
        if (Arrays.stream(open).anyMatch(count -> count < 0)) {
            return false;
        }
        if (shapes.isEmpty()) {
            return true;
        }
        return catalog.images(shapes.get(0)).stream()
                .map(image -> Arrays.stream(left(open, catalog, colouring, image))
                        .boxed()
                        .toList())
                .distinct()
                .anyMatch(left -> addsUp(
                        catalog,
                        colouring,
                        shapes.subList(1, shapes.size()),
                        left.stream().mapToInt(Integer::intValue).toArray()));
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
