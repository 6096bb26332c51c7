package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.pipeline.Pipeline;
import io.github.filaforge.plan.SearchPlan;
import org.junit.jupiter.api.Test;

class StrategyChoiceTest {

    private static final String FIFTEEN_PENTACUBES = """
            D:xDim=3:yDim=5:zDim=5
            C:name=P0:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 0 1 3
            C:name=P1:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 1 0 0
            C:name=P2:layout=0 0 0, 0 0 1, 0 0 2, 0 1 2, 1 1 2
            C:name=P3:layout=0 0 0, 0 0 1, 0 1 0, 0 1 1, 1 0 0
            C:name=P4:layout=0 0 0, 0 0 1, 0 1 0, 1 0 1, 1 0 2
            C:name=P5:layout=0 0 0, 0 0 1, 0 1 0, 1 0 1, 1 1 0
            C:name=P6:layout=0 0 0, 0 0 1, 0 1 0, 1 1 0, 1 2 0
            C:name=P7:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 0 2 1
            C:name=P8:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 0 2 2
            C:name=P9:layout=0 0 0, 0 0 1, 0 1 1, 0 1 2, 1 0 1
            C:name=P10:layout=0 0 0, 0 0 1, 0 1 1, 0 2 1, 0 2 2
            C:name=P11:layout=0 0 0, 0 0 1, 0 1 1, 1 0 1, 1 0 2
            C:name=P12:layout=0 0 0, 0 0 1, 0 1 1, 1 1 1, 1 1 2
            C:name=P13:layout=0 0 0, 0 0 1, 1 0 1, 1 1 1, 1 1 2
            C:name=P14:layout=0 0 1, 0 1 0, 0 1 1, 0 1 2, 0 2 1
            ~D
            """;

    @Test
    void aSearchThatNoFixedOrderBringsToItsEndIsLeftToChosenTargetsThatDo() throws Exception {
        SearchPlan plan = Pipeline.standard()
                .constraining("P0")
                .plan(DefinitionReader.read("3x5x5.txt", FIFTEEN_PENTACUBES)
                        .get(0)
                        .puzzle());

        StrategyChoice choice = StrategyChoice.cheapest(plan, false);

        assertEquals("dynamic-sieve", choice.emitter().strategy());
        assertFalse(choice.cost().orElseThrow().isEndless());
    }

    @Test
    void aSearchThatNothingBringsToItsEndIsNotPlannedFurther() throws Exception {
        SearchPlan plan = Pipeline.standard().plan(Pipeline.definition("hexominoes_15x14_parallelogram"));

        StrategyChoice choice = StrategyChoice.cheapest(plan, false);

        assertEquals("fila-tables", choice.emitter().strategy());
        assertTrue(choice.cost().map(SearchCost::isEndless).orElseThrow());
    }
}
