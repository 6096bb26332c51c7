package io.github.filaforge.estimate;

/** How a search chooses its targets. */
interface TargetRule {

    /**
     * The numbers of the images that fit the target; none if the branch holds no solution.
     *
     * @param left the number of unused pieces of each shape
     */
    int[] fitting(long[] occupancy, int[] left);
}
