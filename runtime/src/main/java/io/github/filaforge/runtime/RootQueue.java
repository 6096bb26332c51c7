package io.github.filaforge.runtime;

import io.github.filaforge.runtime.DeepStack.SearchThread;
import java.util.concurrent.atomic.AtomicInteger;

/** Hands out the roots of a search, each once, to one solver or several. */
final class RootQueue {

    private final int rootCount;
    private final SolutionSink solutions;
    private final AtomicInteger next = new AtomicInteger();

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

    /** The same with several threads, of which this is one. No more are started than there are roots. */
    void search(GeneratedSolver solver, int threads) {
        SearchThread[] others = new SearchThread[Math.max(0, Math.min(threads, rootCount) - 1)];
        for (int i = 0; i < others.length; i++) {
            GeneratedSolver another = copy(solver);
            others[i] = new SearchThread(another, new RootSearch(another));
            others[i].start();
        }
        search(solver);
        for (SearchThread other : others) {
            other.finish();
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
            } catch (SearchStopped stopped) {
                return;
            } finally {
                next.set(rootCount);
            }
        }
    }
}
