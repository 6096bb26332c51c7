package io.github.filaforge.runtime.merge.level;

import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.ThreadEnds;
import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Work on numbered items that do not depend on one another, shared among threads. */
public abstract class SharedWork {

    /** The number of items that a thread takes at a time. */
    private static final int BATCH = 8;

    /** The number of items from which on several threads always pay. */
    private static final int MANY = 256;

    /** The number of states from which on several threads pay even for few items. They take about a millisecond. */
    private static final long MANY_STATES = 1 << 15;

    private final int count;
    private final int batch;
    private final int mostThreads;
    private final AtomicInteger next = new AtomicInteger();
    private LevelListener listener;
    private volatile Throwable fault;

    /** Creates the work on a number of items, which are numbered from 0. One thread does all the work on a few items. */
    public SharedWork(int count) {
        this(count, BigInteger.ZERO);
    }

    /**
     * Creates the work on a number of items, which are numbered from 0.
     *
     * @param states the number of states that all items read together. If there are many states, threads share the items one
     *     by one even if there are few items.
     */
    public SharedWork(int count, BigInteger states) {
        boolean isForFew = count < MANY && states.compareTo(BigInteger.valueOf(MANY_STATES)) >= 0;
        this.count = count;
        this.batch = isForFew ? 1 : BATCH;
        this.mostThreads = count < MANY && !isForFew ? 1 : count / batch;
    }

    /** The work of one thread. */
    public interface Part {

        void workOn(int number);

        /** Called when there are no more items. */
        default void end() {}
    }

    /** Creates the work of a thread; called on the thread that does the work. */
    protected abstract Part newPart();

    /**
     * Does all the work with some threads, including the present one. If the present thread is interrupted, it still does
     * all the work, because half of a sum would be a wrong sum, and then it is left interrupted. Throws an exception that a
     * part or the listener has thrown.
     *
     * @param ending may end the work by an exception; each thread calls it before each item
     */
    public final void run(int threads, LevelListener ending) {
        listener = ending;
        int others = Math.max(0, Math.min(threads, mostThreads) - 1);
        Thread[] helping = new Thread[others];
        for (int i = 0; i < others; i++) {
            helping[i] = new Thread(new Share(), "merge");
            helping[i].setDaemon(true);
            helping[i].start();
        }
        new Share().run();
        ThreadEnds.await(List.of(helping));
        if (fault instanceof Error error) {
            throw error;
        }
        if (fault instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Takes items and works on them until there are no more. */
    private final class Share implements Runnable {

        @Override
        public void run() {
            try {
                Part part = newPart();
                for (int from = next.getAndAdd(batch); from < count && fault == null; from = next.getAndAdd(batch)) {
                    int end = Math.min(count, from + batch);
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
