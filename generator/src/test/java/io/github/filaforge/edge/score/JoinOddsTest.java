package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinOddsTest {

    /** Also however logarithms are rounded: what is more than certain makes less than nothing half fit. */
    @ParameterizedTest
    @ValueSource(ints = {2, 6, 14, 22, 38, 50, 98, 198})
    void joinsOfOneColourAreCertainAndNotMore(int sides) {
        JoinOdds free = JoinOdds.free(List.of(sides));
        JoinOdds directed = JoinOdds.directed(List.of(sides), List.of(sides));

        for (int joins = 0; joins < sides / 2; joins++) {
            assertTrue(free.next(joins) <= 1 && directed.next(joins) <= 1, "after " + joins);
            assertEquals(1, free.next(joins), 1e-9, "after " + joins);
            assertEquals(1, directed.next(joins), 1e-9, "after " + joins);
        }
    }

    @Test
    void withoutSidesThatAreLeftNoJoinMatches() {
        assertEquals(0, JoinOdds.free(List.of(3, 3)).next(2));
    }
}
