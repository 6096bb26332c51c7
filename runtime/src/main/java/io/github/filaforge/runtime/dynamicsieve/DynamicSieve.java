package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * The tables of a dynamic sieve. For each cell and each state of its neighbours in which at most two of these are open,
 * there are the images that cover the cell and no filled neighbour. For all other states there are all images that cover the
 * cell. The images are in blocks ({@link ImageBlocks}).
 *
 * <p>A target with exactly one open neighbour has one block with the number {@code cell * codes + direction}, unless it has
 * too many images, and look-ups of its own ({@link #gather}). The blocks of other states are found by {@link #first} and
 * {@link #counts}.
 */
public final class DynamicSieve {

    /**
     * The smallest number of blocks that each cell has for states with one open neighbour. The actual number is this, or a
     * power of two that is at least the number of directions.
     */
    private static final int FEWEST_CODES = 4;

    private final int directions;
    private final int codes;
    private final int frameSize;
    private final int[][] neighbours;
    private final NeighbourStates states;
    private final UsedCounters used;
    private final ImageBlocks blocks;
    private final int[] first;
    private final int[] counts;

    /**
     * Creates the tables.
     *
     * @param images for each shape its images, separated by commas; an image is its cells, separated by blanks
     * @param pieces for each shape the names of its pieces, separated by blanks
     * @param neighbours for each direction the neighbour of each cell, separated by blanks; the cell itself if there is none
     * @param frame for each cell its number in the frame, separated by blanks
     * @param frameSize the number of cells of the frame
     * @param window the greatest number of cells of the frame from the first to the last that the images of a block cover
     */
    public DynamicSieve(
            String[] images, String[] pieces, String[] neighbours, String frame, int frameSize, int window) {
        this(images, copies(pieces), neighbours, frame, frameSize, window);
    }

    /**
     * Creates the tables of a puzzle of which pieces may be left over. The other constructor describes the other parameters.
     *
     * @param copies the number of pieces of each shape; 0 if they need not be counted
     */
    public DynamicSieve(String[] images, int[] copies, String[] neighbours, String frame, int frameSize, int window) {
        int[] frameOf = Words.numbers(frame);
        this.frameSize = frameSize;
        this.directions = neighbours.length;
        this.codes = Integer.highestOneBit(2 * Math.max(FEWEST_CODES, directions) - 1);
        this.neighbours = new int[directions][];
        for (int direction = 0; direction < directions; direction++) {
            this.neighbours[direction] = Words.numbers(neighbours[direction]);
        }
        this.states = states(frameOf);
        int count = 0;
        for (String ofShape : images) {
            count += ofShape.isEmpty() ? 0 : Words.split(ofShape, ',').length;
        }
        int[][] cells = new int[count][];
        int[] shapes = new int[count];
        int[][] regionCells = new int[count][];
        this.used = new UsedCounters(images, copies);
        int next = 0;
        for (int shape = 0; shape < images.length; shape++) {
            if (!images[shape].isEmpty()) {
                for (String image : Words.split(images[shape], ',')) {
                    regionCells[next] = Words.numbers(image);
                    cells[next] = inFrame(regionCells[next], frameOf);
                    shapes[next] = shape;
                    next++;
                }
            }
        }
        this.first = new int[states.count()];
        this.counts = new int[first.length];
        this.blocks = new ImageBlocks(aloneBlocks(), cells, shapes, used, frameSize, window);
        int[][] covering = covering(regionCells, frameOf.length);
        for (int cell = 0; cell < frameOf.length; cell++) {
            addStates(cell, frameOf[cell], covering[cell], regionCells);
        }
    }

    private static int[] copies(String... pieces) {
        int[] copies = new int[pieces.length];
        for (int shape = 0; shape < pieces.length; shape++) {
            copies[shape] = Words.split(pieces[shape], ' ').length;
        }
        return copies;
    }

    private NeighbourStates states(int... frameOf) {
        int[][] inFrame = new int[frameSize][directions];
        for (int[] ofCell : inFrame) {
            Arrays.fill(ofCell, -1);
        }
        for (int cell = 0; cell < frameOf.length; cell++) {
            for (int direction = 0; direction < directions; direction++) {
                int neighbour = neighbours[direction][cell];
                inFrame[frameOf[cell]][direction] = neighbour == cell ? -1 : frameOf[neighbour];
            }
        }
        return new NeighbourStates(inFrame);
    }

    private static int[] inFrame(int[] regionCells, int... frameOf) {
        int[] inFrame = new int[regionCells.length];
        for (int i = 0; i < inFrame.length; i++) {
            inFrame[i] = frameOf[regionCells[i]];
        }
        return inFrame;
    }

    private static int[][] covering(int[][] images, int cellCount) {
        int[] counts = new int[cellCount];
        for (int[] image : images) {
            for (int cell : image) {
                counts[cell]++;
            }
        }
        int[][] covering = new int[cellCount][];
        for (int cell = 0; cell < cellCount; cell++) {
            covering[cell] = new int[counts[cell]];
        }
        for (int number = 0; number < images.length; number++) {
            for (int cell : images[number]) {
                counts[cell]--;
                covering[cell][counts[cell]] = number;
            }
        }
        return covering;
    }

    /** Makes the blocks of a cell. */
    private void addStates(int cell, int inFrame, int[] covering, int[][] regionCells) {
        int existing = states.existing(inFrame);
        // For each image the set of the neighbours that it covers.
        int[] covered = new int[covering.length];
        for (int i = 0; i < covering.length; i++) {
            for (int direction = 0; direction < directions; direction++) {
                if ((existing >> direction & 1) != 0
                        && contains(regionCells[covering[i]], neighbours[direction][cell])) {
                    covered[i] |= 1 << direction;
                }
            }
        }
        int all = blocks.size();
        int allCount = blocks.append(covering);
        int ignored = states.ignored(inFrame);
        int told = existing & ~ignored;
        // This loop goes through all subsets of the neighbours whose state is in the number, the empty subset first.
        // The other neighbours may be open.
        int open = 0;
        do {
            int number = states.number(inFrame, open);
            if (Integer.bitCount(open | ignored) <= 2) {
                addState(inFrame, open | ignored, covering, covered);
            } else {
                first[number] = all;
                counts[number] = allCount;
            }
            open = (open - told) & told;
        } while (open != 0);
    }

    private void addState(int inFrame, int open, int[] covering, int... covered) {
        int[] chosen = new int[covering.length];
        int count = 0;
        for (int i = 0; i < covering.length; i++) {
            if ((covered[i] & ~open) == 0) {
                chosen[count] = covering[i];
                count++;
            }
        }
        int number = states.number(inFrame, open);
        if (Integer.bitCount(open) == 1 && count <= Long.SIZE) {
            int block = inFrame * codes + Integer.numberOfTrailingZeros(open);
            first[number] = block;
            counts[number] = 1;
            blocks.set(block, chosen, 0, count);
            return;
        }
        first[number] = blocks.size();
        counts[number] = blocks.append(Arrays.copyOf(chosen, count));
    }

    private static boolean contains(int[] numbers, int number) {
        for (int each : numbers) {
            if (each == number) {
                return true;
            }
        }
        return false;
    }

    /** Returns, for each block, the first cell of the frame to which its tables apply. */
    public int[] starts() {
        return blocks.starts();
    }

    /**
     * Returns the bits that the number of a block may have. A solver that masks the number with this constant shows the JIT
     * that no index lies beyond the end of a table. So the Tetris Cube takes 2.66 s instead of 3.01.
     */
    public int blockBits() {
        return blocks.blockBits();
    }

    /**
     * Returns, for each block and each group of five cells from its start on, and for each occupancy of these cells, the set
     * of the images of the block that the occupancy leaves possible.
     */
    public long[] tables() {
        return blocks.tables();
    }

    /**
     * Returns, for each block and each state of six bits of the counters of used pieces, the set of the images whose shapes
     * have unused pieces. Only shapes that have images have counters.
     *
     * @param chunk the index of the six bits
     */
    public long[] free(int chunk) {
        return blocks.free(chunk);
    }

    /**
     * Returns, for each image, the words of its layout, and then the number that counts one piece of its shape as used. They
     * stand side by side because they are used together.
     *
     * @param stride the number of longs of each image, at least one more than the number of words of a layout
     */
    public long[] places(int stride) {
        return blocks.places(stride);
    }

    /** Returns faster look-ups for the targets with exactly one open neighbour. No window may have more than 64 cells. */
    public Gather gather() {
        return new Gather(blocks.layouts(aloneBlocks()));
    }

    /**
     * Returns the number of blocks for targets with exactly one open neighbour, which are the first blocks. Such a target
     * has one block, unless it has too many images.
     */
    public int aloneBlocks() {
        return frameSize * codes;
    }

    /** Returns one word of the set of the neighbours of each cell. */
    public long[] neighbours(int word) {
        return states.masks(word);
    }

    /**
     * Returns, for each cell and one word of its neighbours, the factor that moves them to the highest seven bits. The
     * products of all words are added. The number of the cell times 128, plus these seven bits, numbers the cell with the
     * state of its neighbours.
     */
    public long[] stateFactors(int word) {
        return states.factors(word);
    }

    /** Returns the first block of each cell with a state of its neighbours. */
    public int[] first() {
        return first.clone();
    }

    /** Returns the number of blocks of each cell with a state of its neighbours. */
    public int[] counts() {
        return counts.clone();
    }

    /** Returns the number of longs of each block in {@link #tables}. */
    int blockStates() {
        return blocks.stride();
    }

    /** Returns the counters of used pieces. */
    UsedCounters used() {
        return used;
    }

    /** Returns the shape of an image. */
    int shape(int number) {
        return blocks.shape(number);
    }

    /** Returns the cells of an image in the frame. */
    int[] cells(int number) {
        return blocks.cells(number);
    }
}
