package io.github.filaforge.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The figures of the articles that {@code info} prints of a puzzle. */
class InfoReportTest {

    private static String info(String definition) {
        ImageCatalog images = ImageFinder.find(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION);
        return InfoReport.text(images, images, Optional.empty());
    }

    /**
     * The 12 pentominoes have 63 orientations, and the 18 one-sided ones too; of one layer of 3 cells in height the I can
     * only lie along, and so on.
     */
    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, '2056 bounded, in 63 orientations, 5.25 a piece'",
        "pentominoes_1s_18x5, '3106 bounded, in 63 orientations, 3.50 a piece'",
        "tetriscube, '4080 bounded, in 264 orientations, 22.00 a piece'",
        "pentominoes_20x3, 'bounded, in 50 orientations, 4.17 a piece'"
    })
    void orientationsThatFitAreCounted(String definition, String expected) {
        String text = info(definition);

        assertTrue(text.contains(expected), text);
    }

    /** Table 1 of the polycube article, and its 2.2 decillion. */
    @Test
    void theTetrisCubeHasTheArticlesComplexity() {
        String text = info("tetriscube");

        assertTrue(
                text.contains(
                        "complexity  2,213,996,395,638,416,883,056,640,000,000,000 = 12! x 144^4 x 120^6 x 60^2\n"),
                text);
        assertTrue(text.contains("\nG           1      5            12          60     192"), text);
    }

    /** Copies are not distinguished: 25! / 25! orders of the pieces. */
    @Test
    void copiesCountOnceInTheComplexity() {
        String text = info("ypentacubes_5x5x5");

        assertTrue(text.contains("complexity  9.540e51 = 25! / 25! x 120^25\n"), text);
    }

    @Test
    void turnsAreNamedUnlessPiecesMakeAllTurns() {
        String head = "D:xDim=2:yDim=2:zDim=1:turns=turn\n";
        String pieces = "C:name=A:turns=fixed:layout=0 0 0, 1 0 0\nC:name=B:layout=0 0 0, 1 0 0\n~D\n";

        assertTrue(infoOf(head + pieces).contains("\nbox         2x2, one-sided\nturns       turn; fixed: A\n"));
        assertTrue(infoOf(head.replace(":turns=turn", "") + pieces).contains("\nturns       all; fixed: A\n"));
        assertFalse(info("pentominoes_1s_18x5").contains("\nturns "));
    }

    private static String infoOf(String definition) {
        Puzzle puzzle = DefinitionReader.read("test.txt", definition).get(0).puzzle();
        ImageCatalog images = ImageFinder.find(puzzle, Distinct.UP_TO_ROTATION);
        return InfoReport.text(images, images, Optional.empty());
    }

    static Stream<Puzzle> puzzles() {
        return Lattices.names().stream()
                .flatMap(name -> RandomLattices.stream(name, 2))
                .map(RandomLattices.Sample::puzzle);
    }

    /** If a box is not closed, the orientations follow from the images. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void anOrientationFitsIfAnImageLiesSo(Puzzle puzzle) {
        ImageCatalog images = ImageFinder.find(puzzle, Distinct.ALL);

        for (Shape shape : images.definedShapes()) {
            assertEquals(
                    images.images(shape).stream()
                            .map(Image::layout)
                            .map(layout -> images.region().orientation(layout))
                            .collect(Collectors.toSet()),
                    images.orientations(shape).stream().collect(Collectors.toSet()),
                    shape::name);
        }
    }
}
