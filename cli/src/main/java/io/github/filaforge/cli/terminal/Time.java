package io.github.filaforge.cli.terminal;

import java.util.concurrent.locks.LockSupport;

/** The clock of everything that is shown while a search goes on. */
public interface Time {

    /** Returns a number of nanoseconds. Only the difference of two of these numbers has a meaning. */
    long nanos();

    /** Waits for about a number of nanoseconds. */
    void await(long nanos);

    static Time real() {
        return new Time() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public void await(long nanos) {
                LockSupport.parkNanos(nanos);
            }
        };
    }
}
