package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** The order in which images are tried. */
abstract class ImageOrder {

    /** Enough for the number of an image. */
    private static final int IMAGE_BITS = 26;

    /** Images in ascending order. */
    static final ImageOrder ASCENDING = new ImageOrder() {
        @Override
        void sort(int column, int left, int... images) {
            // They are in that order.
        }

        @Override
        void sortForLists(int... images) {
            // They are in that order.
        }
    };

    /** Sorts images of a column, which are in ascending order, with so many pieces left. */
    abstract void sort(int column, int left, int... images);

    /** Sorts images for image lists, so that the images of a shape stay together. */
    abstract void sortForLists(int... images);

    /** Sorts images by a rank of each, and then by their numbers. */
    static void sortByRanks(int[] images, long... ranks) {
        long[] sorted = new long[images.length];
        for (int i = 0; i < images.length; i++) {
            sorted[i] = ranks[i] << IMAGE_BITS | images[i];
        }
        Arrays.sort(sorted);
        for (int i = 0; i < images.length; i++) {
            images[i] = (int) (sorted[i] & (1L << IMAGE_BITS) - 1L);
        }
    }
}
