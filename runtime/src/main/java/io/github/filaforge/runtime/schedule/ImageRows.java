package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * Some images as the rows of a matrix, with a column for each cell and each shape. A set of images is some words of 64
 * each; the images are numbered anew for it, in ascending order. Immutable.
 */
abstract class ImageRows {

    /** With more words than this a column as bits takes more room, and more time, than a list of its few images. */
    private static final int MOST_WORDS = 1024;

    private final ImageSpace space;
    private final int[] images;
    private final int words;

    /**
     * @param images ascending
     */
    ImageRows(ImageSpace space, int... images) {
        this.space = space;
        this.images = images;
        this.words = Words.count(images.length);
    }

    /** All images. */
    static ImageRows all(ImageSpace space) {
        int[] images = new int[space.imageCount()];
        for (int image = 0; image < images.length; image++) {
            images[image] = image;
        }
        return of(space, images);
    }

    private static ImageRows of(ImageSpace space, int... images) {
        return Words.count(images.length) > MOST_WORDS ? new ListRows(space, images) : new BitRows(space, images);
    }

    /** The images of a set of these. */
    final ImageRows only(long... set) {
        return of(space, images(set));
    }

    /** The number of words of a set. */
    final int words() {
        return words;
    }

    /** The set of all images. */
    final long[] full() {
        long[] set = new long[words];
        for (int row = 0; row < images.length; row++) {
            set[row / Long.SIZE] |= 1L << row;
        }
        return set;
    }

    /** The number here of an image that is here. */
    final int row(int image) {
        return Arrays.binarySearch(images, image);
    }

    /** The image with a number here. */
    final int image(int row) {
        return images[row];
    }

    /** The images of a set in ascending order. */
    final int[] images(long... set) {
        int[] found = new int[size(set)];
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = set[word]; rest != 0L; rest &= rest - 1L) {
                found[count] = images[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
                count++;
            }
        }
        return found;
    }

    /** The images that have a column, in ascending order. */
    final int[] imagesOf(int column) {
        return imagesOf(column, full());
    }

    /** The images of a set that have a column, in ascending order; a new array. */
    abstract int[] imagesOf(int column, long... set);

    /** The number of images in a set. */
    final int size(long... set) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(set[word]);
        }
        return size;
    }

    /** How many images of a set have a column. */
    abstract int size(int column, long... set);

    /** Takes those that have a column out of a set. */
    abstract void takeOut(int column, long... set);
}
