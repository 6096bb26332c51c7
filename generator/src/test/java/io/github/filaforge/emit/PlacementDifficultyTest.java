package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementDifficultyTest {

    @ParameterizedTest(name = "{0} has {1}")
    @CsvSource({"I, 0", "L, 1", "P, 1", "V, 1", "Z, 2", "T, 2", "W, 3", "F, 3", "U, 3", "X, 4"})
    void aNookIsAPairOfSidesOfOneCellBesideThePiece(String name, int nooks) throws Exception {
        Piece piece = Definitions.puzzle("pentominoes_10x6").mobilePieces().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();

        assertEquals(nooks, PlacementDifficulty.nooks(piece, Lattices.CUBIC));
    }

    @Test
    void thePieceWithMostNooksAndFewestOrientationsComesFirst() throws Exception {
        ImageCatalog catalog = ImageFinder.find(Definitions.puzzle("pentominoes_10x6"), Distinct.UP_TO_ROTATION);

        String order = PlacementDifficulty.order(catalog).stream()
                .map(index -> catalog.shapes().get(index).name())
                .collect(Collectors.joining(" "));

        assertEquals("X", order.substring(0, 1));
        assertEquals("I", order.substring(order.length() - 1));
    }
}
