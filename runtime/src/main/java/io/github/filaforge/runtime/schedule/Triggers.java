package io.github.filaforge.runtime.schedule;

import io.github.filaforge.runtime.search.LevelCounter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The backtrack triggers (polycube article, "Backtrack Triggers"), and the counters of triggers and image filters. There is
 * a counter for each number p of pieces left. For a trigger, it counts the placements with p pieces left after which the
 * trigger ended the branch. For a filter, it counts the images that the filter removed before a target was chosen with p
 * pieces left.
 */
final class Triggers {

    private final Schedule schedule;
    private final Remains remains;
    private final Map<String, long[]> counters = new LinkedHashMap<>();
    private final long[] parityTrigger;
    private final long[] volumeTrigger;
    /**
     * The number of placements after which the volume trigger ended the branch and which left at least two large parts that
     * cannot be filled.
     */
    private final long[] largePartition;

    final long[] parityFilter;
    final long[] volumeFilter;
    final long[] fitFilter;

    Triggers(Schedule schedule, Remains remains) {
        this.schedule = schedule;
        this.remains = remains;
        int pieces = schedule.pieces();
        this.parityTrigger = counter(schedule.watchesParities(), LevelCounter.PARITY_TRIGGER);
        this.volumeTrigger = counter(schedule.watchesVolumes(pieces), LevelCounter.VOLUME_TRIGGER);
        // Tries have to be fast, and the volume trigger ends their branches often, so large parts are not counted in
        // tries.
        this.largePartition =
                counter(schedule.watchesVolumes(pieces) && !schedule.hasTries(), LevelCounter.LARGE_PARTITION);
        this.parityFilter = counter(schedule.filtersParities(pieces), LevelCounter.PARITY_FILTER);
        this.volumeFilter = counter(schedule.filtersVolumes(pieces), LevelCounter.VOLUME_FILTER);
        this.fitFilter = counter(schedule.filtersFits(pieces), LevelCounter.FIT_FILTER);
    }

    /** Returns the array of a counter, without elements if the schedule does not need the counter. */
    private long[] counter(boolean isNeeded, String name) {
        long[] counter = new long[isNeeded ? schedule.pieces() + 1 : 0];
        if (isNeeded) {
            counters.put(name, counter);
        }
        return counter;
    }

    /** Returns the counters that the schedule needs, by their names. */
    Map<String, long[]> counters() {
        return counters;
    }

    /** Returns true if a trigger can end the branch after a placement that leaves a number of pieces. */
    boolean watch(int left) {
        return schedule.watches(left) || remains.hasAllowance();
    }

    /**
     * Returns true if the search may go on after a placement. A branch that ends because its allowance is spent is not
     * counted.
     *
     * @param left the number of pieces left before the placement
     */
    boolean permit(int left) {
        if (remains.isAllowanceSpent()) {
            return false;
        }
        if (schedule.watchesParities() && !remains.parityIsPossible()) {
            parityTrigger[left]++;
            return false;
        }
        if (schedule.watchesVolumes(left - 1) && !remains.volumesArePossible()) {
            volumeTrigger[left]++;
            if (largePartition.length > 0 && remains.hasLargeImpossibleParts()) {
                largePartition[left]++;
            }
            return false;
        }
        return true;
    }

    /**
     * Forgets the actions that belong to the images of a root, because every root under the same images repeats these
     * actions. The actions of triggers after the last image of the root are kept.
     */
    void forgetRoot(int rootLeft) {
        for (long[] counter : counters.values()) {
            boolean isOfFilter = counter == parityFilter || counter == volumeFilter || counter == fitFilter;
            int kept = isOfFilter ? rootLeft + 1 : rootLeft + 2;
            Arrays.fill(counter, Math.min(kept, counter.length), counter.length, 0L);
        }
    }
}
