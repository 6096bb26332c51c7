package io.github.filaforge.runtime.sieve;

import io.github.filaforge.runtime.FrameImages;
import java.util.Arrays;

/**
 * The tables of a sieve, by which a solver finds the images that fit a target.
 *
 * <p>Every array over images has one element more than there are numbers, so that the JIT can see that the number of
 * trailing zeros of any word is a valid index.
 */
public final class Sieve {

    private final FrameImages images;

    public Sieve(FrameImages images) {
        this.images = images;
    }

    FrameImages images() {
        return images;
    }

    /** Returns the number of elements of an array over images. */
    private int room() {
        return images.words() * Long.SIZE + 1;
    }

    /** Returns the shape of each image, as a new array. */
    public int[] shapes() {
        int[] shapes = new int[room()];
        for (int image = 0; image < images.size(); image++) {
            shapes[image] = images.shape(image);
        }
        return shapes;
    }

    /** Returns, for each image, one word of its layout: bit n of word w is cell 64 * w + n. */
    public long[] layouts(int word) {
        long[] layouts = new long[room()];
        for (int image = 0; image < images.size(); image++) {
            for (int cell : images.cells(image)) {
                if (cell / Long.SIZE == word) {
                    layouts[image] |= 1L << cell;
                }
            }
        }
        return layouts;
    }

    /** Returns, for each image, one word of the set of the images of other shapes. */
    public long[] others(int word) {
        long[] others = new long[room()];
        for (int image = 0; image < images.size(); image++) {
            others[image] = ~images.ofShape(images.shape(image), word);
        }
        return others;
    }

    /**
     * Returns, for each occupancy of some consecutive cells, one word of the set of the images that cover none of its filled
     * cells.
     *
     * @param word the index of the word
     * @param first the first of the cells, counted from the target; it is bit 0 of the index
     * @param count the number of cells; the table has 2 to this power elements
     */
    public long[] table(int word, int first, int count) {
        long[] table = new long[1 << count];
        table[0] = -1L;
        for (int bit = 0; bit < count; bit++) {
            long possible = ~covering(first + bit, word);
            int half = 1 << bit;
            for (int occupancy = 0; occupancy < half; occupancy++) {
                table[half + occupancy] = table[occupancy] & possible;
            }
        }
        return table;
    }

    /** Returns one word of the set of the images that cover a cell. */
    long covering(int cell, int word) {
        long covering = 0;
        int end = Math.min(images.size(), (word + 1) * Long.SIZE);
        for (int image = word * Long.SIZE; image < end; image++) {
            if (Arrays.binarySearch(images.cells(image), cell) >= 0) {
                covering |= 1L << image;
            }
        }
        return covering;
    }
}
