package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.Words;
import java.util.Arrays;

/**
 * Images in blocks of up to 64, so that a set of the images of a block is one word. An image has the number of its block
 * times 64 plus its place there; it may stand in several blocks.
 */
final class ImageBlocks {

    /** Measured for the Tetris Cube: chunks of 4 bits 2.58 s, of 5 bits 2.47, of 6 bits 2.78, of 8 bits 3.46. */
    private static final int CHUNK = 5;

    private static final int CHUNK_STATES = 1 << CHUNK;

    /** How many shapes a table of free shapes looks at. */
    private static final int FREE_CHUNK = 6;

    private static final int FREE_STATES = 1 << FREE_CHUNK;

    /** Tables with more longs than this are not made longer than they have to be. */
    private static final long MOST_PADDED = 1L << 23;

    /** The most longs that the images of a block have in {@link #places}. */
    private static final int MOST_FOR_PLACES = 8 * Long.SIZE;

    private final int frameSize;
    private final int chunks;
    /** The images by number as read: their cells in the frame, and their shapes. */
    private final int[][] cells;

    private final int[] shapes;
    private final UsedCounters used;
    private int blocks;
    /** For each block and place in it, which image is there; -1 if none. */
    private int[] imageAt;
    /** The first cell of the frame that any image of a block covers. */
    private int[] starts;

    /**
     * @param blocks the number of blocks to be filled by {@link #set}; others are appended
     * @param cells the cells of each image in the frame
     * @param shapes the shape of each image
     * @param used the counters of used pieces
     * @param frameSize the number of cells of the frame
     * @param window the most cells of the frame between the first and the last that the images of a block cover
     */
    ImageBlocks(int blocks, int[][] cells, int[] shapes, UsedCounters used, int frameSize, int window) {
        this.blocks = blocks;
        this.cells = cells;
        this.shapes = shapes;
        this.used = used;
        this.frameSize = frameSize;
        this.chunks = (window + CHUNK - 1) / CHUNK;
        this.imageAt = new int[blocks * Long.SIZE];
        Arrays.fill(imageAt, -1);
        this.starts = new int[blocks];
    }

    /** The number of blocks. */
    int size() {
        return blocks;
    }

    /** Adds blocks for some images, at least one; the number of blocks. */
    int append(int... chosen) {
        int needed = Words.count(chosen.length);
        if (blocks + needed > starts.length) {
            int room = 2 * (blocks + needed);
            int old = imageAt.length;
            imageAt = Arrays.copyOf(imageAt, room * Long.SIZE);
            Arrays.fill(imageAt, old, imageAt.length, -1);
            starts = Arrays.copyOf(starts, room);
        }
        for (int block = 0; block < needed; block++) {
            set(blocks + block, chosen, block * Long.SIZE, Math.min(chosen.length, (block + 1) * Long.SIZE));
        }
        blocks += needed;
        return needed;
    }

    /** Fills a block with the images {@code chosen[from..to)}. */
    void set(int block, int[] chosen, int from, int to) {
        int start = frameSize;
        for (int i = from; i < to; i++) {
            imageAt[block * Long.SIZE + i - from] = chosen[i];
            for (int cell : cells[chosen[i]]) {
                start = Math.min(start, cell);
            }
        }
        starts[block] = frameSize <= Long.SIZE || from == to ? 0 : start;
    }

    /** The number of longs that each block has in {@link #tables}. */
    private int stride() {
        return chunks * CHUNK_STATES;
    }

    /** The number of blocks that tables have room for. */
    private int room() {
        int power = Integer.highestOneBit(Math.max(1, blocks - 1)) << 1;
        return (long) power * Math.max(stride(), MOST_FOR_PLACES) > MOST_PADDED ? blocks : power;
    }

    /** What {@link DynamicSieve#blockBits} says. */
    int blockBits() {
        int room = room();
        return Integer.bitCount(room) == 1 ? room - 1 : -1;
    }

    /** What {@link DynamicSieve#tables} says. */
    long[] tables() {
        long[] tables = new long[room() * stride()];
        long[] hit = new long[chunks * CHUNK];
        for (int block = 0; block < blocks; block++) {
            Arrays.fill(hit, 0);
            long there = 0;
            for (int place = 0; place < Long.SIZE; place++) {
                int image = imageAt[block * Long.SIZE + place];
                if (image >= 0) {
                    there |= 1L << place;
                    for (int cell : cells[image]) {
                        hit[cell - starts[block]] |= 1L << place;
                    }
                }
            }
            for (int chunk = 0; chunk < chunks; chunk++) {
                int at = block * stride() + chunk * CHUNK_STATES;
                tables[at] = there;
                for (int state = 1; state < CHUNK_STATES; state++) {
                    int lowest = Integer.numberOfTrailingZeros(state);
                    tables[at + state] = tables[at + (state & (state - 1))] & ~hit[chunk * CHUNK + lowest];
                }
            }
        }
        return tables;
    }

    /** What {@link DynamicSieve#free} says. */
    long[] free(int chunk) {
        long[] free = new long[room() * FREE_STATES];
        long[] ofShape = new long[FREE_CHUNK];
        for (int block = 0; block < blocks; block++) {
            Arrays.fill(ofShape, 0);
            for (int place = 0; place < Long.SIZE; place++) {
                int image = imageAt[block * Long.SIZE + place];
                if (image >= 0 && used.bit(shapes[image]) / FREE_CHUNK == chunk) {
                    ofShape[used.bit(shapes[image]) % FREE_CHUNK] |= 1L << place;
                }
            }
            int at = block * FREE_STATES;
            free[at] = -1L;
            for (int state = 1; state < FREE_STATES; state++) {
                int lowest = Integer.numberOfTrailingZeros(state);
                free[at + state] = free[at + (state & (state - 1))] & ~ofShape[lowest];
            }
        }
        return free;
    }

    private int words() {
        return Words.count(frameSize);
    }

    /** What {@link DynamicSieve#places} says. */
    long[] places(int stride) {
        long[] places = new long[room() * Long.SIZE * stride];
        for (int number = 0; number < blocks * Long.SIZE; number++) {
            int image = imageAt[number];
            if (image >= 0) {
                for (int cell : cells[image]) {
                    places[number * stride + cell / Long.SIZE] |= 1L << cell;
                }
                places[number * stride + words()] = used.unit(shapes[image]);
            }
        }
        return places;
    }

    /** The layouts of the images of the first blocks, as bits from the start of each. */
    long[][] layouts(int count) {
        long[][] layouts = new long[count][Long.SIZE];
        for (int block = 0; block < layouts.length; block++) {
            for (int place = 0; place < Long.SIZE; place++) {
                int image = imageAt[block * Long.SIZE + place];
                if (image >= 0) {
                    for (int cell : cells[image]) {
                        layouts[block][place] |= 1L << (cell - starts[block]);
                    }
                }
            }
        }
        return layouts;
    }

    /** The first cell that each block looks at. */
    int[] starts() {
        return Arrays.copyOf(starts, room());
    }

    /** The shape of an image. */
    int shape(int number) {
        return shapes[imageAt[number]];
    }

    /** The cells of an image in the frame. */
    int[] cells(int number) {
        return cells[imageAt[number]];
    }
}
