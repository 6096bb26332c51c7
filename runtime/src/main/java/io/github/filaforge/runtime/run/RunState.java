package io.github.filaforge.runtime.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The state of a run. A run never returns to an earlier state. Any thread may call these methods. Only {@link #await} waits.
 */
final class RunState {

    /** The states of a run, in their order. */
    enum State {
        /** Workers search, and everything is reported. */
        RUNNING,
        /** The workers are to end, and the root that ends the run delivers its counters. */
        LAST_ROOT_ENDS,
        /** The run is to end. */
        STOPPED,
        /** The run is to end, because a search or the listener has thrown an exception. */
        FAILED,
        /** Nothing is reported or collected any more. */
        CLOSED
    }

    private final CountDownLatch end = new CountDownLatch(1);
    private final AtomicReference<State> state = new AtomicReference<>(State.RUNNING);

    boolean isAtLeast(State least) {
        return state.get().compareTo(least) >= 0;
    }

    /** Moves to a later state; returns false if the run is in this state or a later one already. */
    boolean moveTo(State next) {
        State now = state.get();
        while (now.compareTo(next) < 0 && !state.compareAndSet(now, next)) {
            now = state.get();
        }
        boolean hasMoved = now.compareTo(next) < 0;
        // A run that is closed while the JVM is shutting down ends only with the JVM.
        if (hasMoved && (next == State.STOPPED || next == State.FAILED)) {
            end();
        }
        return hasMoved;
    }

    /** Ends the run, whose roots are all done or which is to end. */
    void end() {
        end.countDown();
    }

    /** Waits for the end of the run. */
    void await() throws InterruptedException {
        end.await();
    }
}
