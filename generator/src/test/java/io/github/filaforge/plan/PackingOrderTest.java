package io.github.filaforge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.pipeline.Pipeline;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which order large puzzles in the plane are packed. */
class PackingOrderTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"hexominoes_15x14_parallelogram, x", "pentominoes_10x6, x", "hexominoes_box_in_diamond, 'a@0,11,11'"})
    void aRegionIsPackedAlongItsLongerSideOrRoundItsHole(String definition, String heuristic) {
        assertEquals(
                heuristic,
                PackingOrder.of(Pipeline.definition(definition)).heuristic().text());
    }
}
