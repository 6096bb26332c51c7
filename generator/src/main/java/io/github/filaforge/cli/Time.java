package io.github.filaforge.cli;

import java.util.concurrent.locks.LockSupport;

/** Time as what is shown in it needs it. */
interface Time {

    /** A number of nanoseconds, of which differences tell. */
    long nanos();

    /** Waits for about so many nanoseconds. */
    void await(long nanos);

    /** That of the machine. */
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
