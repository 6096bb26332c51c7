package io.github.filaforge.runtime;

import io.github.filaforge.runtime.DeepStack.SearchThread;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Hands out the roots of a search, each once, to one solver or several. */
final class RootQueue {

    private final int rootCount;
    private final SolutionSink solutions;
    private final AtomicInteger next = new AtomicInteger();
    private volatile boolean stopped;

    /**
     * @param solutions takes the solutions of all threads; to end the search of all, it goes on throwing
     *     {@link SearchStopped}
     */
    RootQueue(int rootCount, SolutionSink solutions) {
        this.rootCount = rootCount;
        this.solutions = solutions;
    }

    /** Searches roots until none is left or the sink ends it. */
    void search(GeneratedSolver solver) {
        DeepStack.run(solver, new RootSearch(solver));
    }

    /**
     * The same with several threads, no more than there are roots. If the sink ends the search, this does not wait for the
     * threads that have not noticed yet: they end with the JVM, or when they find a solution.
     */
    void search(GeneratedSolver solver, int threads) {
        int count = Math.max(1, Math.min(threads, rootCount));
        ExecutorService pool = Executors.newFixedThreadPool(count, search -> {
            Thread thread = new SearchThread(solver, search);
            thread.setDaemon(true);
            return thread;
        });
        CompletionService<Boolean> searches = new ExecutorCompletionService<>(pool);
        for (int i = 0; i < count; i++) {
            RootSearch search = new RootSearch(i == 0 ? solver : copy(solver));
            searches.submit(search, true);
        }
        pool.shutdown();
        boolean goesOn = true;
        for (int i = 0; i < count && goesOn; i++) {
            goesOn = ended(searches) && !stopped;
        }
    }

    /** Waits for the end of another search and throws what it threw; false if this thread is not to wait longer. */
    private static boolean ended(CompletionService<Boolean> searches) {
        try {
            return searches.take().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private static GeneratedSolver copy(GeneratedSolver solver) {
        try {
            return solver.getClass().getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }

    /** The search of one thread. Whatever ends it ends the others. */
    private final class RootSearch implements Runnable {

        private final GeneratedSolver solver;

        RootSearch(GeneratedSolver solver) {
            this.solver = solver;
        }

        @Override
        public void run() {
            try {
                for (int root = next.getAndIncrement(); root < rootCount; root = next.getAndIncrement()) {
                    solver.search(root, solutions);
                }
            } catch (SearchStopped end) {
                stopped = true;
            } finally {
                next.set(rootCount);
            }
        }
    }
}
