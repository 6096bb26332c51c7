package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** The order in which images are tried. */
abstract class ImageOrder {

    /** The number of bits of the number of an image. */
    private static final int IMAGE_BITS = 26;

    /** The order of the numbers of the images. */
    static final ImageOrder ASCENDING = new ImageOrder() {
        @Override
        void sort(int column, int left, int... images) {
            // The images are already in ascending order.
        }

        @Override
        void sortForLists(int... images) {
            // The images are already in ascending order.
        }
    };

    /**
     * Sorts images of a column, which are in ascending order.
     *
     * @param column the number of the column
     * @param left the number of pieces left
     * @param images the images to sort
     */
    abstract void sort(int column, int left, int... images);

    /** Sorts images for image lists. The images of a shape stay together. */
    abstract void sortForLists(int... images);

    /**
     * Sorts images by their ranks, and images of equal rank by their numbers.
     *
     * @param ranks the rank of each image
     */
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
