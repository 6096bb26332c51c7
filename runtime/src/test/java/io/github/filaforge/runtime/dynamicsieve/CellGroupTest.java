package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CellGroupTest {

    @Test
    void eachStateOfAGroupHasANumberOfItsOwn() {
        Random random = new Random(11);
        int found = 0;
        for (int trial = 0; trial < 2000; trial++) {
            long[] masks = {cells(random, 3), cells(random, 2), cells(random, 1)};
            CellGroup group = CellGroup.of(masks);
            if (group != null) {
                found++;
                assertEquals(states(masks), numbers(group, masks).size());
            }
        }
        assertTrue(found > 1900, "found " + found);
    }

    @Test
    void aSingleCellIsAGroup() {
        for (int cell = 0; cell < Long.SIZE; cell++) {
            assertNotNull(CellGroup.of(0L, 1L << cell), "cell " + cell);
        }
    }

    @Test
    void noFactorsTellTheLastCellsOfTwoWordsApart() {
        assertNull(CellGroup.of(1L << 63, 1L << 63));
    }

    private static long cells(Random random, int count) {
        long cells = 0;
        for (int cell = 0; cell < count; cell++) {
            cells |= 1L << random.nextInt(Long.SIZE);
        }
        return cells;
    }

    private static int states(long... masks) {
        int cells = 0;
        for (long mask : masks) {
            cells += Long.bitCount(mask);
        }
        return 1 << cells;
    }

    private static Set<Integer> numbers(CellGroup group, long... masks) {
        Set<Integer> numbers = new HashSet<>();
        long first = 0;
        do {
            long second = 0;
            do {
                long third = 0;
                do {
                    int number = group.state(first, second, third);
                    assertTrue(number >= 0 && number < CellGroup.STATES);
                    numbers.add(number);
                    third = (third - masks[2]) & masks[2];
                } while (third != 0);
                second = (second - masks[1]) & masks[1];
            } while (second != 0);
            first = (first - masks[0]) & masks[0];
        } while (first != 0);
        return numbers;
    }
}
