package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.board.Supply;

/**
 * A FILA search with an occupancy of one word. Most placements leave a cell that no image can fill, so a placement must do
 * little work before such a cell is found. A placement changes a word of occupancy and a word of the shapes that are used
 * up. It also changes the numbers of filled neighbours of all cells, which are three words, one for each binary digit.
 */
final class WordListSearch {

    /** The greatest number of neighbours of a cell, because the filled neighbours are counted with three binary digits. */
    private static final int MOST_NEIGHBOURS = 7;

    private final ImageSpace space;
    /** True if the region may be full with pieces left. */
    private final boolean isVaried;

    private final OpenCells cells;
    private final Progress progress;
    /** The kinds of the heuristics, by the number of pieces left. The array {@link #lists} has the lists. */
    private final Heuristic.Kind[] kinds;

    private final WordLists[] lists;
    /** True with NOF, where each list is one part. */
    private final boolean nof;

    private final WordLists.Store store;
    /** The orders of cells, by the number of pieces left; null where the order is not fixed. */
    private final int[][] orders;
    /** The set of the neighbours of each cell. */
    private final long[] beside;

    private final int[] unused;
    /** The numbers of the bits of the shapes that are used up. */
    private final int[] usedUp;

    private int usedUpCount;

    WordListSearch(
            ImageSpace space,
            Schedule schedule,
            OpenCells cells,
            ImageMatrix matrix,
            WordLists.Store store,
            int left,
            Progress progress) {
        this.store = store;
        this.nof = schedule.usesNof();
        store.clear();
        this.space = space;
        this.isVaried = matrix.isVaried();
        this.cells = cells;
        this.progress = progress;
        this.beside = new long[cells.count()];
        for (int cell = 0; cell < beside.length; cell++) {
            for (int direction = 0; direction < cells.directionCount(); direction++) {
                beside[cell] |= 1L << cells.neighbour(direction, cell);
            }
            beside[cell] &= ~(1L << cell);
        }
        this.unused = new int[space.shapeCount()];
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = matrix.unused(shape);
        }
        this.usedUp = new int[left];
        this.kinds = new Heuristic.Kind[left + 1];
        this.orders = new int[left + 1][];
        this.lists = new WordLists[left + 1];
        makeLists(schedule, new WordLists.Rows(space, cells, matrix.imagesForLists()), left);
    }

    /**
     * Returns true if this search can fill some cells: each open cell and each shape can have a bit of a word. If no piece
     * may be left over, there are at most as many shapes as open cells.
     *
     * @param shapes the number of shapes
     */
    static boolean serves(OpenCells cells, Supply supply, int shapes) {
        return cells.count() <= Long.SIZE
                && cells.directionCount() <= MOST_NEIGHBOURS
                && (shapes <= Long.SIZE || !supply.isVaried());
    }

    private void makeLists(Schedule schedule, WordLists.Rows rows, int pieces) {
        for (int left = pieces; left > 0; left--) {
            Heuristic heuristic = schedule.heuristic(left);
            kinds[left] = heuristic.kind;
            for (int other = left + 1; other <= pieces && lists[left] == null; other++) {
                if (heuristic.sharesListsWith(schedule.heuristic(other))) {
                    lists[left] = lists[other];
                    orders[left] = orders[other];
                }
            }
            if (lists[left] == null) {
                orders[left] = heuristic.isFixed() ? cells.order(heuristic) : null;
                lists[left] = new WordLists(rows, cells, store, schedule.usesNof(), earlier(orders[left]));
            }
        }
    }

    /** Returns for each cell the set of the earlier cells in an order. The sets are empty if the order is null. */
    private long[] earlier(int... order) {
        long[] earlier = new long[cells.count()];
        if (order != null) {
            long before = 0;
            for (int cell : order) {
                earlier[cell] = before;
                before |= 1L << cell;
            }
        }
        return earlier;
    }

    /** Searches all ways to place the pieces that are left. */
    void search(int left) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        for (int cell = 0; cell < beside.length; cell++) {
            int filled = cells.directionCount() - Long.bitCount(beside[cell]);
            ones |= (filled & 1L) << cell;
            twos |= (filled >> 1 & 1L) << cell;
            fours |= (filled >> 2 & 1L) << cell;
        }
        // The bits beyond the last cell are set like those of filled cells.
        fill(cells.count() == Long.SIZE ? 0 : -1L << cells.count(), 0L, ones, twos, fours, left);
    }

    private void fill(long o, long used, long ones, long twos, long fours, int left) {
        progress.endIfStopped(left);
        int target = switch (kinds[left]) {
            case SIZE -> smallest(o, used, ~o, left);
            case ESTIMATE -> smallest(o, used, leastOpen(o, ones, twos, fours), left);
            case NEIGHBOURS -> lists[left].target(Long.numberOfTrailingZeros(leastOpen(o, ones, twos, fours)), o);
            case FIXED -> lists[left].target(firstInOrder(o, left), o);
        };
        if (target < 0) {
            return;
        }
        if (progress.countsAttempts) {
            count(lists[left].firstOfShape(target), left);
        }
        long[] layouts = store.layouts;
        long[] shapes = store.shapes;
        for (long parts = lists[left].parts(target, used); parts != 0L; parts &= parts - 1L) {
            int part = Long.numberOfTrailingZeros(parts);
            int end = lists[left].end(target, part);
            for (int at = lists[left].start(target, part); at < end; at++) {
                if (((o & layouts[at]) | (used & shapes[at])) == 0L) {
                    int image = store.images[at];
                    progress.fits[left]++;
                    progress.path[left] = image;
                    if (left == 1 && (!isVaried || (o | layouts[at]) == -1L)) {
                        progress.solved(0);
                    }
                    boolean watched = progress.isWatched[left];
                    if ((!watched || progress.placed(left, image)) && left > 1) {
                        place(o, used, ones, twos, fours, at, left);
                    }
                    if (watched) {
                        progress.removed(left, image);
                    }
                }
            }
        }
    }

    /** Counts as attempts all images of a target whose shapes are not used up. */
    private void count(int[] firstOfShape, int left) {
        int size = firstOfShape[Long.SIZE] - firstOfShape[0];
        for (int i = 0; i < usedUpCount; i++) {
            size -= firstOfShape[usedUp[i] + 1] - firstOfShape[usedUp[i]];
        }
        progress.attempts[left] += size;
    }

    private void place(long o, long used, long ones, long twos, long fours, int at, int left) {
        long layout = store.layouts[at];
        if (isVaried && (o | layout) == -1L) {
            progress.solved(left - 1);
            return;
        }
        long newOnes = ones;
        long newTwos = twos;
        long newFours = fours;
        for (long rest = layout; rest != 0L; rest &= rest - 1L) {
            long more = beside[Long.numberOfTrailingZeros(rest)];
            long carry = newOnes & more;
            newOnes ^= more;
            newFours ^= newTwos & carry;
            newTwos ^= carry;
        }
        int shape = space.shape(store.images[at]);
        unused[shape]--;
        if (unused[shape] == 0) {
            usedUp[usedUpCount] = Long.numberOfTrailingZeros(store.shapes[at]);
            usedUpCount++;
            fill(o | layout, used | store.shapes[at], newOnes, newTwos, newFours, left - 1);
            usedUpCount--;
        } else {
            fill(o | layout, used, newOnes, newTwos, newFours, left - 1);
        }
        unused[shape]++;
    }

    private int firstInOrder(long o, int left) {
        int[] order = orders[left];
        int place = 0;
        while ((o >>> order[place] & 1L) != 0L) {
            place++;
        }
        return order[place];
    }

    /** Returns the set of the open cells with the fewest open neighbours. */
    private static long leastOpen(long o, long ones, long twos, long fours) {
        long least = ~o;
        least = (least & fours) == 0L ? least : least & fours;
        least = (least & twos) == 0L ? least : least & twos;
        return (least & ones) == 0L ? least : least & ones;
    }

    /** Returns the target with the fewest fits among some cells, or -1 if a cell has no fit. */
    private int smallest(long o, long used, long candidates, int left) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (long rest = candidates; rest != 0L; rest &= rest - 1L) {
            int cell = Long.numberOfTrailingZeros(rest);
            int target = lists[left].target(cell, o);
            int count = fits(o, used, lists[left], target);
            if (count == 0) {
                return -1;
            }
            if (count < least) {
                least = count;
                best = target;
            }
        }
        return best;
    }

    private int fits(long o, long used, WordLists of, int target) {
        if (nof) {
            return fits(o, used, of.start(target, 0), of.end(target, 0));
        }
        int fits = 0;
        for (long parts = of.parts(target, used); parts != 0L; parts &= parts - 1L) {
            int part = Long.numberOfTrailingZeros(parts);
            fits += fits(o, used, of.start(target, part), of.end(target, part));
        }
        return fits;
    }

    /**
     * Returns the number of fits in a list. It is counted without a branch, because a processor can hardly predict if an
     * image fits.
     */
    private int fits(long o, long used, int start, int end) {
        long[] layouts = store.layouts;
        long[] shapes = store.shapes;
        long blocked = 0;
        for (int at = start; at < end; at++) {
            long obstacles = (o & layouts[at]) | (used & shapes[at]);
            blocked += (obstacles | -obstacles) >>> (Long.SIZE - 1);
        }
        return end - start - (int) blocked;
    }
}
