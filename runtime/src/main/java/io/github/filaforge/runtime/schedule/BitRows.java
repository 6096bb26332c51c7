package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/** Images as a matrix of bits. Each column is the set of the images that are in it. */
final class BitRows extends ImageRows {

    /** The columns, one after the other. Each column has the number of words of a set of images. */
    private final long[] bits;

    /**
     * @param space the images and cells
     * @param images the images of the matrix, in ascending order
     */
    BitRows(ImageSpace space, int... images) {
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
