package io.github.filaforge.runtime.dynamicsieve;

import java.util.Arrays;

/**
 * States of a search with the same number of pieces left, which are searched together: what is asked of all of them is
 * asked in small loops that the JIT turns into vector instructions. They are numbered from 0. The Tetris Cube takes 1.9 s
 * in batches of 256 to 1024 states and 2.35 with one state after another.
 */
public final class StateBatch {

    /** With so many states a batch is searched. */
    public static final int FULL = 512;

    /** The images of one block may come on top. */
    static final int ROOM = FULL + Long.SIZE;

    private final long[][] occupancy;
    private final long[] used = new long[ROOM];
    private final int[] parents = new int[ROOM];
    private final int[] placed = new int[ROOM];

    private int choices;
    private int[] choosers = new int[ROOM];
    private int[] blocks = new int[ROOM];
    private long[] images = new long[ROOM];

    /**
     * @param words the number of words of an occupancy
     */
    StateBatch(int words) {
        this.occupancy = new long[words][ROOM];
    }

    /** A word of the occupancy of each state. */
    public long[] occupancy(int word) {
        return occupancy[word];
    }

    /** The counters of the used pieces of each state. */
    public long[] used() {
        return used;
    }

    /** For each state the state of the batch with one piece more left that it comes from. */
    public int[] parents() {
        return parents;
    }

    /** For each state the number of the image that was placed last. */
    public int[] placed() {
        return placed;
    }

    /** Forgets all choices. */
    public void clearChoices() {
        choices = 0;
    }

    /** Adds a choice: in a state, some images of a block, one of which is to be placed. */
    public void choose(int state, int block, long fitting) {
        if (choices == choosers.length) {
            choosers = Arrays.copyOf(choosers, 2 * choices);
            blocks = Arrays.copyOf(blocks, 2 * choices);
            images = Arrays.copyOf(images, 2 * choices);
        }
        choosers[choices] = state;
        blocks[choices] = block;
        images[choices] = fitting;
        choices++;
    }

    /** The number of choices. */
    public int choices() {
        return choices;
    }

    /** The state of each choice. */
    public int[] choosers() {
        return choosers;
    }

    /** The block of each choice. */
    public int[] blocks() {
        return blocks;
    }

    /** The images of each choice, at least one. */
    public long[] images() {
        return images;
    }
}
