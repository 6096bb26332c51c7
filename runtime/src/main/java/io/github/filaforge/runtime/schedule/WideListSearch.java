package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * A FILA search in any number of cells, with an occupancy of several words. Its image lists have the images that can be
 * placed when the search goes from dancing links to image lists. A list is made when it is needed for the first time.
 */
final class WideListSearch {

    /** The images to be tried at a target, shape by shape. */
    private static final class ImageListSet {
        /** The index of the first image of each shape, and at the end the number of images. */
        final int[] first;

        final int[] images;
        /** The layouts of the images, {@link WideListSearch#words} words each. */
        final long[] layouts;

        ImageListSet(int[] first, int[] images, long[] layouts) {
            this.first = first;
            this.images = images;
            this.layouts = layouts;
        }
    }

    /** The number of open cells. */
    private final int cells;

    private final int words;
    private final int directions;
    /** For each cell the ILSI bits of the directions in which it has no open neighbour. */
    private final int[] masks;

    private final Schedule schedule;
    /** The shapes. At the start, the shapes with unused pieces and images come first. */
    private final int[] shapes;

    private final int[] unused;
    private final int shapeCount;
    /** The number of shapes that have images at the start. */
    private final int freeShapes;

    private final ImageSpace space;
    /** True if the region may be full with pieces left. */
    private final boolean isVaried;

    private final OpenCells open;
    /** The images that can be placed, shape by shape. */
    private final int[] images;

    /** The layouts of the images, {@link #words} words each. */
    private final long[] layouts;
    /** For each cell the indices in {@link #images} of the images that cover it, shape by shape. */
    private final int[][] covering;

    /** The cells in the fixed order, by the number of pieces left; null where the order is not fixed. */
    private final int[][] orders;
    /** The lists by the number of pieces left. Several heuristics can share them. */
    private final ImageListSet[][] sets;
    /** The occupancy with n pieces left, which begins at index n * words. */
    private final long[] trail;

    private final Progress progress;

    WideListSearch(
            ImageSpace space, Schedule schedule, OpenCells open, ImageMatrix matrix, int left, Progress progress) {
        this.progress = progress;
        this.space = space;
        this.isVaried = matrix.isVaried();
        this.schedule = schedule;
        this.open = open;
        this.cells = open.count();
        this.words = Words.count(cells);
        this.directions = space.directionCount();
        this.masks = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            masks[cell] = open.edges(cell);
        }
        this.shapeCount = space.shapeCount();
        this.unused = new int[shapeCount];
        this.shapes = new int[shapeCount];
        for (int shape = 0; shape < shapeCount; shape++) {
            unused[shape] = matrix.unused(shape);
        }
        int[] inOrder = matrix.imagesForLists();
        int first = 0;
        for (int i = 0; i < inOrder.length; i++) {
            int shape = space.shape(inOrder[i]);
            if (i == 0 || shape != space.shape(inOrder[i - 1])) {
                shapes[first] = shape;
                first++;
            }
        }
        this.freeShapes = first;
        this.images = byShape(inOrder);
        this.layouts = new long[images.length * words];
        this.covering = covering();
        this.trail = new long[(left + 1) * words];
        this.orders = new int[left + 1][];
        this.sets = new ImageListSet[left + 1][];
        makeSets(left);
    }

    /** Returns images shape by shape, in the order of the shapes. The images of a shape keep their order. */
    private int[] byShape(int... inOrder) {
        int[] starts = new int[shapeCount + 1];
        for (int image : inOrder) {
            starts[space.shape(image) + 1]++;
        }
        for (int shape = 0; shape < shapeCount; shape++) {
            starts[shape + 1] += starts[shape];
        }
        int[] sorted = new int[inOrder.length];
        for (int image : inOrder) {
            sorted[starts[space.shape(image)]] = image;
            starts[space.shape(image)]++;
        }
        return sorted;
    }

    /** Makes the layouts, and returns for each cell the list of the images that cover it. */
    private int[][] covering() {
        int[] counts = new int[cells];
        for (int i = 0; i < images.length; i++) {
            for (int each : space.cells(images[i])) {
                layouts[i * words + open.indexOf(each) / Long.SIZE] |= 1L << open.indexOf(each);
                counts[open.indexOf(each)]++;
            }
        }
        int[][] lists = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            lists[cell] = new int[counts[cell]];
        }
        for (int i = images.length - 1; i >= 0; i--) {
            for (int each : space.cells(images[i])) {
                counts[open.indexOf(each)]--;
                lists[open.indexOf(each)][counts[open.indexOf(each)]] = i;
            }
        }
        return lists;
    }

    private void makeSets(int pieces) {
        for (int left = pieces; left > 0; left--) {
            Heuristic heuristic = schedule.heuristic(left);
            for (int other = pieces; other > left && sets[left] == null; other--) {
                if (heuristic.sharesListsWith(schedule.heuristic(other))) {
                    sets[left] = sets[other];
                    orders[left] = orders[other];
                }
            }
            if (sets[left] == null) {
                orders[left] = heuristic.isFixed() ? open.order(heuristic) : null;
                sets[left] = new ImageListSet[cells << (schedule.usesNof() ? directions : 0)];
            }
        }
    }

    /**
     * Returns the lists to be tried at a target.
     *
     * @param ilsi a bit for each neighbour that is filled, the first direction with the least significant bit; 0 without NOF
     */
    private ImageListSet lists(int left, int cell, int ilsi) {
        int index = schedule.usesNof() ? cell << directions | ilsi : cell;
        ImageListSet set = sets[left][index];
        if (set == null) {
            set = make(orders[left], cell, ilsi);
            sets[left][index] = set;
        }
        return set;
    }

    private ImageListSet make(int[] order, int cell, int ilsi) {
        long[] excluded = new long[words];
        for (int direction = 0; direction < directions; direction++) {
            int neighbour = open.neighbour(direction, cell);
            if ((ilsi >> direction & 1) != 0 && neighbour != cell) {
                excluded[neighbour / Long.SIZE] |= 1L << neighbour;
            }
        }
        // POF: the earlier cells of the order are filled when the cell is the target.
        for (int place = 0; order != null && order[place] != cell; place++) {
            excluded[order[place] / Long.SIZE] |= 1L << order[place];
        }
        int[] first = new int[shapeCount + 1];
        int[] chosen = new int[covering[cell].length];
        long[] chosenLayouts = new long[chosen.length * words];
        int count = 0;
        for (int i : covering[cell]) {
            if (misses(i, excluded)) {
                System.arraycopy(layouts, i * words, chosenLayouts, count * words, words);
                chosen[count] = images[i];
                count++;
                first[space.shape(images[i]) + 1] = count;
            }
        }
        for (int shape = 1; shape <= shapeCount; shape++) {
            first[shape] = Math.max(first[shape], first[shape - 1]);
        }
        return new ImageListSet(first, Arrays.copyOf(chosen, count), Arrays.copyOf(chosenLayouts, count * words));
    }

    private boolean misses(int i, long... excluded) {
        for (int word = 0; word < words; word++) {
            if ((layouts[i * words + word] & excluded[word]) != 0L) {
                return false;
            }
        }
        return true;
    }

    /** Searches all ways to place the pieces that are left. */
    void search(int left) {
        fill(freeShapes, left);
    }

    private void fill(int free, int left) {
        progress.endIfStopped(left);
        ImageListSet set = choose(free, left);
        if (set == null) {
            return;
        }
        for (int i = 0; i < free; i++) {
            int shape = shapes[i];
            int at = set.first[shape];
            int end = set.first[shape + 1];
            if (at == end) {
                continue;
            }
            int rest = free;
            unused[shape]--;
            if (unused[shape] == 0) {
                rest--;
                shapes[i] = shapes[rest];
                shapes[rest] = shape;
            }
            progress.attempts[left] += end - at;
            for (; at < end; at++) {
                if (fits(set, at, left)) {
                    place(set, at, rest, left);
                }
            }
            if (unused[shape] == 0) {
                shapes[rest] = shapes[i];
                shapes[i] = shape;
            }
            unused[shape]++;
        }
    }

    private boolean fits(ImageListSet set, int at, int left) {
        for (int word = 0; word < words; word++) {
            if ((trail[left * words + word] & set.layouts[at * words + word]) != 0L) {
                return false;
            }
        }
        return true;
    }

    private void place(ImageListSet set, int at, int free, int left) {
        int image = set.images[at];
        progress.fits[left]++;
        progress.path[left] = image;
        boolean isFull = isVaried && isFullWith(set, at, left);
        if (isFull || (left == 1 && !isVaried)) {
            progress.solved(left - 1);
        }
        boolean watched = progress.isWatched[left];
        if ((!watched || progress.placed(left, image)) && !isFull && left > 1) {
            for (int word = 0; word < words; word++) {
                trail[(left - 1) * words + word] = trail[left * words + word] | set.layouts[at * words + word];
            }
            fill(free, left - 1);
        }
        if (watched) {
            progress.removed(left, image);
        }
    }

    private boolean isFullWith(ImageListSet set, int at, int left) {
        for (int word = 0; word < words; word++) {
            long open = ~(trail[left * words + word] | set.layouts[at * words + word]);
            if ((word == words - 1 ? open << -cells : open) != 0L) {
                return false;
            }
        }
        return true;
    }

    private ImageListSet choose(int free, int left) {
        return switch (schedule.heuristic(left).kind) {
            case FIXED -> firstInOrder(left);
            case SIZE -> smallest(false, free, left);
            case ESTIMATE -> smallest(true, free, left);
            case NEIGHBOURS -> lists(left, firstWithLeastOpen(left));
        };
    }

    private boolean isFilled(int cell, int left) {
        return (trail[left * words + cell / Long.SIZE] >>> cell & 1L) != 0L;
    }

    private ImageListSet firstInOrder(int left) {
        int[] order = orders[left];
        int place = 0;
        while (isFilled(order[place], left)) {
            place++;
        }
        return lists(left, order[place]);
    }

    private ImageListSet lists(int left, int cell) {
        return lists(left, cell, schedule.usesNof() ? ilsi(cell, left) : 0);
    }

    private int ilsi(int cell, int left) {
        int ilsi = masks[cell];
        for (int direction = 0; direction < directions; direction++) {
            if (isFilled(open.neighbour(direction, cell), left)) {
                ilsi |= 1 << direction;
            }
        }
        return ilsi;
    }

    private int openNeighbours(int cell, int left) {
        return directions - Integer.bitCount(ilsi(cell, left));
    }

    private int firstWithLeastOpen(int left) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells; cell++) {
            if (!isFilled(cell, left) && openNeighbours(cell, left) < least) {
                best = cell;
                least = openNeighbours(cell, left);
            }
        }
        return best;
    }

    /**
     * Returns the lists of the open cell with the fewest fits, or null if a cell has no fit.
     *
     * @param leastOpenOnly true to look only at the cells with the fewest open neighbours
     */
    private ImageListSet smallest(boolean leastOpenOnly, int free, int left) {
        int open = leastOpenOnly ? openNeighbours(firstWithLeastOpen(left), left) : 0;
        ImageListSet best = null;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells; cell++) {
            if (!isFilled(cell, left) && (!leastOpenOnly || openNeighbours(cell, left) == open)) {
                ImageListSet set = lists(left, cell);
                int count = fits(set, free, least, left);
                if (count == 0) {
                    return null;
                }
                if (count < least) {
                    least = count;
                    best = set;
                }
            }
        }
        return best;
    }

    private int fits(ImageListSet set, int free, int limit, int left) {
        int count = 0;
        for (int i = 0; i < free && count < limit; i++) {
            int end = set.first[shapes[i] + 1];
            for (int at = set.first[shapes[i]]; at < end; at++) {
                if (fits(set, at, left)) {
                    count++;
                }
            }
        }
        return count;
    }
}
