package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * A FILA search whose image lists are code. The code serves all searches of a solver, so the cells have their numbers of the
 * region, no matter which pieces dancing links have placed. An image that overlaps one of these pieces fails the test of the
 * occupancy. Attempts are counted as if the lists did not have the images that overlap these pieces.
 */
final class ListCodeSearch {

    private final ImageSpace space;
    /** True if the region may be full with pieces left. */
    private final boolean isVaried;

    private final ListCode code;
    private final Progress progress;
    private final boolean nof;
    private final int words;
    /** The number of words of a state. */
    private final int stride;

    private final int directions;
    /** The layouts of all images, {@link #words} words each. */
    private final long[] layouts;
    /** The neighbours of all cells as sets, {@link #words} words for each cell. */
    private final long[] beside;
    /**
     * The kinds of the heuristics, by the number of pieces left. The arrays {@link #orders} and {@link #cells} have the
     * number of the fixed order, or 0, and its cells, or null if they are in the order of their numbers.
     */
    private final Heuristic.Kind[] kinds;

    private final int[] orders;
    private final int[][] cells;

    /** The states by the number of pieces left, {@link #stride} words each. */
    private final long[] states;
    /** The images that fit. The images of a target come behind the images of all earlier targets. */
    private final int[] found;

    private final long[] least;
    private final int[] unused;
    /** The shapes that are used up since the search went over to image lists. */
    private final int[] usedUp;

    private int usedUpCount;
    /** The state when the search went over to image lists. */
    private final long[] before;
    /**
     * For each image, true if the matrix had it when the search went over to image lists; null if the schedule has no filter
     * that takes images out of the matrix.
     */
    private final boolean[] isPresent;
    /**
     * The number of images of each shape to be tried, by order and target, and behind them the number of images of all
     * shapes.
     */
    private final int[][][] sizes;
    /** The index behind the images that fit at the target that was chosen last. */
    private int end;

    ListCodeSearch(ImageSpace space, boolean isVaried, Schedule schedule, ListCode code, Progress progress) {
        this.space = space;
        this.isVaried = isVaried;
        this.code = code;
        this.progress = progress;
        this.nof = schedule.usesNof();
        this.isPresent = schedule.filters() ? new boolean[space.imageCount()] : null;
        this.words = Words.count(space.cellCount());
        this.stride = words + 1;
        this.directions = space.directionCount();
        this.layouts = new long[space.imageCount() * words];
        int[] covering = new int[space.cellCount()];
        for (int image = 0; image < space.imageCount(); image++) {
            for (int cell : space.cells(image)) {
                set(layouts, image * words, cell);
                covering[cell]++;
            }
        }
        this.beside = new long[space.cellCount() * words];
        int most = 0;
        for (int cell = 0; cell < space.cellCount(); cell++) {
            most = Math.max(most, covering[cell]);
            for (int direction = 0; direction < directions; direction++) {
                if (space.neighbour(direction, cell) != cell) {
                    set(beside, cell * words, space.neighbour(direction, cell));
                }
            }
        }
        int pieces = schedule.pieces();
        this.states = new long[(pieces + 1) * stride];
        this.before = new long[stride];
        // The choice of a target compares two lists at a time.
        this.found = new int[(pieces + 2) * most];
        this.least = new long[words];
        this.unused = new int[space.shapeCount()];
        this.usedUp = new int[pieces];
        this.kinds = new Heuristic.Kind[pieces + 1];
        this.orders = new int[pieces + 1];
        this.cells = new int[pieces + 1][];
        this.sizes = new int[number(schedule) + 1][][];
    }

    private static void set(long[] set, int first, int cell) {
        set[first + cell / Long.SIZE] |= 1L << cell;
    }

    /** Numbers the fixed orders from 1 on, in agreement with the code, and returns the last number. */
    private int number(Schedule schedule) {
        int last = 0;
        for (int left = schedule.pieces(); left > 0; left--) {
            Heuristic heuristic = schedule.heuristic(left);
            kinds[left] = heuristic.kind;
            if (heuristic.isFixed()) {
                boolean isKnown = left < schedule.pieces() && heuristic == schedule.heuristic(left + 1);
                last += isKnown ? 0 : 1;
                orders[left] = last;
                cells[left] = isKnown ? cells[left + 1] : inOrder(heuristic);
            }
        }
        return last;
    }

    /** Returns the cells in a fixed order, or null if this is the order of their numbers. */
    private int[] inOrder(Heuristic heuristic) {
        int[] natural = new int[space.cellCount()];
        for (int cell = 0; cell < natural.length; cell++) {
            natural[cell] = cell;
        }
        int[] order = heuristic.order(natural);
        return Arrays.equals(order, natural) ? null : order;
    }

    /** Searches all ways to place the pieces that are left, after the pieces that a matrix has placed. */
    void search(ImageMatrix matrix, Remains remains, int left) {
        int at = left * stride;
        Arrays.fill(states, at, at + stride, 0L);
        for (int cell = 0; cell < words * Long.SIZE; cell++) {
            if (cell >= space.cellCount() || !remains.isOpen(cell)) {
                set(states, at, cell);
            }
        }
        usedUpCount = 0;
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = matrix.unused(shape);
            states[at + words] |= unused[shape] == 0 ? 1L << shape : 0L;
        }
        System.arraycopy(states, at, before, 0, stride);
        if (isPresent != null) {
            Arrays.fill(isPresent, false);
            for (int image : matrix.images()) {
                isPresent[image] = true;
            }
        }
        for (int order = 0; order < sizes.length; order++) {
            sizes[order] = new int[nof ? space.cellCount() << directions : space.cellCount()][];
        }
        fill(left, 0);
    }

    /**
     * Fills a target.
     *
     * @param first the index in {@link #found} from which on the images that fit are stored
     */
    private void fill(int left, int first) {
        progress.endIfStopped(left);
        int at = left * stride;
        int target = switch (kinds[left]) {
            case SIZE -> {
                for (int word = 0; word < words; word++) {
                    least[word] = ~states[at + word];
                }
                yield smallest(left, first);
            }
            case ESTIMATE -> {
                code.leastOpen(states, at, least);
                yield smallest(left, first);
            }
            case NEIGHBOURS -> {
                code.leastOpen(states, at, least);
                yield only(firstOf(least), left, first);
            }
            case FIXED -> only(firstInOrder(left), left, first);
        };
        if (target < 0) {
            return;
        }
        if (progress.countsAttempts) {
            count(target, left);
        }
        int last = end;
        for (int index = first; index < last; index++) {
            int image = found[index];
            progress.fits[left]++;
            progress.path[left] = image;
            boolean isFull = isVaried && isFullWith(image, at);
            if (isFull || (left == 1 && !isVaried)) {
                progress.solved(left - 1);
            }
            boolean watched = progress.isWatched[left];
            if ((!watched || progress.placed(left, image)) && !isFull && left > 1) {
                place(image, left, last);
            }
            if (watched) {
                progress.removed(left, image);
            }
        }
    }

    /** Returns true if an image fills all open cells of the state that begins at an index. */
    private boolean isFullWith(int image, int at) {
        for (int word = 0; word < words; word++) {
            if ((states[at + word] | layouts[image * words + word]) != -1L) {
                return false;
            }
        }
        return true;
    }

    private void place(int image, int left, int first) {
        int at = left * stride;
        int next = at - stride;
        for (int word = 0; word < words; word++) {
            states[next + word] = states[at + word] | layouts[image * words + word];
        }
        int shape = space.shape(image);
        unused[shape]--;
        if (unused[shape] == 0) {
            usedUp[usedUpCount] = shape;
            usedUpCount++;
            states[next + words] = states[at + words] | 1L << shape;
            fill(left - 1, first);
            usedUpCount--;
        } else {
            states[next + words] = states[at + words];
            fill(left - 1, first);
        }
        unused[shape]++;
    }

    /** Finds the images that fit at a given target, and returns the target. */
    private int only(int cell, int left, int first) {
        end = fitting(orders[left], cell, states, left * stride, first);
        return cell;
    }

    /**
     * Returns the first cell with the fewest fits among the cells of {@link #least}, or -1 if a cell has no fit. Afterwards
     * {@link #found} has the images that fit at the cell.
     */
    private int smallest(int left, int first) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int behind = first;
        for (int word = 0; word < words; word++) {
            for (long rest = least[word]; rest != 0L; rest &= rest - 1L) {
                int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                int count = fitting(orders[left], cell, states, left * stride, behind) - behind;
                if (count == 0) {
                    return -1;
                }
                if (count < fewest) {
                    System.arraycopy(found, behind, found, first, count);
                    fewest = count;
                    best = cell;
                    behind = first + count;
                }
            }
        }
        end = behind;
        return best;
    }

    private int fitting(int order, int cell, long[] state, int at, int first) {
        int last = code.fitting(order, cell, state, at, found, first);
        return isPresent == null ? last : present(first, last);
    }

    /** Drops the images that a filter has taken out of the matrix, and returns the index behind the images that stay. */
    private int present(int first, int last) {
        int kept = first;
        for (int index = first; index < last; index++) {
            found[kept] = found[index];
            kept += isPresent[found[index]] ? 1 : 0;
        }
        return kept;
    }

    private static int firstOf(long... set) {
        int word = 0;
        while (set[word] == 0L) {
            word++;
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(set[word]);
    }

    private int firstInOrder(int left) {
        int[] order = cells[left];
        int at = left * stride;
        if (order == null) {
            int word = 0;
            while (states[at + word] == -1L) {
                word++;
            }
            return word * Long.SIZE + Long.numberOfTrailingZeros(~states[at + word]);
        }
        int place = 0;
        while ((states[at + order[place] / Long.SIZE] >>> order[place] & 1L) != 0L) {
            place++;
        }
        return order[place];
    }

    /** Counts the attempts at a target. */
    private void count(int cell, int left) {
        int at = left * stride;
        int index = nof ? cell << directions | ilsi(cell, at) : cell;
        int[][] ofOrder = sizes[orders[left]];
        if (ofOrder[index] == null) {
            ofOrder[index] = sizes(cell, left);
        }
        int size = ofOrder[index][unused.length];
        for (int i = 0; i < usedUpCount; i++) {
            size -= ofOrder[index][usedUp[i]];
        }
        progress.attempts[left] += size;
    }

    private int ilsi(int cell, int at) {
        int ilsi = 0;
        for (int direction = 0; direction < directions; direction++) {
            int neighbour = space.neighbour(direction, cell);
            ilsi |= (int) (states[at + neighbour / Long.SIZE] >>> neighbour & 1L) << direction;
        }
        return ilsi;
    }

    /**
     * Returns the sizes of the lists of a target. An image is in the lists if it covers none of the cells that were filled
     * when the search went over to image lists and, with NOF, none of the neighbours that are filled now.
     */
    private int[] sizes(int cell, int left) {
        long[] state = before.clone();
        for (int word = 0; nof && word < words; word++) {
            state[word] |= states[left * stride + word] & beside[cell * words + word];
        }
        int last = fitting(orders[left], cell, state, 0, end);
        int[] count = new int[unused.length + 1];
        for (int index = end; index < last; index++) {
            count[space.shape(found[index])]++;
        }
        count[unused.length] = last - end;
        return count;
    }
}
