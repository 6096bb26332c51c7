package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class RootQueueTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    /** Two cells and two pieces of one cell; the second root has a piece placed. */
    private abstract static class TwoRoots extends GeneratedSolver {

        TwoRoots() {
            super(FORMAT, new Board(new String[] {". ."}, "", new String[] {"A", "B"}), new String[] {"", "0:0"}, null);
        }

        @Override
        protected final void start(int left) {
            if (left == pieces()) {
                startFirst();
            } else {
                place(2, 0, 0);
                place(1, 1, 1);
                found();
            }
        }

        abstract void startFirst();
    }

    /** Never comes to the end of its first root. */
    public static final class Endless extends TwoRoots {

        @Override
        void startFirst() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Fails in its first root. */
    public static final class Faulty extends TwoRoots {

        @Override
        void startFirst() {
            throw new AssertionError("a fault");
        }
    }

    @Test
    void aSinkThatHasEnoughEndsTheSearchWhateverTheOtherThreadsDo() {
        List<Solution> solutions = new ArrayList<>();
        RootQueue queue = new RootQueue(2, solution -> {
            solutions.add(solution);
            throw new SearchStopped();
        });

        assertTimeoutPreemptively(LONG, () -> queue.search(new Endless(), 2));

        assertEquals(1, solutions.size());
    }

    @Test
    void aFaultOfAnyThreadReachesTheCaller() {
        RootQueue queue = new RootQueue(2, solution -> {});

        AssertionError fault = assertThrows(AssertionError.class, () -> queue.search(new Faulty(), 2));

        assertEquals("a fault", fault.getMessage());
    }
}
