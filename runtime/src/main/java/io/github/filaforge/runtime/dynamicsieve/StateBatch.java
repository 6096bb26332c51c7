package io.github.filaforge.runtime.dynamicsieve;

import java.util.Arrays;

/**
 * States of a search with the same number of pieces left, which are searched together. Each step for all of them is a small
 * loop that the JIT turns into vector instructions. States are numbered from 0. The Tetris Cube takes 1.9 s in batches of
 * 256 to 1024 states, and 2.35 s with one state after another.
 */
public final class StateBatch {

    /** The number of states at which a batch is searched. */
    public static final int FULL = 512;

    /** The number of states for which there is room: the images of one block may come on top. */
    static final int ROOM = FULL + Long.SIZE;

    private final long[][] occupancy;
    private final long[] used = new long[ROOM];
    private final long[] allowances = new long[ROOM];
    private final int[] parents = new int[ROOM];
    private final int[] placed = new int[ROOM];

    private int choices;
    private int[] choosers = new int[ROOM];
    private int[] blocks = new int[ROOM];
    private long[] images = new long[ROOM];

    /** Creates an empty batch for occupancies of a number of words. */
    StateBatch(int words) {
        this.occupancy = new long[words][ROOM];
    }

    /** Returns a word of the occupancy of each state. */
    public long[] occupancy(int word) {
        return occupancy[word];
    }

    /** Returns the counters of the used pieces of each state. */
    public long[] used() {
        return used;
    }

    /** Returns the allowance of each state, if a puzzle has limits that can end branches. */
    public long[] allowances() {
        return allowances;
    }

    /** Returns, for each state, its parent in the batch that has one piece more left. */
    public int[] parents() {
        return parents;
    }

    /** Returns, for each state, the number of the image that was placed last. */
    public int[] placed() {
        return placed;
    }

    /** Removes all choices. */
    public void clearChoices() {
        choices = 0;
    }

    /** Adds a choice: a state, and some images of a block, each of which is to be placed in this state. */
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

    /** Returns the number of choices. */
    public int choices() {
        return choices;
    }

    /** Returns the state of each choice. */
    public int[] choosers() {
        return choosers;
    }

    /** Returns the block of each choice. */
    public int[] blocks() {
        return blocks;
    }

    /** Returns the images of each choice, at least one for each. */
    public long[] images() {
        return images;
    }
}
