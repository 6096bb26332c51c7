package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A row of four cells; one piece of two cells, and three copies of one of one cell. */
class DynamicSieveTest {

    private static final DynamicSieve SIEVE = new DynamicSieve(
            new String[] {"0 1,1 2,2 3", "0,1,2,3"},
            new String[] {"A", "B C D"},
            new String[] {"0 0 1 2", "1 2 3 3"},
            "0 1 2 3",
            4,
            4);

    @Test
    void theHighestBitOfACounterTellsThatNoPieceIsLeft() {
        assertEquals(0, SIEVE.used().counter(0, 1));
        assertEquals(1, SIEVE.used().counter(0, 0));
        // Three pieces count from binary 001 to 100, above the bit of the first shape.
        assertEquals(0b0010, SIEVE.used().counter(1, 3));
        assertEquals(0b0100, SIEVE.used().counter(1, 2));
        assertEquals(0b1000, SIEVE.used().counter(1, 0));
    }

    @Test
    void anImageCountsOnePieceOfItsShapeAsUsed() {
        long[] places = SIEVE.places(2);
        for (int number = 0; number < places.length / 2; number++) {
            long cells = places[2 * number];
            if (cells != 0) {
                assertEquals(Long.bitCount(cells) == 2 ? 1 : 2, places[2 * number + 1]);
            }
        }
    }

    @Test
    void anImageIsFreeUntilTheCounterOfItsShapeIsFull() {
        long[] free = SIEVE.free(0);
        int block = firstBlock(1, 0b11);
        long all = free[block * 64];

        assertEquals(3, Long.bitCount(SIEVE.tables()[block * 32] & free[block * 64 | 0b0110]));
        assertEquals(2, Long.bitCount(SIEVE.tables()[block * 32] & free[block * 64 | 0b1000]));
        assertEquals(1, Long.bitCount(SIEVE.tables()[block * 32] & free[block * 64 | 0b0001]));
        assertEquals(-1L, all);
    }

    @Test
    void theBlocksOfACellWithOneOpenNeighbourLeaveOutImagesOfTheOther() {
        long[] tables = SIEVE.tables();
        assertEquals(3, Long.bitCount(tables[firstBlock(1, 0b11) * 32]));
        assertEquals(2, Long.bitCount(tables[firstBlock(1, 0b01) * 32]));
        assertEquals(1, Long.bitCount(tables[firstBlock(1, 0b00) * 32]));
    }

    /** The first block of a cell whose neighbours in some directions are open. */
    private static int firstBlock(int cell, int open) {
        long cells = ((open & 1) == 0 ? 0 : 1L << (cell - 1)) | ((open & 2) == 0 ? 0 : 1L << (cell + 1));
        long moved = (cells & SIEVE.neighbours(0)[cell]) * SIEVE.stateFactors(0)[cell];
        return SIEVE.first()[cell << 7 | (int) (moved >>> 57)];
    }
}
