package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;

/**
 * A solver by a dynamic sieve without generated source, for a frame of one word and puzzles that use all pieces. It makes the
 * fits of a generated dynamic sieve in the order of that sieve.
 */
public final class LoopDynamicSieve extends DynamicSieveSolver {

    private final DynamicSieveTables tables;

    /**
     * Creates a solver. For the parameters from board to counting see {@link io.github.filaforge.runtime.GeneratedSolver}.
     */
    public LoopDynamicSieve(
            Board board, String[] roots, CanonicalForm canonicalForm, boolean counting, DynamicSieveTables tables) {
        super(FORMAT, board, roots, canonicalForm, counting, tables.sieve, tables.frame, tables.frameSize);
        this.tables = tables;
    }

    @Override
    protected void search(int left, int count) {
        endIfStopped();
        StateBatch batch = batches[left];
        long[] occupancy = batch.occupancy(0);
        long[] used = batch.used();
        tables.open.find(count, occupancy, neighbours.holes(0), neighbours.alone(0));
        batch.clearChoices();
        findTargets(batch, neighbours.findWhole(count), left);
        if (left == 1) {
            solved();
            return;
        }

        // Each image that was chosen gives a state with one piece less. These are searched when their batch is full.
        StateBatch next = batches[left - 1];
        long[] nextOccupancy = next.occupancy(0);
        long[] nextUsed = next.used();
        int[] parents = next.parents();
        int[] placed = next.placed();
        int[] choosers = batch.choosers();
        int[] blocks = batch.blocks();
        long[] fitting = batch.images();
        long[] places = tables.places;
        int nextCount = 0;
        for (int choice = 0, end = batch.choices(); choice < end; choice++) {
            int state = choosers[choice];
            int first = blocks[choice] << 6;
            long filled = occupancy[state];
            long usedBefore = used[state];
            for (long images = fitting[choice]; images != 0L; images &= images - 1L) {
                int image = first + Long.numberOfTrailingZeros(images);
                nextOccupancy[nextCount] = filled | places[2 * image];
                nextUsed[nextCount] = usedBefore + places[2 * image + 1];
                parents[nextCount] = state;
                placed[nextCount] = image;
                nextCount++;
            }
            if (nextCount >= StateBatch.FULL) {
                search(left - 1, nextCount);
                nextCount = 0;
            }
        }
        if (nextCount > 0) {
            search(left - 1, nextCount);
        }
    }

    /**
     * Chooses a target for each state without holes, with the images that fit it: of the cells with just one open neighbour
     * the one with the fewest fits.
     *
     * @param count the number of states without holes
     */
    private void findTargets(StateBatch batch, int count, int left) {
        int[] whole = neighbours.whole();
        long[] occupancy = batch.occupancy(0);
        long[] counters = batch.used();
        long[] alone = neighbours.alone(0);
        for (int each = 0; each < count; each++) {
            int state = whole[each];
            findTarget(batch, state, occupancy[state], counters[state], alone[state], left);
        }
    }

    /** Chooses the target of a state. The branch ends if nothing fits a cell with just one open neighbour. */
    private void findTarget(StateBatch batch, int state, long filled, long used, long alone, int left) {
        int best = Integer.MAX_VALUE;
        int block = 0;
        long images = 0L;
        // A target with two fits or fewer is taken at once.
        for (long remaining = alone; remaining != 0L && best > 2; remaining &= remaining - 1L) {
            int first = tables.first[around(Long.numberOfTrailingZeros(remaining), filled)];
            if (first >= tables.aloneBlocks) {
                continue;
            }
            long fitting = fittingAlone(first, filled, used);
            if (fitting == 0L) {
                return;
            }
            int count = Long.bitCount(fitting);
            if (count < best) {
                best = count;
                block = first;
                images = fitting;
            }
        }
        if (best == Integer.MAX_VALUE || (left >= tables.manyLeft && best >= tables.manyFits)) {
            findAmongMore(batch, state, filled, used, alone, left, best, block, images);
        } else {
            choose(batch, state, block, images, left);
        }
    }

    /** Chooses the cell with the fewest fits: one with two open neighbours, or the best one that is known so far. */
    private void findAmongMore(
            StateBatch batch,
            int state,
            long filled,
            long used,
            long alone,
            int left,
            int fewest,
            int known,
            long imagesKnown) {
        long open = ~filled;
        long candidates = tables.open.withAtMostTwo(open);
        if (imagesKnown != 0L) {
            candidates &= ~alone;
        } else if (candidates == 0L) {
            candidates = open;
        }
        // The kinds of cells are tried in turn, those beside most walls first, until one has few fits.
        int[] enough = left >= tables.manyLeft ? tables.enoughOfMany : tables.enough;
        int best = fewest;
        int block = known;
        int end = known + 1;
        long images = imagesKnown;
        for (int kind = 0; kind < enough.length; kind++) {
            for (long remaining = candidates & tables.kinds[kind]; remaining != 0L; remaining &= remaining - 1L) {
                int around = around(Long.numberOfTrailingZeros(remaining), filled);
                int first = tables.first[around];
                int last = first + tables.counts[around];
                long fitting = fitting(first, filled, used);
                int count = Long.bitCount(fitting);
                // Fits are counted only as far as they are fewer than before.
                for (int each = first + 1; each < last && count < best; each++) {
                    count += Long.bitCount(fitting(each, filled, used));
                }
                if (count == 0) {
                    return;
                }
                if (count < best) {
                    best = count;
                    block = first;
                    end = last;
                    images = fitting;
                }
            }
            if (best <= enough[kind]) {
                break;
            }
        }
        choose(batch, state, block, images, left);
        for (int each = block + 1; each < end; each++) {
            choose(batch, state, each, fitting(each, filled, used), left);
        }
    }

    private void choose(StateBatch batch, int state, int block, long images, int left) {
        if (images == 0L) {
            return;
        }
        if (fits.length > 0) {
            // All images that are tried fit.
            attempts[left] += Long.bitCount(images);
            fits[left] += Long.bitCount(images);
        }
        batch.choose(state, block, images);
    }

    /** Returns the number of a cell and the state of its neighbours. */
    private int around(int cell, long filled) {
        return (cell << 7) | (int) (((tables.beside[cell] & ~filled) * tables.besideFactors[cell]) >>> 57);
    }

    /** Returns the images of a block whose shapes are not used up. */
    private long free(int block, long used) {
        long[] free = tables.free;
        int table = (block * tables.freeTables) << 6;
        int end = table + (tables.freeTables << 6);
        long images = -1L;
        for (long rest = used; table < end; table += 64) {
            images &= free[table + ((int) rest & 63)];
            rest >>>= 6;
        }
        return images;
    }

    /** Returns the images of a block that fit: those that every part of the occupancy leaves possible. */
    private long fitting(int block, long filled, long used) {
        long[] possible = tables.possible;
        long images = free(block, used);
        int table = block * tables.blockStates;
        int end = table + tables.blockStates;
        for (long rest = filled; table < end; table += 32) {
            images &= possible[table + ((int) rest & 31)];
            rest >>>= 5;
        }
        return images;
    }

    /** Returns the images that fit at a target with just one open neighbour, whose images reach few cells. */
    private long fittingAlone(int block, long filled, long used) {
        long[] factors = tables.factors;
        long[] possible = tables.alone;
        long images = free(block, used);
        int end = (block + 1) * tables.groups;
        for (int group = block * tables.groups; group < end; group++) {
            // The product moves the cells of the group to the highest seven bits.
            long product = (filled & factors[2 * group]) * factors[2 * group + 1];
            images &= possible[(group << 7) + (int) (product >>> 57)];
        }
        return images;
    }
}
