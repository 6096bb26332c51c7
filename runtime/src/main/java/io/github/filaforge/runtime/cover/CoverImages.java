package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.Supply;
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
    /** For each shape the number of its pieces that may be left over. */
    private final int[] optional;

    private final int pieces;
    private final Allowance allowance;
    private final int[] severalShapes;
    private final boolean[] counted;
    private final int[] shapes;
    private final int[][] cells;
    private final int[][] columns;
    private final long[] columnSets;
    private final CoverMatrix matrix = new CoverMatrix();

    /**
     * Creates the images of a puzzle whose solutions have all pieces.
     *
     * @param images for each shape the cells of each of its images
     * @param copies the number of pieces of each shape
     */
    public CoverImages(int[][][] images, int[] copies, int cellCount) {
        this(images, copies, new int[copies.length], IntStream.of(copies).sum(), null, cellCount);
    }

    /**
     * Creates the images of a puzzle of which pieces may be left over.
     *
     * @param images for each shape the cells of each of its images
     * @param board the board, whose supply has the numbers of pieces that a solution may have
     */
    public CoverImages(int[][][] images, Board board) {
        this(
                images,
                board.copies(),
                optional(board.supply()),
                board.supply().images(),
                board.allowance(),
                board.size());
    }

    private static int[] optional(Supply supply) {
        return IntStream.range(0, supply.shapeCount())
                .map(shape -> supply.most(shape) - supply.least(shape))
                .toArray();
    }

    private CoverImages(
            int[][][] images, int[] copies, int[] optional, int pieces, Allowance allowance, int cellCount) {
        this.cellCount = cellCount;
        this.copies = copies;
        this.optional = optional;
        this.pieces = pieces;
        this.allowance = allowance;
        this.columnWords = Words.count(columnCount());
        boolean[] free = new boolean[copies.length];
        for (int shape = 0; shape < copies.length; shape++) {
            free[shape] = images[shape].length > 0
                    && optional[shape] == copies[shape]
                    && copies[shape] >= cellCount / images[shape][0].length;
        }
        this.severalShapes = IntStream.range(0, copies.length)
                .filter(shape -> copies[shape] > 1 && !free[shape])
                .toArray();
        this.counted = new boolean[copies.length];
        for (int shape : severalShapes) {
            counted[shape] = true;
        }
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
                add(number, shape, free[shape] ? image : withShape(shape, image), image);
                number++;
            }
            first += (images[shape].length + Long.SIZE - 1) / Long.SIZE * Long.SIZE;
        }
    }

    private int[] withShape(int shape, int... image) {
        int[] all = Arrays.copyOf(image, image.length + 1);
        all[image.length] = shapeColumn(shape);
        return all;
    }

    private void add(int number, int shape, int[] ofImage, int... image) {
        shapes[number] = shape;
        cells[number] = image;
        columns[number] = ofImage;
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
        int[] copies = new int[images.length];
        for (int shape = 0; shape < images.length; shape++) {
            copies[shape] = Words.split(pieces[shape], ' ').length;
        }
        return new CoverImages(read(images), copies, cellCount);
    }

    /**
     * Reads the images from the generated source of a puzzle of which pieces may be left over.
     *
     * @param images as for {@link #read(String[], String[], int)}
     * @param board the board, whose supply has the numbers of pieces that a solution may have
     */
    public static CoverImages read(String[] images, Board board) {
        return new CoverImages(read(images), board);
    }

    private static int[][][] read(String... images) {
        int[][][] read = new int[images.length][][];
        for (int shape = 0; shape < images.length; shape++) {
            String[] texts = images[shape].isEmpty() ? new String[0] : Words.split(images[shape], ',');
            read[shape] = new int[texts.length][];
            for (int image = 0; image < texts.length; image++) {
                read[shape][image] = Words.numbers(texts[image]);
            }
        }
        return read;
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

    /**
     * Returns the columns of an image. The last column is the column of its shape, unless the shape cannot run out of
     * pieces. The caller must not change the array.
     */
    int[] columns(int image) {
        return columns[image];
    }

    /** Returns one word of the set of the columns of an image. */
    long columnSet(int image, int word) {
        return columnSets[image * columnWords + word];
    }

    /** Returns the number of pieces of a solution, or the greatest number if pieces may be left over. */
    public int pieces() {
        return pieces;
    }

    /** Returns the allowance of the search, or {@code null} if no pieces may be left over. */
    Allowance allowance() {
        return allowance;
    }

    int cellCount() {
        return cellCount;
    }

    /** Returns the number of pieces of a shape that may be left over. */
    int optional(int shape) {
        return optional[shape];
    }

    int shapeCount() {
        return copies.length;
    }

    /**
     * Returns the shapes whose pieces are counted: they have more than one piece, and can run out of pieces or have required
     * pieces. The caller must not change the array.
     */
    int[] severalShapes() {
        return severalShapes;
    }

    /** Returns the number of pieces of a shape. */
    int copies(int shape) {
        return copies[shape];
    }

    /** Returns true if the pieces of a shape are counted: the shape is one of {@link #severalShapes}. */
    boolean hasSeveral(int shape) {
        return counted[shape];
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
