package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * Image lists for targets in up to 64 cells, made when they are first asked for. Whether NOF is asked for or not, there
 * is a list for each state of a target's neighbours, since a search that looks at fewer images is faster; without NOF the
 * images are only counted as if all of a target's had been tried.
 */
final class WordLists {

    /** Where the lists are kept, one after the other: the same room for one search after another. */
    static final class Store {
        int[] images = new int[1 << 10];
        long[] layouts = new long[1 << 10];
        /** For each image the bit of its shape. */
        long[] shapes = new long[1 << 10];

        private int count;

        void clear() {
            count = 0;
        }

        private void add(WordRows rows, int[] found, int number) {
            if (count + number > images.length) {
                int room = 2 * images.length + number;
                images = Arrays.copyOf(images, room);
                layouts = Arrays.copyOf(layouts, room);
                shapes = Arrays.copyOf(shapes, room);
            }
            for (int i = 0; i < number; i++) {
                int row = found[i];
                images[count + i] = rows.image(row);
                layouts[count + i] = rows.layout(row);
                shapes[count + i] = rows.shape(row);
            }
            count += number;
        }
    }

    /** The bits of the number of a cell. */
    private static final int CELL_BITS = 6;

    private final WordRows rows;
    private final Store store;
    private final boolean nof;
    private final int directions;
    /** For each cell what is filled when it is the target, since it comes earlier in a fixed order (POF). */
    private final long[] earlier;
    /**
     * For each cell its neighbours, {@link #CELL_BITS} bits each, the first direction as the least significant; itself if
     * there is none.
     */
    private final long[] neighbours;
    /** For each cell the ILSI bits of directions in which there is no neighbour. */
    private final int[] edges;

    private final int[] found;
    /** For each target where its list starts in the store, and where it ends: 0 if it is not made. */
    private final int[] starts;

    private final int[] ends;
    /** For each target the number of images to be tried of each shape, by the number of its bit, and the sum of these. */
    private final int[][] sizes;

    WordLists(WordRows rows, OpenCells cells, Store store, boolean nof, long... earlier) {
        this.rows = rows;
        this.store = store;
        this.nof = nof;
        this.directions = cells.directionCount();
        this.earlier = earlier;
        this.neighbours = new long[cells.count()];
        this.edges = new int[cells.count()];
        for (int cell = 0; cell < edges.length; cell++) {
            edges[cell] = cells.edges(cell);
            for (int direction = 0; direction < directions; direction++) {
                int neighbour = cells.neighbour(direction, cell);
                neighbours[cell] |= (long) neighbour << (CELL_BITS * direction);
            }
        }
        this.found = new int[rows.count()];
        this.starts = new int[edges.length << directions];
        this.ends = new int[starts.length];
        this.sizes = new int[starts.length][];
        Arrays.fill(starts, -1);
    }

    /** The number of a target: a cell, and which of its neighbours are filled. Its list is made if need be. */
    int target(int cell, long o) {
        int ilsi = edges[cell];
        long neighbour = neighbours[cell];
        for (int direction = 0; direction < directions; direction++) {
            // Only the bits of the next neighbour count as the distance of a shift.
            ilsi |= (int) (o >>> neighbour & 1L) << direction;
            neighbour >>>= CELL_BITS;
        }
        int target = cell << directions | ilsi;
        if (starts[target] < 0) {
            make(target);
        }
        return target;
    }

    int start(int target) {
        return starts[target];
    }

    int end(int target) {
        return ends[target];
    }

    private void make(int target) {
        int cell = target >> directions;
        long filled = earlier[cell];
        for (int direction = 0; direction < directions; direction++) {
            filled |= (target >> direction & 1L) << (neighbours[cell] >>> (CELL_BITS * direction));
        }
        starts[target] = store.count;
        store.add(rows, found, rows.find(cell, filled & ~(1L << cell), found));
        ends[target] = store.count;
    }

    /** How many images are to be tried at a target, of each shape by the number of its bit, and at the end in all. */
    int[] sizes(int target) {
        int index = nof ? target : target >> directions;
        if (sizes[index] == null) {
            sizes[index] = nof ? sizesWithNof(target) : sizesWithoutNof(index);
        }
        return sizes[index];
    }

    private int[] sizesWithNof(int target) {
        int[] count = new int[Long.SIZE + 1];
        for (int at = starts[target]; at < ends[target]; at++) {
            count[Long.numberOfTrailingZeros(store.shapes[at])]++;
        }
        count[Long.SIZE] = ends[target] - starts[target];
        return count;
    }

    private int[] sizesWithoutNof(int cell) {
        int[] count = new int[Long.SIZE + 1];
        count[Long.SIZE] = rows.find(cell, earlier[cell], found);
        for (int i = 0; i < count[Long.SIZE]; i++) {
            count[Long.numberOfTrailingZeros(rows.shape(found[i]))]++;
        }
        return count;
    }
}
