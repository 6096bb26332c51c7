package io.github.filaforge.runtime.dynamicsieve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Look-ups for blocks whose images reach few cells, such as the images of a target with exactly one open neighbour. The
 * cells that a block reaches are in groups of up to seven. A mask selects the cells of a group, and a factor moves them to
 * the highest bits of a word, where they number a state of the group ({@link CellGroup}).
 *
 * <p>The Tetris Cube needs 5 look-ups instead of 13 and takes 2.34 s instead of 2.53. The Bedlam Cube needs 3, and takes
 * 2.36 s instead of 2.67.
 */
public final class Gather {

    private static final CellGroup NONE = CellGroup.of(0L);

    private final int room;
    private final int groups;
    private final long[] factors;
    private final long[] tables;

    /** Creates the look-ups, given for each block the layouts of its images; zero for a place without an image. */
    Gather(long[][] layouts) {
        this.room = Integer.highestOneBit(Math.max(1, layouts.length - 1)) << 1;
        List<List<CellGroup>> ofBlocks = new ArrayList<>();
        int most = 1;
        for (long[] block : layouts) {
            List<CellGroup> ofBlock = groups(block);
            most = Math.max(most, ofBlock.size());
            ofBlocks.add(ofBlock);
        }
        this.groups = most;
        this.factors = new long[room * groups * 2];
        this.tables = new long[room * groups * CellGroup.STATES];
        for (int block = 0; block < layouts.length; block++) {
            for (int group = 0; group < groups; group++) {
                boolean exists = group < ofBlocks.get(block).size();
                add(block * groups + group, exists ? ofBlocks.get(block).get(group) : NONE, layouts[block]);
            }
        }
    }

    /** Returns the bits that the number of a block may have. */
    public int blockBits() {
        return room - 1;
    }

    /** Returns the number of groups of each block; some groups may have no cells. */
    public int groups() {
        return groups;
    }

    /** Returns, for each group of each block, its mask and its factor. */
    public long[] factors() {
        return factors.clone();
    }

    /**
     * Returns, for each group of each block and each state, the set of the images that the state leaves possible. The
     * highest seven bits of the product number the state.
     */
    public long[] tables() {
        return tables.clone();
    }

    private void add(int index, CellGroup group, long... layouts) {
        long mask = group.mask(0);
        factors[2 * index] = mask;
        factors[2 * index + 1] = group.factor(0);
        long there = 0;
        for (int place = 0; place < layouts.length; place++) {
            there |= layouts[place] == 0 ? 0 : 1L << place;
        }
        Arrays.fill(tables, index * CellGroup.STATES, (index + 1) * CellGroup.STATES, there);
        long[] images = new long[Long.SIZE];
        for (int place = 0; place < layouts.length; place++) {
            for (long rest = layouts[place] & mask; rest != 0; rest &= rest - 1) {
                images[Long.numberOfTrailingZeros(rest)] |= 1L << place;
            }
        }
        // This loop goes through all subsets of the mask but the empty one, which leaves all images possible. A subset
        // comes after its own subsets.
        int first = index * CellGroup.STATES;
        for (long filled = -mask & mask; filled != 0; filled = (filled - mask) & mask) {
            long others = tables[first + group.state(filled & (filled - 1))];
            tables[first + group.state(filled)] = others & ~images[Long.numberOfTrailingZeros(filled)];
        }
    }

    /** Divides the cells that some images cover into groups. */
    private static List<CellGroup> groups(long... layouts) {
        long reach = 0;
        for (long layout : layouts) {
            reach |= layout;
        }
        List<CellGroup> groups = new ArrayList<>();
        while (reach != 0) {
            CellGroup group = NONE;
            for (long rest = reach;
                    rest != 0 && Long.bitCount(group.mask(0)) < CellGroup.MOST_CELLS;
                    rest &= rest - 1) {
                CellGroup larger = CellGroup.of(group.mask(0) | Long.lowestOneBit(rest));
                group = larger == null ? group : larger;
            }
            groups.add(group);
            reach &= ~group.mask(0);
        }
        return groups;
    }
}
