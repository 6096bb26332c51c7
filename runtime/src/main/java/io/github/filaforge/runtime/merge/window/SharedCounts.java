package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import java.math.BigInteger;

/**
 * The {@link WindowCounts} of all states with one tally and one number of filled cells. The windows are divided among tables
 * by their hash values, so that threads which add numbers seldom wait for one another.
 */
public final class SharedCounts {

    private static final int TABLES_PER_THREAD = 8;

    private final WindowCounts[] tables;

    /** Creates empty tables for a number of threads. */
    public SharedCounts(int threads, MemoryBudget budget) {
        this.tables = new WindowCounts[tables(threads)];
        for (int table = 0; table < tables.length; table++) {
            tables[table] = new WindowCounts(budget);
        }
    }

    /** Returns the number of tables for a number of threads: a power of two. */
    public static int tables(int threads) {
        return threads == 1 ? 1 : Integer.highestOneBit(TABLES_PER_THREAD * Math.min(threads, Short.MAX_VALUE));
    }

    /** Returns a table by its number. */
    public WindowCounts table(int number) {
        return tables[number];
    }

    /** Returns the number of windows. */
    public long size() {
        long size = 0;
        for (WindowCounts table : tables) {
            size += table.size();
        }
        return size;
    }

    /** Sets the number of the only window of empty tables to 1. */
    public void begin(long window) {
        tables[WindowCounts.table(window, tables.length)].begin(window);
    }

    /** Returns the number of a window; 0 if no table has it. */
    public BigInteger count(long window) {
        return tables[WindowCounts.table(window, tables.length)].count(window);
    }

    /** Returns the logarithm to base 2 of a number that the sum of all numbers does not exceed. */
    public double sumBits() {
        double greatest = 0;
        for (WindowCounts table : tables) {
            greatest = Math.max(greatest, table.sumBits());
        }
        return greatest + WindowCounts.logarithm(tables.length);
    }

    /**
     * Prepares for the additions of numbers of another table.
     *
     * @param more the logarithm to base 2 of a number that the sum of the added numbers does not exceed
     */
    public void expect(double more) {
        for (WindowCounts table : tables) {
            table.expect(more);
        }
    }

    /** Gives the memory back. */
    public void forget() {
        for (WindowCounts table : tables) {
            table.forget();
        }
    }
}
