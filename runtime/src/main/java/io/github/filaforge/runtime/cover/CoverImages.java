package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * All images, numbered shape by shape. The numbers of each shape begin at a multiple of 64, so some numbers have no image.
 */
public final class CoverImages {

    private final int cellCount;
    private final int columnWords;
    private final int[] copies;
    private final int[] severalShapes;
    private final int[] shapes;
    private final int[][] cells;
    private final int[][] columns;
    private final long[] columnSets;
    private final CoverMatrix matrix = new CoverMatrix();

    /**
     * Creates the images.
     *
     * @param images for each shape the cells of each of its images
     * @param copies the number of pieces of each shape
     */
    public CoverImages(int[][][] images, int[] copies, int cellCount) {
        this.cellCount = cellCount;
        this.copies = copies.clone();
        this.columnWords = Words.count(columnCount());
        this.severalShapes = IntStream.range(0, copies.length)
                .filter(shape -> copies[shape] > 1)
                .toArray();
        int words = 0;
        for (int[][] ofShape : images) {
            words += (ofShape.length + Long.SIZE - 1) / Long.SIZE;
        }
        matrix.clear(columnCount(), CoverMatrix.wordsFor(words * Long.SIZE));
        this.shapes = new int[words * Long.SIZE];
        this.cells = new int[shapes.length][];
        this.columns = new int[shapes.length][];
        this.columnSets = new long[shapes.length * columnWords];
        int first = 0;
        for (int shape = 0; shape < images.length; shape++) {
            int number = first;
            for (int[] image : images[shape]) {
                add(number, shape, image);
                number++;
            }
            first += (images[shape].length + Long.SIZE - 1) / Long.SIZE * Long.SIZE;
        }
    }

    private void add(int number, int shape, int... image) {
        shapes[number] = shape;
        cells[number] = image;
        columns[number] = Arrays.copyOf(image, image.length + 1);
        columns[number][image.length] = shapeColumn(shape);
        for (int column : columns[number]) {
            columnSets[number * columnWords + column / Long.SIZE] |= 1L << column;
        }
        addTo(matrix, number, number);
    }

    /**
     * Sets the bits of an image in a matrix.
     *
     * @param bit the number of the bit that stands for the image
     * @param number the number of the image
     */
    void addTo(CoverMatrix to, int bit, int number) {
        to.numbers[bit] = number;
        int words = to.words;
        int at = bit / Long.SIZE;
        long mask = 1L << bit;
        long[] all = to.columns;
        for (int column : columns[number]) {
            all[column * words + at] |= mask;
        }
    }

    /**
     * Reads the images from a generated source.
     *
     * @param images for each shape its images, separated by commas; an image is its cells, separated by blanks
     * @param pieces for each shape the names of its pieces, separated by blanks
     */
    public static CoverImages read(String[] images, String[] pieces, int cellCount) {
        int[][][] read = new int[images.length][][];
        int[] copies = new int[images.length];
        for (int shape = 0; shape < images.length; shape++) {
            String[] texts = images[shape].isEmpty() ? new String[0] : Words.split(images[shape], ',');
            read[shape] = new int[texts.length][];
            for (int image = 0; image < texts.length; image++) {
                read[shape][image] = Words.numbers(texts[image]);
            }
            copies[shape] = Words.split(pieces[shape], ' ').length;
        }
        return new CoverImages(read, copies, cellCount);
    }

    /** Returns the matrix of all images, in which the bit of an image is its number. The caller must not change it. */
    CoverMatrix matrix() {
        return matrix;
    }

    /** Returns the number of columns: first the columns of the cells, and then those of the shapes. */
    int columnCount() {
        return cellCount + copies.length;
    }

    /** Returns the number of words of a set of columns. */
    int columnWords() {
        return columnWords;
    }

    /** Returns the column of a shape. The column of a cell has the number of the cell. */
    int shapeColumn(int shape) {
        return cellCount + shape;
    }

    /** Returns the columns of an image; the last one is that of its shape. The caller must not change the array. */
    int[] columns(int image) {
        return columns[image];
    }

    /** Returns one word of the set of the columns of an image. */
    long columnSet(int image, int word) {
        return columnSets[image * columnWords + word];
    }

    /** Returns the number of pieces of all shapes. */
    int pieces() {
        return IntStream.of(copies).sum();
    }

    int shapeCount() {
        return copies.length;
    }

    /** Returns the shapes with more than one piece. The caller must not change the array. */
    int[] severalShapes() {
        return severalShapes;
    }

    boolean hasSeveral(int shape) {
        return copies[shape] > 1;
    }

    /** Returns the shape of an image. */
    public int shape(int image) {
        return shapes[image];
    }

    /** Returns the cells of an image. The caller must not change the array. */
    public int[] cells(int image) {
        return cells[image];
    }
}
