package io.github.filaforge.runtime.schedule;

/**
 * Image lists as code. Each image of each list is a constant of a generated class, which branches by the cell and its ILSI.
 * A state has the words of the occupancy, in which bits beyond the last cell are set, and then a word with a bit for each
 * shape that is used up.
 */
public interface ListCode {

    /**
     * Finds the images that fit at a target.
     *
     * @param order the number of a fixed order of the schedule, whose lists have no image that covers an earlier cell (POF);
     *     0 for the lists of a chosen target
     * @param cell the number of the target
     * @param state an array that contains the state
     * @param at the index of the first word of the state
     * @param found receives the numbers of the images that fit, in any order
     * @param end the index in {@code found} of the first image that is added
     * @return the index behind the last image that is added
     */
    int fitting(int order, int cell, long[] state, int at, int[] found, int end);

    /**
     * Finds the open cells with the fewest open neighbours.
     *
     * @param state an array that contains the state, in which at least one cell is open
     * @param at the index of the first word of the state
     * @param least receives the set of the cells, a bit for each cell, in words like those of the occupancy
     */
    void leastOpen(long[] state, int at, long[] least);
}
