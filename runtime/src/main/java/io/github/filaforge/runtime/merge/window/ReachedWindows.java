package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import java.util.Arrays;

/**
 * The windows with one number of filled cells that are reached. For several threads they are divided among sets by their hash
 * values, so that threads which add windows seldom wait for one another.
 */
final class ReachedWindows {

    private final WindowSet[] sets;
    private final MemoryBudget budget;

    /** Creates empty sets for a number of threads. */
    ReachedWindows(int threads, MemoryBudget budget) {
        this.budget = budget;
        this.sets = new WindowSet[SharedCounts.tables(threads)];
        for (int number = 0; number < sets.length; number++) {
            sets[number] = new WindowSet(budget);
        }
    }

    /** Adds a window; returns true if it is new. A lock for one thread would take a tenth of the time of a search. */
    boolean add(long window) {
        WindowSet set = sets[WindowCounts.table(window, sets.length)];
        if (sets.length == 1) {
            return set.add(window);
        }
        synchronized (set) {
            return set.add(window);
        }
    }

    /**
     * Returns the windows in ascending order, as unsigned numbers, and gives the memory of the sets back. The order counts:
     * if nodes are numbered set by set, so that each set can be sorted by a thread of its own, {@code stats} of pentominoes
     * in 10x8 takes 1.2 times as long.
     */
    long[] listed() {
        int size = 0;
        for (WindowSet set : sets) {
            size = MemoryBudget.length((long) size + set.size(), WindowSet.WHAT);
        }
        budget.need((long) Long.BYTES * size, WindowSet.WHAT);
        long[] windows = new long[size];
        int count = 0;
        for (WindowSet set : sets) {
            count = set.copyTo(windows, count);
            set.forget();
        }
        // With the sign bit inverted, the signed order of the sort is the unsigned order.
        invertSigns(windows);
        Arrays.sort(windows);
        invertSigns(windows);
        return windows;
    }

    private static void invertSigns(long... windows) {
        for (int i = 0; i < windows.length; i++) {
            windows[i] ^= Long.MIN_VALUE;
        }
    }
}
