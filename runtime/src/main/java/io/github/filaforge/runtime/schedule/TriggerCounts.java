package io.github.filaforge.runtime.schedule;

import java.util.Arrays;

/**
 * The numbers of actions of backtrack triggers and image filters, by the number p of pieces left: of a trigger the placements
 * with p pieces left after which it turned back, of a filter the images that it removed before a target was chosen with p
 * pieces left. A trigger or filter that the schedule does not have has an array without elements.
 */
final class TriggerCounts {

    final long[] parityTrigger;
    final long[] volumeTrigger;
    /** The placements of the volume trigger that leave two large parts or more that cannot be filled. */
    final long[] largePartition;

    final long[] parityFilter;
    final long[] volumeFilter;
    final long[] fitFilter;

    TriggerCounts(
            long[] parityTrigger,
            long[] volumeTrigger,
            long[] largePartition,
            long[] parityFilter,
            long[] volumeFilter,
            long[] fitFilter) {
        this.parityTrigger = parityTrigger;
        this.volumeTrigger = volumeTrigger;
        this.largePartition = largePartition;
        this.parityFilter = parityFilter;
        this.volumeFilter = volumeFilter;
        this.fitFilter = fitFilter;
    }

    /**
     * Forgets the actions that belong to the images of a root: every root under them repeats these actions. What a trigger
     * did after the last image of the root stays.
     */
    void forgetRoot(int rootLeft) {
        forgetAbove(rootLeft + 1, parityTrigger);
        forgetAbove(rootLeft + 1, volumeTrigger);
        forgetAbove(rootLeft + 1, largePartition);
        forgetAbove(rootLeft, parityFilter);
        forgetAbove(rootLeft, volumeFilter);
        forgetAbove(rootLeft, fitFilter);
    }

    private static void forgetAbove(int left, long... counter) {
        Arrays.fill(counter, Math.min(left + 1, counter.length), counter.length, 0L);
    }
}
