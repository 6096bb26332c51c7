package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import java.math.BigInteger;

/**
 * The numbers of ways in which windows are reached, in a hash table. A number has one or more words of 64 bits, the lowest
 * first. All numbers of a table have equally many words, and the table gets more before a sum could exceed them. Several
 * threads may add numbers at the same time. They must have ended when the table is read.
 */
public final class WindowCounts {

    private static final int LEAST = 16;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;
    private static final int HALF = Long.SIZE / 2;
    private static final int TABLE_SHIFT = HALF / 2;
    private static final String WHAT = "the windows of a level";
    /** A number that is greater than the error of the logarithm of any number that occurs. */
    private static final double ROUNDING = 1e-6;

    private final MemoryBudget budget;
    /** For each place the window with bit 0 set, or 0 if the place is free, and behind it the words of its number. */
    private long[] slots = new long[0];

    private int words = 1;
    private int mask;
    private int shift;
    private int size;
    /** The logarithm to base 2 of a number that the sum of all numbers does not exceed; 0 if there is none. */
    private double bits;

    /** Creates an empty table. */
    public WindowCounts(MemoryBudget budget) {
        this.budget = budget;
    }

    /** Returns the number of windows. */
    public int size() {
        return size;
    }

    /** Returns the number of places. */
    public int places() {
        return slots.length == 0 ? 0 : mask + 1;
    }

    /** Returns true if there is a window in a place. */
    public boolean has(int place) {
        return slots[place * (words + 1)] != 0L;
    }

    /** Returns the window in a place. */
    public long window(int place) {
        return slots[place * (words + 1)] - 1L;
    }

    /** Returns the number of a window; 0 if the table does not have it. */
    public BigInteger count(long window) {
        return size == 0 ? BigInteger.ZERO : number(find(window));
    }

    private BigInteger number(int place) {
        int at = place * (words + 1);
        byte[] bytes = new byte[Long.BYTES * words + 1];
        for (int word = 0; word < words; word++) {
            long rest = slots[at + 1 + word];
            for (int i = 0; i < Long.BYTES; i++) {
                bytes[bytes.length - 1 - Long.BYTES * word - i] = (byte) (rest >>> (Byte.SIZE * i));
            }
        }
        return new BigInteger(bytes);
    }

    /** Sets the number of the only window of an empty table to 1. */
    public void begin(long window) {
        resize(LEAST, 1);
        int at = find(window) * (words + 1);
        slots[at] = window | 1L;
        slots[at + 1] = 1;
        size = 1;
    }

    /** Returns the logarithm to base 2 of a number that the sum of all numbers does not exceed. */
    public double sumBits() {
        int longest = 0;
        for (int place = 0; place < places(); place++) {
            for (int word = words - 1; word >= 0 && has(place); word--) {
                long digit = slots[place * (words + 1) + 1 + word];
                if (digit != 0L) {
                    longest = Math.max(longest, Long.SIZE * (word + 1) - Long.numberOfLeadingZeros(digit));
                    break;
                }
            }
        }
        return longest + logarithm(Math.max(1, size));
    }

    /** Returns the logarithm to base 2 of a number. */
    public static double logarithm(double number) {
        return Math.log(number) / Math.log(2);
    }

    /**
     * Prepares for the additions of numbers of another table.
     *
     * @param more the logarithm to base 2 of a number that the sum of the added numbers does not exceed
     */
    public void expect(double more) {
        double greater = Math.max(bits, more);
        bits = greater + logarithm(1 + Math.pow(2, Math.min(bits, more) - greater)) + ROUNDING;
        int needed = (int) (bits / Long.SIZE) + 1;
        if (slots.length == 0 || needed > words) {
            resize(Math.max(LEAST, places()), Math.max(words, needed));
        }
    }

    /**
     * Adds the numbers that are in some places of another table to the numbers of some windows. A call of {@link #expect}
     * must have made room for them. Any number of threads may call this method.
     */
    public synchronized void addAll(int count, long[] windows, WindowCounts other, int... places) {
        for (int i = 0; i < count; i++) {
            add(windows[i], other, places[i]);
        }
    }

    private void add(long window, WindowCounts other, int otherPlace) {
        int at = find(window) * (words + 1);
        if (slots[at] == 0L) {
            slots[at] = window | 1L;
            size++;
            if (size > places() / 4 * 3) {
                resize(2L * places(), words);
                at = find(window) * (words + 1);
            }
        }
        int from = otherPlace * (other.words + 1);
        if (words == 1) {
            slots[at + 1] += other.slots[from + 1];
            return;
        }
        long carry = 0;
        for (int word = 1; word <= words; word++) {
            long own = slots[at + word];
            long more = word <= other.words ? other.slots[from + word] : 0L;
            long sum = own + more;
            long all = sum + carry;
            carry = Long.compareUnsigned(sum, own) < 0 || Long.compareUnsigned(all, sum) < 0 ? 1L : 0L;
            slots[at + word] = all;
        }
    }

    /**
     * Returns a hash value. Windows arrive in the order of their places in another table. With one multiplication they would
     * arrive in nearly the order of their places here, and pile up: a count of dominoes in 20x20 takes eight times as long.
     */
    private static long hash(long window) {
        long mixed = (window | 1L) * FACTOR;
        return (mixed ^ mixed >>> HALF) * FACTOR;
    }

    /** Returns the number of the table that has a window, of a number of tables that is a power of two. */
    public static int table(long window, int tables) {
        return (int) (hash(window) >>> TABLE_SHIFT) & (tables - 1);
    }

    private int find(long window) {
        long key = window | 1L;
        int stride = words + 1;
        int place = (int) (hash(window) >>> shift);
        long found = slots[place * stride];
        while (found != 0L && found != key) {
            place = (place + 1) & mask;
            found = slots[place * stride];
        }
        return place;
    }

    private void resize(long places, int newWords) {
        int length = MemoryBudget.length(places * (newWords + 1), WHAT);
        budget.need((long) Long.BYTES * length, WHAT);
        long[] old = slots;
        int oldStride = words + 1;
        slots = new long[length];
        words = newWords;
        mask = (int) places - 1;
        shift = Long.numberOfLeadingZeros(mask);
        for (int from = 0; from < old.length; from += oldStride) {
            if (old[from] != 0L) {
                System.arraycopy(old, from, slots, find(old[from]) * (words + 1), oldStride);
            }
        }
        budget.give((long) Long.BYTES * old.length);
    }

    /** Gives the memory back. */
    public void forget() {
        budget.give((long) Long.BYTES * slots.length);
        slots = new long[0];
        size = 0;
    }
}
