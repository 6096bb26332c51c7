package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** The images that can be placed in up to 64 open cells, shape by shape, and by which cells they cover. Immutable. */
final class WordRows {

    private final int[] images;
    private final long[] layouts;
    private final long[] shapes;
    private final int words;
    /** For each cell the set of the images that cover it, as words of 64 images each. */
    private final long[] covering;

    WordRows(ImageSpace space, OpenCells cells, int... images) {
        this.images = images;
        this.layouts = new long[images.length];
        this.shapes = new long[images.length];
        this.words = (images.length + Long.SIZE - 1) / Long.SIZE;
        this.covering = new long[cells.count() * words];
        int shape = 0;
        for (int row = 0; row < images.length; row++) {
            int word = row / Long.SIZE;
            long layout = 0;
            for (int each : space.cells(images[row])) {
                int cell = cells.indexOf(each);
                layout |= 1L << cell;
                covering[cell * words + word] |= 1L << row;
            }
            layouts[row] = layout;
            shape += row > 0 && space.shape(images[row]) != space.shape(images[row - 1]) ? 1 : 0;
            shapes[row] = 1L << shape;
        }
    }

    /** The number of images. */
    int count() {
        return images.length;
    }

    int image(int row) {
        return images[row];
    }

    long layout(int row) {
        return layouts[row];
    }

    /** The bit of the shape of an image: shapes that have images are numbered in the order of these. */
    long shape(int row) {
        return shapes[row];
    }

    /**
     * Finds the images that cover a cell and none of some others.
     *
     * @param found takes their numbers here, in ascending order
     * @return how many there are
     */
    int find(int cell, long without, int... found) {
        long[] set = Arrays.copyOfRange(covering, cell * words, (cell + 1) * words);
        for (long rest = without; rest != 0L; rest &= rest - 1L) {
            int at = Long.numberOfTrailingZeros(rest) * words;
            for (int word = 0; word < words; word++) {
                set[word] &= ~covering[at + word];
            }
        }
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = set[word]; rest != 0L; rest &= rest - 1L) {
                found[count] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                count++;
            }
        }
        return count;
    }
}
