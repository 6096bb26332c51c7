package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * Image lists for targets in up to 64 cells, made when they are first asked for. With NOF a target is a cell and the state of
 * its neighbours, without it a cell. The images of a list stand shape by shape.
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
    /** For each target what {@link #firstOfShape} returns; null where it is not made. */
    private final int[][] firstOfShape;

    /** Without NOF for each target the bits of the shapes that have images in its list. */
    private final long[] shapesOf;

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
        this.starts = new int[nof ? edges.length << directions : edges.length];
        this.ends = new int[starts.length];
        this.firstOfShape = new int[starts.length][];
        this.shapesOf = new long[nof ? 0 : starts.length];
        Arrays.fill(starts, -1);
    }

    /** Returns the number of the target that a cell is with an occupancy. Its list is made if need be. */
    int target(int cell, long o) {
        int target = nof ? cell << directions | ilsi(cell, o) : cell;
        if (starts[target] < 0) {
            make(cell, target);
        }
        return target;
    }

    private int ilsi(int cell, long o) {
        int ilsi = edges[cell];
        long neighbour = neighbours[cell];
        for (int direction = 0; direction < directions; direction++) {
            // Only the bits of the next neighbour count as the distance of a shift.
            ilsi |= (int) (o >>> neighbour & 1L) << direction;
            neighbour >>>= CELL_BITS;
        }
        return ilsi;
    }

    /**
     * Returns the index in the store of the first image of a part of a list. With NOF a list is so short that it is one part,
     * the images of shapes that are used up among them; without NOF the images of each shape are a part, by the number of its
     * bit.
     */
    int start(int target, int part) {
        return nof ? starts[target] : firstOfShape[target][part];
    }

    /** Returns the index behind the last image of a part. */
    int end(int target, int part) {
        return nof ? ends[target] : firstOfShape[target][part + 1];
    }

    /** Returns the bits of the parts of a list whose shapes are not used up. */
    long parts(int target, long used) {
        return nof ? 1L : shapesOf[target] & ~used;
    }

    private void make(int cell, int target) {
        long filled = earlier[cell];
        if (nof) {
            for (int direction = 0; direction < directions; direction++) {
                filled |= (target >> direction & 1L) << (neighbours[cell] >>> (CELL_BITS * direction));
            }
        }
        starts[target] = store.count;
        store.add(rows, found, rows.find(cell, filled & ~(1L << cell), found));
        ends[target] = store.count;
        if (!nof) {
            firstOfShape(target);
        }
    }

    /**
     * Returns for a target, by the number of the bit of each shape, the index in the store of its first image; at the end where
     * the list ends.
     */
    int[] firstOfShape(int target) {
        if (firstOfShape[target] == null) {
            int[] first = new int[Long.SIZE + 1];
            int at = starts[target];
            for (int shape = 0; shape < Long.SIZE; shape++) {
                first[shape] = at;
                while (at < ends[target] && store.shapes[at] == 1L << shape) {
                    at++;
                }
                if (!nof && at > first[shape]) {
                    shapesOf[target] |= 1L << shape;
                }
            }
            first[Long.SIZE] = at;
            firstOfShape[target] = first;
        }
        return firstOfShape[target];
    }
}
