package io.github.filaforge.runtime.sieve;

import io.github.filaforge.runtime.FrameImages;

/** The tables of a {@link LoopSieve}, which the solvers of all threads share. Immutable. */
public final class SieveTables {

    /** The greatest number of images of a word. */
    private static final int WORD = Long.SIZE;

    final Sieve sieve;
    /** For each position its cell of the frame; empty if they are equal. */
    final String frame;
    /** The number of words of an occupancy. */
    final int windowWords;
    /** The number of words of a set of images. */
    final int imageWords;

    /** The words of the layout of each image; those of image n begin at n times {@link #windowWords}. */
    final long[] layouts;
    /** The shape of each image. */
    final int[] shapes;
    /** For each shape the words of the set of the images of other shapes. */
    final long[] others;

    /** For each range of cells, and in it for each word of a set, the images that each occupancy of the cells leaves. */
    final long[][] possible;
    /** For each range of cells the word of the occupancy in which it lies. */
    final int[] rangeWords;
    /** For each range of cells the bit of this word at which it begins. */
    final int[] rangeShifts;

    /** The table of the states that can be completed; empty if there is none. */
    final long[] tail;
    /** The number of pieces left at which this table is looked up; 0 if there is none. */
    final int tailLeft;

    /**
     * Creates the tables.
     *
     * @param frame for each position its cell of the frame, separated by blanks; empty if they are equal
     * @param windowWords the number of words of an occupancy
     * @param ranges the number of cells of each range for which there is a table. The first range begins at cell 1, counted
     *     from the target, and each other range behind the range before it. None of them lies in two words.
     * @param shapeCount the number of shapes
     * @param tailLeft the number of pieces left at which states are looked up in the tail; 0 if there is no tail
     * @param tail the table of the states that can be completed with these pieces, for {@link TailTable}
     */
    public SieveTables(
            FrameImages images,
            String frame,
            int windowWords,
            int[] ranges,
            int shapeCount,
            int tailLeft,
            long[] tail) {
        this.sieve = new Sieve(images);
        this.frame = frame;
        this.windowWords = windowWords;
        this.imageWords = images.words();
        this.shapes = sieve.shapes();
        this.layouts = new long[images.size() * windowWords];
        for (int image = 0; image < images.size(); image++) {
            for (int cell : images.cells(image)) {
                layouts[image * windowWords + cell / WORD] |= 1L << cell;
            }
        }
        this.others = new long[shapeCount * imageWords];
        for (int index = 0; index < others.length; index++) {
            others[index] = ~images.ofShape(index / imageWords, index % imageWords);
        }
        this.rangeWords = new int[ranges.length];
        this.rangeShifts = new int[ranges.length];
        this.possible = new long[ranges.length * imageWords][];
        int first = 1;
        for (int range = 0; range < ranges.length; range++) {
            rangeWords[range] = first / WORD;
            rangeShifts[range] = first % WORD;
            for (int word = 0; word < imageWords; word++) {
                possible[range * imageWords + word] = sieve.table(word, first, ranges[range]);
            }
            first += ranges[range];
        }
        this.tailLeft = tailLeft;
        this.tail = tail.clone();
    }
}
