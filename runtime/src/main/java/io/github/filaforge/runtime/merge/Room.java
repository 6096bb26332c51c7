package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.MemorySize;
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
}
