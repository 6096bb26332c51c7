package io.github.filaforge.runtime.dynamicsieve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Look-ups for blocks of images that reach few cells, as those of a target with just one open neighbour do. The cells that
 * a block reaches are gathered in groups of up to seven: a mask leaves the cells of a group, and a factor moves them to the
 * highest bits of a word, where they number a state of the group ({@link CellGroup}).
 *
 * <p>The Tetris Cube needs 5 look-ups in place of 13 and takes 2.34 s instead of 2.53, the Bedlam Cube 3, and 2.36 s
 * instead of 2.67.
 */
public final class Gather {

    private static final CellGroup NONE = CellGroup.of(0L);

    private final int room;
    private final int groups;
    private final long[] factors;
    private final long[] tables;

    /**
     * @param layouts for each block the cells of its images as words of at most 64 cells; zero for a place without image
     */
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

    /** The bits that the number of a block may have. */
    public int blockBits() {
        return room - 1;
    }

    /** The number of groups that each block has, some of them perhaps without cells. */
    public int groups() {
        return groups;
    }

    /** For each group of each block its mask and its factor. */
    public long[] factors() {
        return factors.clone();
    }

    /**
     * For each group of each block, for each state that the highest seven bits of the product number: the images that it
     * leaves possible.
     */
    public long[] tables() {
        return tables.clone();
    }

    private void add(int index, CellGroup group, long... layouts) {
        factors[2 * index] = group.mask(0);
        factors[2 * index + 1] = group.factor(0);
        long there = 0;
        for (int place = 0; place < layouts.length; place++) {
            there |= layouts[place] == 0 ? 0 : 1L << place;
        }
        Arrays.fill(tables, index * CellGroup.STATES, (index + 1) * CellGroup.STATES, there);
        long[] images = new long[Long.SIZE];
        for (int place = 0; place < layouts.length; place++) {
            for (long rest = layouts[place] & group.mask(0); rest != 0; rest &= rest - 1) {
                images[Long.numberOfTrailingZeros(rest)] |= 1L << place;
            }
        }
        // All subsets of the mask but the empty one, which leaves all images; a subset comes after those of its own.
        int first = index * CellGroup.STATES;
        for (long filled = -group.mask(0) & group.mask(0);
                filled != 0;
                filled = (filled - group.mask(0)) & group.mask(0)) {
            long others = tables[first + group.state(filled & (filled - 1))];
            tables[first + group.state(filled)] = others & ~images[Long.numberOfTrailingZeros(filled)];
        }
    }

    /** Groups of all cells that some images cover. */
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
