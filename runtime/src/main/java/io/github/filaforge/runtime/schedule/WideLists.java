package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * Image lists for targets in any number of cells. They have the images that can be placed when the search goes from dancing
 * links to image lists. A list is made when it is needed for the first time.
 */
class WideLists {

    /** The images to be tried at a target, shape by shape. */
    static final class ImageListSet {
        /** The index of the first image of each shape, and at the end the number of images. */
        final int[] first;

        final int[] images;
        /** The layouts of the images, {@link WideLists#words} words each. */
        final long[] layouts;

        ImageListSet(int[] first, int[] images, long[] layouts) {
            this.first = first;
            this.images = images;
            this.layouts = layouts;
        }
    }

    /** The lists that several heuristics can share. */
    private static final class Family {
        private final Heuristic heuristic;
        /** For each cell its place in the fixed order; null if the order is not fixed. */
        private final int[] places;
        /** The cells in the fixed order; null if the order is not fixed. */
        private final int[] order;

        private final ImageListSet[] sets;

        Family(Heuristic heuristic, int[] places, int[] order, int setCount) {
            this.heuristic = heuristic;
            this.places = places;
            this.order = order;
            this.sets = new ImageListSet[setCount];
        }
    }

    /** The number of open cells. */
    final int cells;

    final int words;
    final int directions;
    /** For each cell the ILSI bits of the directions in which it has no open neighbour. */
    final int[] masks;

    final Schedule schedule;
    /** The shapes. At the start, the shapes with unused pieces and images come first. */
    final int[] shapes;

    final int[] unused;
    final int shapeCount;
    /** The number of shapes that have images at the start. */
    final int freeShapes;

    private final ImageSpace space;
    final OpenCells open;
    /** The images that can be placed, shape by shape. */
    private final int[] images;

    /** The layouts of the images, {@link #words} words each. */
    private final long[] layouts;
    /** For each cell the indices in {@link #images} of the images that cover it, shape by shape. */
    private final int[][] covering;

    private final Family[] families;

    WideLists(ImageSpace space, Schedule schedule, OpenCells open, ImageMatrix matrix, int left) {
        this.space = space;
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
        this.families = families(left);
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

    private Family[] families(int left) {
        Family[] byLeft = new Family[left + 1];
        for (int each = left; each > 0; each--) {
            Heuristic heuristic = schedule.heuristic(each);
            for (int other = left; other > each && byLeft[each] == null; other--) {
                Heuristic known = byLeft[other].heuristic;
                if (known == heuristic || (!known.isFixed() && !heuristic.isFixed())) {
                    byLeft[each] = byLeft[other];
                }
            }
            if (byLeft[each] == null) {
                byLeft[each] = family(heuristic);
            }
        }
        return byLeft;
    }

    private Family family(Heuristic heuristic) {
        int setCount = cells << (schedule.usesNof() ? directions : 0);
        if (!heuristic.isFixed()) {
            return new Family(heuristic, null, null, setCount);
        }
        int[] order = open.order(heuristic);
        int[] places = new int[cells];
        for (int place = 0; place < cells; place++) {
            places[order[place]] = place;
        }
        return new Family(heuristic, places, order, setCount);
    }

    /** Returns the cells in the fixed order for a number of pieces left. */
    final int[] order(int left) {
        return families[left].order;
    }

    /**
     * Returns the lists to be tried at a target.
     *
     * @param left the number of pieces left
     * @param cell the target
     * @param ilsi a bit for each neighbour that is filled, the first direction with the least significant bit; 0 without NOF
     */
    final ImageListSet lists(int left, int cell, int ilsi) {
        ImageListSet[] sets = families[left].sets;
        int index = schedule.usesNof() ? cell << directions | ilsi : cell;
        ImageListSet set = sets[index];
        if (set == null) {
            set = make(families[left], cell, ilsi);
            sets[index] = set;
        }
        return set;
    }

    private ImageListSet make(Family family, int cell, int ilsi) {
        long[] excluded = new long[words];
        for (int direction = 0; direction < directions; direction++) {
            int neighbour = open.neighbour(direction, cell);
            if ((ilsi >> direction & 1) != 0 && neighbour != cell) {
                excluded[neighbour / Long.SIZE] |= 1L << neighbour;
            }
        }
        if (family.places != null) {
            // POF: the earlier cells of the order are filled when the cell is the target.
            for (int place = 0; place < family.places[cell]; place++) {
                excluded[family.order[place] / Long.SIZE] |= 1L << family.order[place];
            }
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
}
