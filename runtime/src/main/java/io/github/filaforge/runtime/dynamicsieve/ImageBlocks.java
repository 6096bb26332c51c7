package io.github.filaforge.runtime.dynamicsieve;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;

/**
 * Images in blocks of up to 64, so that a set of images of a block is one word. The number of an image is the number of its
 * block times 64, plus its place in the block. An image may be in several blocks.
 */
final class ImageBlocks {

    /**
     * The number of cells of a table. Measured for the Tetris Cube: chunks of 4 bits 2.58 s, of 5 bits 2.47, of 6 bits 2.78,
     * of 8 bits 3.46.
     */
    private static final int CHUNK = 5;

    private static final int CHUNK_STATES = 1 << CHUNK;

    /** The number of bits of the counters of used pieces that a table of free shapes covers. */
    private static final int FREE_CHUNK = 6;

    private static final int FREE_STATES = 1 << FREE_CHUNK;

    /** The number of longs from which on tables are not padded to a power of two. */
    private static final long MOST_PADDED = 1L << 23;

    /** The greatest number of longs of the images of a block in {@link #places}. */
    private static final int MOST_FOR_PLACES = 8 * Long.SIZE;

    private final int frameSize;
    private final int chunks;
    /** The images in the order in which they were read: their cells in the frame, and their shapes. */
    private final int[][] cells;

    private final int[] shapes;
    private final UsedCounters used;
    private int blocks;
    /** For each block and place in it, the index of its image; -1 if there is none. */
    private int[] imageAt;
    /** For each block the first cell of the frame that any of its images covers. */
    private int[] starts;

    /**
     * Creates the blocks.
     *
     * @param blocks the number of blocks that {@link #set} fills; further blocks are appended
     * @param cells the cells of each image in the frame
     * @param shapes the shape of each image
     * @param used the counters of used pieces
     * @param frameSize the number of cells of the frame
     * @param window the greatest number of cells of the frame from the first to the last that the images of a block cover
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

    /** Returns the number of blocks. */
    int size() {
        return blocks;
    }

    /** Appends at least one block for some images; returns the number of blocks that were appended. */
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

    /** Returns the number of longs of each block in {@link #tables}. */
    int stride() {
        return chunks * CHUNK_STATES;
    }

    /** Returns the number of blocks for which tables have room. */
    private int room() {
        int power = Integer.highestOneBit(Math.max(1, blocks - 1)) << 1;
        return (long) power * Math.max(stride(), MOST_FOR_PLACES) > MOST_PADDED ? blocks : power;
    }

    /** Returns the bits for {@link DynamicSieve#blockBits}. */
    int blockBits() {
        int room = room();
        return Integer.bitCount(room) == 1 ? room - 1 : -1;
    }

    /** Returns the tables for {@link DynamicSieve#tables}. */
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

    /** Returns the table for {@link DynamicSieve#free}. */
    long[] free(int chunk) {
        long[] free = new long[room() * FREE_STATES];
        long[] ofShape = new long[FREE_CHUNK];
        for (int block = 0; block < blocks; block++) {
            Arrays.fill(ofShape, 0);
            for (int place = 0; place < Long.SIZE; place++) {
                int image = imageAt[block * Long.SIZE + place];
                if (image >= 0 && used.isIn(shapes[image], chunk * FREE_CHUNK, FREE_CHUNK)) {
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

    /** Returns the array for {@link DynamicSieve#places}. */
    long[] places(int stride) {
        long[] places = new long[room() * Long.SIZE * stride];
        int words = Words.count(frameSize);
        for (int number = 0; number < blocks * Long.SIZE; number++) {
            int image = imageAt[number];
            if (image >= 0) {
                for (int cell : cells[image]) {
                    places[number * stride + cell / Long.SIZE] |= 1L << cell;
                }
                places[number * stride + words] = used.unit(shapes[image]);
            }
        }
        return places;
    }

    /** Returns the layouts of the images of the first blocks, as bits from the start of each block. */
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

    /** Returns, for each block, the first cell of the frame to which its tables apply. */
    int[] starts() {
        return Arrays.copyOf(starts, room());
    }

    /** Returns the shape of an image. */
    int shape(int number) {
        return shapes[imageAt[number]];
    }

    /** Returns the cells of an image in the frame. */
    int[] cells(int number) {
        return cells[imageAt[number]];
    }
}
