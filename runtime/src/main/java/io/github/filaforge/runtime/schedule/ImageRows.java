package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * Images as the rows of a matrix that has a column for each cell and each shape. The rows are numbered from 0 on, in
 * ascending order of the images. A set of images has a bit for each row, in words of 64 bits. Immutable.
 */
abstract class ImageRows {

    /**
     * The greatest number of words of a column of bits. With more words, a column of bits takes more memory and more time
     * than a list of the few images of the column.
     */
    private static final int MOST_WORDS = 1024;

    private final ImageSpace space;
    private final int[] images;
    private final int words;

    /**
     * @param space the images and cells
     * @param images the images of the matrix, in ascending order
     */
    ImageRows(ImageSpace space, int... images) {
        this.space = space;
        this.images = images;
        this.words = Words.count(images.length);
    }

    /** Returns the rows of all images. */
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

    /** Returns the rows of the images in a set of these rows. */
    final ImageRows only(long... set) {
        return of(space, images(set));
    }

    /** Returns the number of words of a set of images. */
    final int words() {
        return words;
    }

    /** Returns the set of all images. */
    final long[] full() {
        long[] set = new long[words];
        for (int row = 0; row < images.length; row++) {
            set[row / Long.SIZE] |= 1L << row;
        }
        return set;
    }

    /** Returns the row of an image, which must be among these rows. */
    final int row(int image) {
        return Arrays.binarySearch(images, image);
    }

    /** Returns the image of a row. */
    final int image(int row) {
        return images[row];
    }

    /** Returns the images of a set, in ascending order. */
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

    /** Returns the images that have a column, in ascending order. */
    final int[] imagesOf(int column) {
        return imagesOf(column, full());
    }

    /** Returns a new array of the images of a set that have a column, in ascending order. */
    abstract int[] imagesOf(int column, long... set);

    /** Returns the number of images in a set. */
    final int size(long... set) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(set[word]);
        }
        return size;
    }

    /** Returns the number of images of a set that have a column. */
    abstract int size(int column, long... set);

    /** Takes the images that have a column out of a set. */
    abstract void takeOut(int column, long... set);
}
