package io.github.filaforge.runtime.merge.level;

import io.github.filaforge.runtime.text.MemorySize;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that is left for merging, and the limit of the length of an array. Any number of threads may use an instance.
 */
public final class MemoryBudget {

    /** The greatest length of an array that every JVM can make. */
    static final int LARGEST = Integer.MAX_VALUE - 8;

    private final long all;
    private final AtomicLong taken = new AtomicLong();
    private volatile long reserve;

    /** Creates an instance for a number of bytes that merging may use. */
    public MemoryBudget(long bytes) {
        this.all = bytes;
    }

    /** Returns the number of bytes that are left. */
    public long left() {
        return all - taken.get();
    }

    /** Reserves a number of bytes for {@link #need}. */
    public void reserve(long bytes) {
        reserve = bytes;
    }

    /**
     * Takes a number of bytes that may as well be in a file.
     *
     * @return true if the bytes are left beside the reserve; else none are taken
     */
    boolean take(long bytes) {
        return takeUpTo(all - reserve, bytes);
    }

    private boolean takeUpTo(long most, long bytes) {
        long after = taken.addAndGet(bytes);
        if (after > most) {
            taken.addAndGet(-bytes);
            return false;
        }
        return true;
    }

    /**
     * Takes a number of bytes that must be in memory, if necessary from the reserve.
     *
     * @param what the purpose of the bytes, for the message
     * @throws MergeMemoryException if the bytes are not left
     */
    public void need(long bytes, String what) {
        if (!takeUpTo(all, bytes)) {
            throw new MergeMemoryException(
                    what + " would take " + MemorySize.neededText(bytes) + ", and of the " + MemorySize.text(all)
                            + " that merging may have " + MemorySize.text(left())
                            + " are left: give it more by --memory SIZE, and Java by -Xmx");
        }
    }

    /** Gives bytes back. */
    public void give(long bytes) {
        taken.addAndGet(-bytes);
    }

    /**
     * Returns the length of an array.
     *
     * @param what the name of the elements, in the plural
     * @throws MergeMemoryException if no array can have this length
     */
    public static int length(long elements, String what) {
        if (elements > LARGEST) {
            throw new MergeMemoryException(what + " would take an array of " + elements
                    + " elements, and Java has none of more than " + LARGEST + ", however much memory there is");
        }
        return (int) elements;
    }

    /**
     * Returns the length of an array that replaces one that has become too short: twice its length, or the length that is
     * needed if that is more.
     *
     * @param before the length of the present array
     * @param needed the smallest number of elements that is needed
     * @param what the name of the elements, in the plural
     * @throws MergeMemoryException if no array can have this number of elements
     */
    public static int grown(int before, long needed, String what) {
        return Math.max(length(needed, what), (int) Math.min(2L * before, LARGEST));
    }
}
