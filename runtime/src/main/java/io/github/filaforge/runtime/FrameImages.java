package io.github.filaforge.runtime;

import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The images of a search. The cells of an image are counted from the target, which is cell 0. Images are numbered shape by
 * shape. A set of images is one word or several words with a bit for each image: bit n % 64 of word n / 64 is image n.
 */
public final class FrameImages {

    private final int[] shapes;
    private final int[][] cells;
    private final int words;
    private final long[] bounded;

    /**
     * Reads the images and the sets of bounded images.
     *
     * @param images for each shape its images, separated by commas; an image is its cells, separated by blanks. Images are
     *     numbered in this order.
     * @param bounded for each cell of the frame the set of the images that lie in the region if it is their first cell:
     *     words in hexadecimal, separated by blanks. An element has any number of cells, separated by commas.
     */
    public FrameImages(String[] images, String[] bounded) {
        int[][][] ofShape = new int[images.length][][];
        int count = 0;
        for (int shape = 0; shape < images.length; shape++) {
            ofShape[shape] = Words.lists(images[shape]);
            count += ofShape[shape].length;
        }
        this.cells = new int[count][];
        this.shapes = new int[count];
        int index = 0;
        for (int shape = 0; shape < images.length; shape++) {
            for (int[] image : ofShape[shape]) {
                cells[index] = image;
                shapes[index] = shape;
                index++;
            }
        }
        this.words = Words.count(cells.length);
        List<String> boundedAtCell = new ArrayList<>();
        for (String row : bounded) {
            for (String cell : Words.split(row, ',')) {
                boundedAtCell.add(cell);
            }
        }
        this.bounded = new long[boundedAtCell.size() * words];
        for (int cell = 0; cell < boundedAtCell.size(); cell++) {
            Words.readHex(boundedAtCell.get(cell), this.bounded, cell * words);
        }
    }

    /** Returns the number of words of a set of images. */
    public int words() {
        return words;
    }

    /** Returns the number of cells of the frame. */
    public int frameSize() {
        return bounded.length / words;
    }

    /** Returns the number of images. */
    public int size() {
        return shapes.length;
    }

    /** Returns the index of the shape of an image. */
    public int shape(int image) {
        return shapes[image];
    }

    /**
     * Returns the cells of an image in ascending order, counted from its first cell. The caller must not change the array.
     */
    public int[] cells(int image) {
        return cells[image];
    }

    /**
     * Returns one word of a set: the images that lie in the region when their first cell is placed on the given cell of the
     * frame.
     */
    public long bounded(int cell, int word) {
        return bounded[cell * words + word];
    }

    /**
     * Copies these sets ({@link #bounded}) for all cells of the frame.
     *
     * @param copy the array that receives the words: those of cell n begin at n * {@link #words}
     */
    public void copyBounded(long[] copy) {
        System.arraycopy(bounded, 0, copy, 0, bounded.length);
    }

    /** Returns one word of the set of the images of a shape. */
    public long ofShape(int shape, int word) {
        long images = 0;
        int end = Math.min(shapes.length, (word + 1) * Long.SIZE);
        for (int image = word * Long.SIZE; image < end; image++) {
            if (shapes[image] == shape) {
                images |= 1L << image;
            }
        }
        return images;
    }
}
