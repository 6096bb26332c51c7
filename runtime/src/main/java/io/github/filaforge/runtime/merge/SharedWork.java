package io.github.filaforge.runtime.merge;

import java.util.concurrent.atomic.AtomicInteger;

/** Work on things that have numbers and nothing to do with one another, shared among threads. */
abstract class SharedWork {

    /** The number of things that a thread takes at a time. */
    private static final int BATCH = 8;

    /** Less is not worth a second thread. */
    private static final int FEW = 256;

    private final int count;
    private final AtomicInteger next = new AtomicInteger();
    private MergeListener listener;
    private volatile Throwable fault;

    /**
     * @param count the things have the numbers from 0 up to this
     */
    SharedWork(int count) {
        this.count = count;
    }

    /** What one thread does. */
    interface Part {

        /** Works on one thing. */
        void workOn(int number);

        /** There is no more. */
        void end();
    }

    /** Makes what a thread needs; called on that thread. */
    abstract Part newPart();

    /**
     * Does all the work with some threads, this one among them, also if this one is interrupted, which it then still is: half
     * of a sum would be a wrong one. Throws what a part or the listener throws.
     *
     * @param ending is asked before each thing whether work is to end, by each thread
     */
    final void run(int threads, MergeListener ending) {
        listener = ending;
        int others = count < FEW ? 0 : Math.min(threads, count / BATCH) - 1;
        Thread[] helping = new Thread[others];
        for (int i = 0; i < others; i++) {
            helping[i] = new Thread(new Share(), "merge");
            helping[i].setDaemon(true);
            helping[i].start();
        }
        new Share().run();
        boolean isInterrupted = false;
        for (Thread thread : helping) {
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
        if (fault instanceof Error error) {
            throw error;
        }
        if (fault instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** The share of one thread. */
    private final class Share implements Runnable {

        @Override
        public void run() {
            try {
                Part part = newPart();
                for (int from = next.getAndAdd(BATCH); from < count && fault == null; from = next.getAndAdd(BATCH)) {
                    int end = Math.min(count, from + BATCH);
                    for (int number = from; number < end; number++) {
                        listener.endIfStopped();
                        part.workOn(number);
                    }
                }
                part.end();
            } catch (Error | RuntimeException e) {
                fault = e;
            }
        }
    }
}
