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
     * Creates the rows of a matrix.
     *
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
        return Words.count(images.length) > MOST_WORDS ? new Lists(space, images) : new Bits(space, images);
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

    /** Images as a matrix of bits. Each column is the set of the images that are in it. */
    private static final class Bits extends ImageRows {

        /** The columns, one after the other. Each column has the number of words of a set of images. */
        private final long[] bits;

        Bits(ImageSpace space, int... images) {
            super(space, images);
            this.bits = new long[(space.cellCount() + space.shapeCount()) * words()];
            for (int row = 0; row < images.length; row++) {
                int word = row / Long.SIZE;
                for (int cell : space.cells(images[row])) {
                    bits[cell * words() + word] |= 1L << row;
                }
                bits[(space.cellCount() + space.shape(images[row])) * words() + word] |= 1L << row;
            }
        }

        @Override
        int[] imagesOf(int column, long... set) {
            int at = column * words();
            long[] both = Arrays.copyOf(set, words());
            for (int word = 0; word < both.length; word++) {
                both[word] &= bits[at + word];
            }
            return images(both);
        }

        @Override
        int size(int column, long... set) {
            int size = 0;
            int words = words();
            int at = column * words;
            for (int word = 0; word < words; word++) {
                size += Long.bitCount(set[word] & bits[at + word]);
            }
            return size;
        }

        @Override
        void takeOut(int column, long... set) {
            int words = words();
            int at = column * words;
            for (int word = 0; word < words; word++) {
                set[word] &= ~bits[at + word];
            }
        }
    }

    /** Images as lists. Each column has the numbers of the rows of its images. */
    static final class Lists extends ImageRows {

        private final int[][] rowsOf;

        Lists(ImageSpace space, int... images) {
            super(space, images);
            int[] sizes = new int[space.cellCount() + space.shapeCount()];
            for (int image : images) {
                for (int cell : space.cells(image)) {
                    sizes[cell]++;
                }
                sizes[space.cellCount() + space.shape(image)]++;
            }
            this.rowsOf = new int[sizes.length][];
            for (int column = 0; column < sizes.length; column++) {
                rowsOf[column] = new int[sizes[column]];
            }
            Arrays.fill(sizes, 0);
            for (int row = 0; row < images.length; row++) {
                for (int cell : space.cells(images[row])) {
                    rowsOf[cell][sizes[cell]++] = row;
                }
                int ofShape = space.cellCount() + space.shape(images[row]);
                rowsOf[ofShape][sizes[ofShape]++] = row;
            }
        }

        private static boolean has(long[] set, int row) {
            return (set[row / Long.SIZE] >>> row & 1L) != 0L;
        }

        @Override
        int[] imagesOf(int column, long... set) {
            int[] found = new int[size(column, set)];
            int count = 0;
            for (int row : rowsOf[column]) {
                if (has(set, row)) {
                    found[count] = image(row);
                    count++;
                }
            }
            return found;
        }

        @Override
        int size(int column, long... set) {
            int size = 0;
            for (int row : rowsOf[column]) {
                size += has(set, row) ? 1 : 0;
            }
            return size;
        }

        @Override
        void takeOut(int column, long... set) {
            for (int row : rowsOf[column]) {
                set[row / Long.SIZE] &= ~(1L << row);
            }
        }
    }
}
