package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class GatherTest {

    private static final int BLOCKS = 40;

    @Test
    void theLookUpsLeaveJustTheImagesThatNoFilledCellIsIn() {
        Random random = new Random(5);
        long[][] layouts = new long[BLOCKS][Long.SIZE];
        for (long[] block : layouts) {
            long reach = sparse(random);
            for (int place = 0; place < random.nextInt(Long.SIZE); place++) {
                block[place] = reach & sparse(random);
            }
        }
        Gather gather = new Gather(layouts);
        long[] factors = gather.factors();
        long[] tables = gather.tables();

        for (int trial = 0; trial < 20_000; trial++) {
            int block = random.nextInt(BLOCKS);
            long filled = sparse(random);

            assertEquals(notFilled(layouts[block], filled), lookedUp(gather.groups(), factors, tables, block, filled));
        }
    }

    @Test
    void thirtyFiveCellsSideBySideAreFiveGroups() {
        long[][] layouts = new long[1][Long.SIZE];
        layouts[0][7] = (1L << 35) - 1;

        assertEquals(5, new Gather(layouts).groups());
        assertTrue(new Gather(layouts).blockBits() >= 1);
    }

    /** A word in which about a quarter of the bits are set. */
    private static long sparse(Random random) {
        long half = random.nextLong();
        return half & random.nextLong();
    }

    private static long notFilled(long[] layouts, long filled) {
        long images = 0;
        for (int place = 0; place < layouts.length; place++) {
            images |= layouts[place] != 0 && (layouts[place] & filled) == 0 ? 1L << place : 0;
        }
        return images;
    }

    private static long lookedUp(int groups, long[] factors, long[] tables, int block, long filled) {
        long images = -1L;
        for (int group = block * groups; group < (block + 1) * groups; group++) {
            long product = (filled & factors[2 * group]) * factors[2 * group + 1];
            images &= tables[(group << 7) + (int) (product >>> 57)];
        }
        return images;
    }
}
