package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NeighbourSetsTest {

    @Test
    void theStatesWithoutAHoleInAnyWordAreFound() {
        NeighbourSets sets = new NeighbourSets(3);
        sets.holes(0)[1] = 1;
        sets.holes(1)[2] = Long.MIN_VALUE;
        sets.holes(2)[4] = -1;
        // Beyond the states that count.
        sets.holes(0)[6] = 1;

        assertEquals(3, sets.findWhole(6));
        assertArrayEquals(new int[] {0, 3, 5}, Arrays.copyOf(sets.whole(), 3));
    }

    @Test
    void noStateMayBeWhole() {
        NeighbourSets sets = new NeighbourSets(1);
        Arrays.fill(sets.holes(0), 1L << 63);

        assertEquals(0, sets.findWhole(StateBatch.FULL));
    }
}
