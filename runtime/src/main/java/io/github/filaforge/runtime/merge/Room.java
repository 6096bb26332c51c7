package io.github.filaforge.runtime.merge;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that merging may still take. For any number of threads. */
final class Room {

    private final long all;
    private final AtomicLong taken = new AtomicLong();

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

    /** Takes some bytes, if they are left; whether they were. */
    boolean take(long bytes) {
        long after = taken.addAndGet(bytes);
        if (after > all) {
            taken.addAndGet(-bytes);
            return false;
        }
        return true;
    }

    /**
     * Takes bytes that cannot be done without.
     *
     * @param what what they are for
     * @throws MergeMemoryException if they are not left
     */
    void need(long bytes, String what) {
        if (!take(bytes)) {
            throw new MergeMemoryException(what + " would take " + megabytes(bytes) + ", and of the " + megabytes(all)
                    + " that merging may have " + megabytes(left()) + " are left");
        }
    }

    /** Gives bytes back. */
    void give(long bytes) {
        taken.addAndGet(-bytes);
    }

    /** A number of bytes in words. */
    static String megabytes(long bytes) {
        return ((bytes + (1 << 20) - 1) >> 20) + " MB";
    }
}
