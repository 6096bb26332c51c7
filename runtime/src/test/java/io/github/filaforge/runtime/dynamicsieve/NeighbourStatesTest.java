package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NeighbourStatesTest {

    @Test
    void eachStateOfTheNeighboursOfEachCellHasANumberOfItsOwn() {
        NeighbourStates states = new NeighbourStates(neighbours(125, 1, 5, 25));
        Set<Integer> numbers = new HashSet<>();
        int count = 0;
        for (int cell = 0; cell < 125; cell++) {
            assertEquals(0, states.ignored(cell));
            for (int open = 0; open < 64; open++) {
                if ((open & ~states.existing(cell)) == 0) {
                    numbers.add(states.number(cell, open));
                    count++;
                }
            }
        }
        assertEquals(count, numbers.size());
    }

    @Test
    void theMasksAndFactorsGiveTheSameNumber() {
        NeighbourStates states = new NeighbourStates(neighbours(85, 6, 7));
        int cell = 62;
        long[] open = {1L << 55 | 1L << 56 | 1L << 3, 1L << (69 - 64) | 1L << 9};
        long moved = 0;
        for (int word = 0; word < 2; word++) {
            moved += (states.masks(word)[cell] & open[word]) * states.factors(word)[cell];
        }
        // The open neighbours of cell 62 lie at -6, -7 and +7: directions 0, 1 and 3.
        assertEquals(states.number(cell, 0b1011), cell << 7 | (int) (moved >>> 57));
    }

    @Test
    void aNeighbourThatCannotBeToldCountsAsOpenAndClosedAlike() {
        NeighbourStates states = new NeighbourStates(neighbours(128, 1, 63, 127));
        assertTrue(states.ignored(0) != 0);
        for (int open = 0; open < 64; open++) {
            if ((open & ~states.existing(0)) == 0) {
                assertEquals(states.number(0, open & ~states.ignored(0)), states.number(0, open | states.ignored(0)));
            }
        }
        int told = states.existing(0) & ~states.ignored(0);
        assertNotEquals(states.number(0, 0), states.number(0, told));
    }

    /** The neighbours that steps ahead and back lead to in a row of cells: directions -first, -second, +first ... */
    private static int[][] neighbours(int size, int... steps) {
        int[][] neighbours = new int[size][2 * steps.length];
        for (int cell = 0; cell < size; cell++) {
            for (int step = 0; step < steps.length; step++) {
                neighbours[cell][step] = cell - steps[step] >= 0 ? cell - steps[step] : -1;
                neighbours[cell][step + steps.length] = cell + steps[step] < size ? cell + steps[step] : -1;
            }
        }
        return neighbours;
    }
}
