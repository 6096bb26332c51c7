package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * The image filters that work during the search (polycube article, "Image Filters"). Each filter takes images out of the
 * matrix whose placement would make a solution impossible.
 */
final class MatrixFilters {

    private final ImageSpace space;
    private final Schedule schedule;
    private final ImageMatrix matrix;
    private final Remains remains;
    private final Triggers counts;
    private final OpenParts parts;
    private int[] removed = new int[64];
    private int count;

    /**
     * @param schedule the numbers of pieces left with which each filter works
     * @param matrix the matrix from which images are taken out
     * @param counts the object to which the filters add the numbers of images that they take out
     */
    MatrixFilters(ImageSpace space, Schedule schedule, ImageMatrix matrix, Remains remains, Triggers counts) {
        this.space = space;
        this.schedule = schedule;
        this.matrix = matrix;
        this.remains = remains;
        this.counts = counts;
        this.parts = new OpenParts(space, remains);
    }

    /**
     * Filters the images of the matrix.
     *
     * @param left the number of pieces that are left after the last placement
     * @return the mark that {@link #undo} needs
     */
    int apply(int left) {
        int mark = count;
        if (schedule.filtersParities(left)) {
            filterParities();
            counts.parityFilter[left] += count - mark;
        }
        int byParity = count;
        if (schedule.filtersVolumes(left)) {
            filterVolumes();
            counts.volumeFilter[left] += count - byParity;
        }
        int byVolume = count;
        if (schedule.filtersFits(left)) {
            filterFits();
            counts.fitFilter[left] += count - byVolume;
        }
        return mark;
    }

    /** Puts back all images that were taken out since a mark. */
    void undo(int mark) {
        while (count > mark) {
            count--;
            matrix.restore(removed[count]);
        }
    }

    private void remove(int image) {
        if (count == removed.length) {
            removed = Arrays.copyOf(removed, 2 * count);
        }
        removed[count] = image;
        count++;
        matrix.remove(image);
    }

    private void filterParities() {
        for (int image : matrix.images()) {
            int parity = space.parity(image);
            if (parity != 0 && !remains.parityIsPossibleAfter(space.shape(image), parity)) {
                remove(image);
            }
        }
    }

    private void filterVolumes() {
        parts.find();
        for (int image : matrix.images()) {
            if (!parts.arePossibleAfter(image)) {
                remove(image);
            }
        }
    }

    private void filterFits() {
        boolean changed;
        do {
            changed = false;
            for (int image : matrix.imagesByCell()) {
                matrix.place(image);
                boolean possible = everyColumnHasRows();
                matrix.unplace(image);
                if (!possible) {
                    remove(image);
                    changed = true;
                }
            }
        } while (changed && schedule.filtersFitsRepeatedly());
    }

    private boolean everyColumnHasRows() {
        for (int column = matrix.first(); column != matrix.end(); column = matrix.next(column)) {
            if (matrix.size(column) < matrix.needed(column)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The isolated parts of the open space, and a test of the parts that an image would leave. Hardly any image divides a
     * part. In nearly all cases this is seen from the surroundings of the image alone: the open cells beside it are
     * connected with one another by open cells within two steps of it.
     */
    private static final class OpenParts {

        private final ImageSpace space;
        private final Remains remains;
        /**
         * The cells of the region beside each image; null for an image that has not been looked at. The array {@link #near}
         * has these cells and all other cells within two steps of each image.
         */
        private final int[][] beside;

        private final int[][] near;
        private final boolean[] isConnected;
        private final int[] partOf;
        private final int[] volumes;
        private int parts;
        private final int[] reached;
        private final boolean[] isNear;

        OpenParts(ImageSpace space, Remains remains) {
            this.space = space;
            this.remains = remains;
            this.beside = new int[space.imageCount()][];
            this.near = new int[space.imageCount()][];
            this.isConnected = new boolean[space.imageCount()];
            this.partOf = new int[space.cellCount()];
            this.volumes = new int[space.cellCount()];
            this.reached = new int[space.cellCount()];
            this.isNear = new boolean[space.cellCount()];
        }

        /** Finds the parts anew. */
        void find() {
            Arrays.fill(partOf, -1);
            parts = 0;
            for (int cell = 0; cell < partOf.length; cell++) {
                if (remains.isOpen(cell) && partOf[cell] < 0) {
                    volumes[parts] = fill(cell);
                    parts++;
                }
            }
        }

        private int fill(int start) {
            int count = 1;
            reached[0] = start;
            partOf[start] = parts;
            for (int next = 0; next < count; next++) {
                for (int direction = 0; direction < space.directionCount(); direction++) {
                    int neighbour = space.neighbour(direction, reached[next]);
                    if (remains.isOpen(neighbour) && partOf[neighbour] < 0) {
                        partOf[neighbour] = parts;
                        reached[count] = neighbour;
                        count++;
                    }
                }
            }
            return count;
        }

        /**
         * Returns true if the pieces that are left after an image can have the volumes of the parts that the image leaves.
         */
        boolean arePossibleAfter(int image) {
            if (divides(image)) {
                remains.take(image);
                boolean possible = remains.volumesArePossible();
                remains.putBack(image);
                return possible;
            }
            int shape = space.shape(image);
            int own = partOf[space.cells(image)[0]];
            for (int part = 0; part < parts; part++) {
                int volume = part == own ? volumes[part] - space.cells(image).length : volumes[part];
                if (!remains.volumeIsPossibleWithout(shape, volume)) {
                    return false;
                }
            }
            return true;
        }

        /** Returns true if an image may divide its part, or if it is not connected and so may lie in several parts. */
        private boolean divides(int image) {
            if (beside[image] == null) {
                survey(image);
            }
            if (!isConnected[image]) {
                return true;
            }
            int start = -1;
            int toReach = 0;
            for (int cell : beside[image]) {
                if (remains.isOpen(cell)) {
                    start = cell;
                    toReach++;
                }
            }
            if (toReach < 2) {
                return false;
            }
            for (int cell : near[image]) {
                isNear[cell] = remains.isOpen(cell);
            }
            for (int cell : space.cells(image)) {
                isNear[cell] = false;
            }
            fillNear(start);
            int besideReached = 0;
            for (int cell : beside[image]) {
                if (remains.isOpen(cell) && !isNear[cell]) {
                    besideReached++;
                }
            }
            for (int cell : near[image]) {
                isNear[cell] = false;
            }
            return besideReached < toReach;
        }

        /** Finds the near open cells that are connected with one of them, and removes their marks. */
        private void fillNear(int start) {
            int count = 1;
            reached[0] = start;
            isNear[start] = false;
            for (int next = 0; next < count; next++) {
                for (int direction = 0; direction < space.directionCount(); direction++) {
                    int neighbour = space.neighbour(direction, reached[next]);
                    if (isNear[neighbour]) {
                        isNear[neighbour] = false;
                        reached[count] = neighbour;
                        count++;
                    }
                }
            }
        }

        private void survey(int image) {
            isConnected[image] = space.fragments(image).length == 1;
            boolean[] known = new boolean[space.cellCount()];
            for (int cell : space.cells(image)) {
                known[cell] = true;
            }
            beside[image] = neighbours(space.cells(image), known);
            int[] further = neighbours(beside[image], known);
            int[] all = Arrays.copyOf(beside[image], beside[image].length + further.length);
            System.arraycopy(further, 0, all, beside[image].length, further.length);
            near[image] = all;
        }

        /** Returns the neighbours of some cells that are not marked as known yet, and marks them as known. */
        private int[] neighbours(int[] of, boolean... known) {
            int[] found = new int[of.length * space.directionCount()];
            int count = 0;
            for (int cell : of) {
                for (int direction = 0; direction < space.directionCount(); direction++) {
                    int neighbour = space.neighbour(direction, cell);
                    if (!known[neighbour]) {
                        known[neighbour] = true;
                        found[count] = neighbour;
                        count++;
                    }
                }
            }
            return Arrays.copyOf(found, count);
        }
    }
}
