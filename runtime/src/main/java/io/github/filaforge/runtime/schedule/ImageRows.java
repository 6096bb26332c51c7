package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * Some images as a matrix of bits: for each column, a cell or a shape, the set of the images that have it. A set is some
 * words of 64 images each; the images are numbered anew for it, in ascending order. Immutable.
 */
final class ImageRows {

    private final ImageSpace space;
    private final int[] images;
    private final int words;
    /** For each column {@link #words} words. */
    private final long[] bits;

    private ImageRows(ImageSpace space, int... images) {
        this.space = space;
        this.images = images;
        this.words = Words.count(images.length);
        this.bits = new long[(space.cellCount() + space.shapeCount()) * words];
        for (int row = 0; row < images.length; row++) {
            int word = row / Long.SIZE;
            for (int cell : space.cells(images[row])) {
                bits[cell * words + word] |= 1L << row;
            }
            bits[(space.cellCount() + space.shape(images[row])) * words + word] |= 1L << row;
        }
    }

    /** All images. */
    static ImageRows all(ImageSpace space) {
        int[] images = new int[space.imageCount()];
        for (int image = 0; image < images.length; image++) {
            images[image] = image;
        }
        return new ImageRows(space, images);
    }

    /** The images of a set of these. */
    ImageRows only(long... set) {
        return new ImageRows(space, images(set));
    }

    /** The number of words of a set. */
    int words() {
        return words;
    }

    /** The set of all images. */
    long[] full() {
        long[] set = new long[words];
        for (int row = 0; row < images.length; row++) {
            set[row / Long.SIZE] |= 1L << row;
        }
        return set;
    }

    /** The number here of an image that is here. */
    int row(int image) {
        return Arrays.binarySearch(images, image);
    }

    /** The images of a set in ascending order. */
    int[] images(long... set) {
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
    int[] imagesOf(int column) {
        return images(Arrays.copyOfRange(bits, column * words, (column + 1) * words));
    }

    /** The number of images in a set. */
    int size(long... set) {
        int size = 0;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(set[word]);
        }
        return size;
    }

    /** How many images of a set have a column. */
    int size(int column, long... set) {
        int size = 0;
        int at = column * words;
        for (int word = 0; word < words; word++) {
            size += Long.bitCount(set[word] & bits[at + word]);
        }
        return size;
    }

    /** Takes those that have a column out of a set. */
    void takeOut(int column, long... set) {
        int at = column * words;
        for (int word = 0; word < words; word++) {
            set[word] &= ~bits[at + word];
        }
    }

    /** Takes those that do not have a column out of a set. */
    void keep(int column, long... set) {
        int at = column * words;
        for (int word = 0; word < words; word++) {
            set[word] &= bits[at + word];
        }
    }
}
