package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.MemorySize;
import java.util.concurrent.atomic.AtomicLong;

/** The memory that merging may still take, and how large an array may be. For any number of threads. */
final class Room {

    /** The length of the largest array that every JVM makes. */
    static final int LARGEST = Integer.MAX_VALUE - 8;

    private final long all;
    private final AtomicLong taken = new AtomicLong();
    private volatile long reserve;

    /**
     * @param bytes all that there is
     */
    Room(long bytes) {
        this.all = bytes;
    }

    /** The bytes that are left. */
    long left() {
        return all - taken.get();
    }

    /** Keeps some bytes for {@link #need}. */
    void reserve(long bytes) {
        reserve = bytes;
    }

    /** Takes some bytes, for which a file would do as well, if they are left beside the reserve; whether they were. */
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
     * Takes bytes that cannot be done without, from the reserve too.
     *
     * @param what what they are for
     * @throws MergeMemoryException if they are not left
     */
    void need(long bytes, String what) {
        if (!takeUpTo(all, bytes)) {
            throw new MergeMemoryException(
                    what + " would take " + MemorySize.neededText(bytes) + ", and of the " + MemorySize.text(all)
                            + " that merging may have " + MemorySize.text(left())
                            + " are left: give it more by --memory SIZE, and Java by -Xmx");
        }
    }

    /** Gives bytes back. */
    void give(long bytes) {
        taken.addAndGet(-bytes);
    }

    /**
     * Returns the length of an array.
     *
     * @param elements the number of its elements
     * @param what what they are, in the plural
     * @throws MergeMemoryException if no array has this length
     */
    static int length(long elements, String what) {
        if (elements > LARGEST) {
            throw new MergeMemoryException(what + " would take an array of " + elements
                    + " elements, and Java has none of more than " + LARGEST + ", however much memory there is");
        }
        return (int) elements;
    }

    /**
     * Returns the length of an array that takes the place of one that has become too short: twice its length, or what is needed.
     *
     * @param before the length of the one that is there
     * @param needed the number of elements that are needed at least
     * @param what what they are, in the plural
     * @throws MergeMemoryException if no array has so many elements
     */
    static int grown(int before, long needed, String what) {
        return Math.max(length(needed, what), (int) Math.min(2L * before, LARGEST));
    }
}
