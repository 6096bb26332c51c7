package io.github.filaforge.runtime.schedule;

/**
 * Image lists as code: each image of each list is a constant of a generated class, which dispatches by the cell and its
 * ILSI. A state is the words of the occupancy, in which bits beyond the last cell are set, and then one word with the bit of
 * each shape that is used up.
 */
public interface ListCode {

    /**
     * Finds the images that fit at a target.
     *
     * @param order the number of a fixed order of the schedule, whose lists have no image that covers an earlier cell (POF);
     *     0 for the lists of a target that was chosen as the search goes
     * @param cell the number of the target
     * @param state has the state
     * @param at the index of the first word of the state
     * @param found receives the numbers of the images that fit, in any order
     * @param end the index in {@code found} of the first of these images
     * @return the index behind the last of these images
     */
    int fitting(int order, int cell, long[] state, int at, int[] found, int end);

    /**
     * Finds the open cells with the fewest open neighbours.
     *
     * @param state has the state, in which at least one cell is open
     * @param at the index of the first word of the state
     * @param least receives the set of these cells, a bit for each, in as many words as the occupancy has
     */
    void leastOpen(long[] state, int at, long[] least);
}
