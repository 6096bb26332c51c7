package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;

/** A set of windows that grows. A finished set also gives the index of each window in ascending order. */
final class WindowSet {

    private static final int LEAST = 64;
    /** The purpose of the memory, in messages. */
    static final String WHAT = "the windows that are reached";

    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /**
     * A hash table with linear probing. An entry is a window plus one, which is unambiguous because bit 0 of a window is
     * never set; 0 is a free entry.
     */
    private long[] table = new long[LEAST];

    private int[] numbers;
    private int shift = Long.numberOfLeadingZeros(LEAST - 1L);
    private int size;
    private final MemoryBudget budget;
    private long memory;

    WindowSet(MemoryBudget budget) {
        this.budget = budget;
    }

    private void need(long bytes) {
        budget.need(bytes, WHAT);
        memory += bytes;
    }

    private void give(long bytes) {
        budget.give(bytes);
        memory -= bytes;
    }

    /** Gives the memory back. */
    void forget() {
        give(memory);
        table = null;
        numbers = null;
    }

    int size() {
        return size;
    }

    /** Adds a window; returns true if it is new. */
    boolean add(long window) {
        int place = find(window);
        if (table[place] != 0L) {
            return false;
        }
        table[place] = window | 1L;
        size++;
        if (2 * size > table.length) {
            grow();
        }
        return true;
    }

    private int find(long window) {
        long key = window | 1L;
        int mask = table.length - 1;
        int place = (int) ((key * FACTOR) >>> shift);
        while (table[place] != 0L && table[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    private void grow() {
        long[] old = table;
        int length = MemoryBudget.length(2L * old.length, WHAT);
        need((long) Long.BYTES * length);
        table = new long[length];
        shift--;
        for (long key : old) {
            if (key != 0L) {
                table[find(key)] = key;
            }
        }
        give((long) Long.BYTES * old.length);
    }

    /**
     * Copies the windows into an array, in any order.
     *
     * @param to the index of the first window in the array
     * @return the index after the last window
     */
    int copyTo(long[] windows, int to) {
        int next = to;
        for (long key : table) {
            if (key != 0L) {
                windows[next] = key - 1L;
                next++;
            }
        }
        return next;
    }

    /** Returns a set with the index of each window. */
    static WindowSet numbered(long[] windows, int count, MemoryBudget budget) {
        WindowSet set = new WindowSet(budget);
        int length = MemoryBudget.length(Math.max(LEAST, 4L * Integer.highestOneBit(count)), WHAT);
        set.need((long) (Long.BYTES + Integer.BYTES) * length);
        set.table = new long[length];
        set.shift = Long.numberOfLeadingZeros(length - 1L);
        set.numbers = new int[length];
        for (int number = 0; number < count; number++) {
            int place = set.find(windows[number]);
            set.table[place] = windows[number] | 1L;
            set.numbers[place] = number;
        }
        set.size = count;
        return set;
    }

    /** Returns the index of a window; -1 if the set does not have it. */
    int number(long window) {
        int place = find(window);
        return table[place] == 0L ? -1 : numbers[place];
    }
}
