package io.github.filaforge.runtime.merge;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that merging may still take. For any number of threads. */
final class Room {

    /** Below this, two numbers of whole megabytes look alike that are not. */
    private static final long FINE = 10 << 20;

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
                    + " that merging may have " + wholeMegabytes(left())
                    + " are left: give it more by --memory SIZE, and Java by -Xmx");
        }
    }

    /** Gives bytes back. */
    void give(long bytes) {
        taken.addAndGet(-bytes);
    }

    /** A number of bytes in words, rounded up, and finer where there are few of them. */
    static String megabytes(long bytes) {
        return bytes < FINE ? ((bytes + (1 << 10) - 1) >> 10) + " KB" : ((bytes + (1 << 20) - 1) >> 20) + " MB";
    }

    /** The same rounded down. */
    private static String wholeMegabytes(long bytes) {
        return bytes < FINE ? (bytes >> 10) + " KB" : (bytes >> 20) + " MB";
    }
}
