package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tables of a sieve. Images are numbered, and a set of images is a word with a bit for each, or several words: bit
 * n % 64 of word n / 64 is image n. The cells of an image count from the target, which is cell 0.
 *
 * <p>Every array over images has one element more than there are numbers, so that the JIT knows the number of trailing
 * zeros of any word to be a valid index.
 */
public final class Sieve {

    private final int[] shapes;
    private final int[][] cells;
    private final int words;
    private final long[] bounded;

    /**
     * @param images for each shape its images, separated by commas: the cells, separated by blanks. Images are numbered
     *     in this order.
     * @param bounded for each cell of the frame the images that lie in the region if it is their first cell: words in
     *     hexadecimal, separated by blanks; any number of cells in an element, separated by commas
     */
    public Sieve(String[] images, String[] bounded) {
        List<int[]> found = new ArrayList<>();
        List<Integer> shapesOfFound = new ArrayList<>();
        for (int shape = 0; shape < images.length; shape++) {
            if (!images[shape].isEmpty()) {
                for (String image : Words.split(images[shape], ',')) {
                    found.add(Words.numbers(image));
                    shapesOfFound.add(shape);
                }
            }
        }
        this.cells = found.toArray(new int[0][]);
        this.shapes = new int[cells.length];
        for (int image = 0; image < cells.length; image++) {
            shapes[image] = shapesOfFound.get(image);
        }
        this.words = Math.max(1, (cells.length + Long.SIZE - 1) / Long.SIZE);
        List<String> boundedAtCell = new ArrayList<>();
        for (String row : bounded) {
            boundedAtCell.addAll(List.of(Words.split(row, ',')));
        }
        this.bounded = new long[boundedAtCell.size() * words];
        for (int cell = 0; cell < boundedAtCell.size(); cell++) {
            Words.readHex(boundedAtCell.get(cell), this.bounded, cell * words);
        }
    }

    /** The numbers of a text, separated by blanks. */
    public static int[] numbers(String text) {
        return Words.numbers(text);
    }

    /** The number of words of a set of images. */
    int words() {
        return words;
    }

    /** The number of cells of the frame. */
    int frameSize() {
        return bounded.length / words;
    }

    /** The number of images. */
    int size() {
        return shapes.length;
    }

    int shape(int image) {
        return shapes[image];
    }

    int[] cells(int image) {
        return cells[image];
    }

    /** A word of the images that lie in the region if the given cell of the frame is their first. */
    long bounded(int cell, int word) {
        return bounded[cell * words + word];
    }

    /** Copies, for each cell of the frame, the words of the images that lie in the region if it is their first cell. */
    void copyBounded(long[] copy) {
        System.arraycopy(bounded, 0, copy, 0, bounded.length);
    }

    /** The shape of each image; a new array. */
    public int[] shapes() {
        return Arrays.copyOf(shapes, words * Long.SIZE + 1);
    }

    /** For each image one word of its cells: bit n of word w is cell 64 * w + n. */
    public long[] layouts(int word) {
        long[] layouts = new long[words * Long.SIZE + 1];
        for (int image = 0; image < cells.length; image++) {
            for (int cell : cells[image]) {
                if (cell / Long.SIZE == word) {
                    layouts[image] |= 1L << cell;
                }
            }
        }
        return layouts;
    }

    /** For each image one word of the images of other shapes. */
    public long[] others(int word) {
        long[] others = new long[words * Long.SIZE + 1];
        for (int image = 0; image < shapes.length; image++) {
            others[image] = ~ofShape(shapes[image], word);
        }
        return others;
    }

    /** One word of the images of a shape. */
    long ofShape(int shape, int word) {
        long images = 0;
        int end = Math.min(shapes.length, (word + 1) * Long.SIZE);
        for (int image = word * Long.SIZE; image < end; image++) {
            if (shapes[image] == shape) {
                images |= 1L << image;
            }
        }
        return images;
    }

    /**
     * For each occupancy of some cells in a row, one word of the images that it leaves possible.
     *
     * @param word the word
     * @param first the first of the cells, counted from the target; bit 0 of the index
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

    /** One word of the images that have a cell. */
    long covering(int cell, int word) {
        long images = 0;
        int end = Math.min(cells.length, (word + 1) * Long.SIZE);
        for (int image = word * Long.SIZE; image < end; image++) {
            if (Arrays.binarySearch(cells[image], cell) >= 0) {
                images |= 1L << image;
            }
        }
        return images;
    }
}
