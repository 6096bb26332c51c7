package io.github.filaforge.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The figures of the polycube article, section "Fit Constraint Violations". */
class FitFilterTest {

    private final Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");

    @Test
    void removesThe128ImagesOfTheVolumeFilterAnd16More() throws Exception {
        ImageCatalog all = ImageFinder.find(puzzle, Distinct.ALL);

        ImageCatalog byFit = FitFilter.apply(all, false);

        assertEquals(2056 - 128 - 16, byFit.size());
        Set<Object> byVolume = VolumeFilter.apply(all).allImages().collect(Collectors.toSet());
        assertTrue(byVolume.containsAll(new HashSet<>(byFit.allImages().collect(Collectors.toSet()))));
    }

    @Test
    void removes235ImagesWithTheXConstrainedWhenItIsRepeated() throws Exception {
        ImageCatalog constrained = RedundancyFilter.constrainBest(ImageFinder.find(puzzle, Distinct.UP_TO_ROTATION));

        assertEquals(2032 - 235, FitFilter.apply(constrained, true).size());
    }
}
