package io.github.filaforge.runtime.cover;

import io.github.filaforge.runtime.Words;

/**
 * All images of a search, numbered shape by shape. A set of images is an array of words: bit n % 64 of word n / 64 is
 * image n. Each shape begins at a word of its own, so that some numbers have no image.
 */
public final class CoverImages {

    /** Behind the images of each word there is one without cells, which the number of trailing zeros of 0 leads to. */
    static final int COVERED_STRIDE = Long.SIZE + 1;

    private final int cellCount;
    private final int cellWords;
    private final int[] copies;
    private final int[] firstWords;
    private final int[] shapes;
    private final int[][] cells;
    private final long[] covered;
    private final long[] covering;

    /**
     * @param images for each shape the cells of each of its images
     * @param copies the number of pieces of each shape
     * @param cellCount the number of cells of the region
     */
    public CoverImages(int[][][] images, int[] copies, int cellCount) {
        this.cellCount = cellCount;
        this.cellWords = Words.count(cellCount);
        this.copies = copies.clone();
        this.firstWords = new int[images.length + 1];
        for (int shape = 0; shape < images.length; shape++) {
            firstWords[shape + 1] = firstWords[shape] + (images[shape].length + Long.SIZE - 1) / Long.SIZE;
        }
        this.shapes = new int[words() * Long.SIZE];
        this.cells = new int[shapes.length][];
        this.covered = new long[words() * COVERED_STRIDE * cellWords];
        this.covering = new long[cellCount * words()];
        for (int shape = 0; shape < images.length; shape++) {
            int number = firstWords[shape] * Long.SIZE;
            for (int[] image : images[shape]) {
                shapes[number] = shape;
                add(number, image);
                number++;
            }
        }
    }

    private void add(int number, int... image) {
        cells[number] = image;
        int at = coveredIndex(number);
        for (int cell : image) {
            covered[at + cell / Long.SIZE] |= 1L << cell;
            covering[cell * words() + number / Long.SIZE] |= 1L << number;
        }
    }

    /**
     * Reads the images of a source.
     *
     * @param images the images of each shape, separated by commas: the cells of each, separated by blanks
     * @param pieces the names of the pieces of each shape, separated by blanks
     * @param cellCount the number of cells of the region
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

    /** The number of words of a set of images. */
    int words() {
        return firstWords[firstWords.length - 1];
    }

    int cellCount() {
        return cellCount;
    }

    /** The number of words of a set of cells. */
    int cellWords() {
        return cellWords;
    }

    int shapeCount() {
        return copies.length;
    }

    /** For each shape its first word, and behind them the number of words; not to be changed. */
    int[] firstWords() {
        return firstWords;
    }

    /** The shape of an image. */
    public int shape(int image) {
        return shapes[image];
    }

    /** The cells of an image; not to be changed. */
    public int[] cells(int image) {
        return cells[image];
    }

    /** For each image its cells, from {@link #coveredIndex} on; not to be changed. */
    long[] covered() {
        return covered;
    }

    int coveredIndex(int image) {
        return (image / Long.SIZE * COVERED_STRIDE + image % Long.SIZE) * cellWords;
    }

    /** For each cell the images that cover it; not to be changed. */
    long[] covering() {
        return covering;
    }

    /**
     * Makes the set of the images that can lie beside an image: they share no cell with it, and are of another shape if
     * it is the only piece of its own.
     *
     * @param set the words are put here
     * @param from from this index on
     */
    void putCompatible(int image, long[] set, int from) {
        int words = words();
        int[] own = cells[image];
        for (int word = 0; word < words; word++) {
            long met = 0L;
            for (int cell : own) {
                met |= covering[cell * words + word];
            }
            set[from + word] = ~met;
        }
        int shape = shapes[image];
        if (copies[shape] == 1) {
            for (int word = firstWords[shape]; word < firstWords[shape + 1]; word++) {
                set[from + word] = 0L;
            }
        }
    }
}
