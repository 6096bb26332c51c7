package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * The image filters that work during the search (polycube article, "Image Filters"). Each filter takes those images out of
 * the matrix whose placement would make a solution impossible.
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
     * @param space the images and cells
     * @param schedule the numbers of pieces left with which each filter works
     * @param matrix the matrix from which images are taken out
     * @param remains the cells and pieces that are left
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
            int needed = matrix.isCell(column) ? 1 : matrix.unusedOf(column);
            if (matrix.size(column) < needed) {
                return false;
            }
        }
        return true;
    }
}
