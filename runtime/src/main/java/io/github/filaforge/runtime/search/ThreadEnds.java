package io.github.filaforge.runtime.search;

/** Waits for the ends of threads, whatever interrupts the waiting thread meanwhile. */
public final class ThreadEnds {

    private ThreadEnds() {}

    /** Waits until threads have ended. If the calling thread is interrupted before that, it is interrupted afterwards. */
    public static void await(Iterable<Thread> threads) {
        boolean isInterrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
