package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.MemorySize;
import java.util.concurrent.atomic.AtomicLong;

/** The memory that merging may still take. For any number of threads. */
final class Room {

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
}
