package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import io.github.filaforge.runtime.merge.window.WindowSearch;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Merging by several threads, and its end while they work. */
@Timeout(60)
class MergingThreadsTest {

    private static final MergeResources ONE_THREAD = new MergeResources(1 << 28, 1);

    /** Has the calling thread wait, in the level after some number of levels, until another thread has worked. */
    private static final class HelperAwaited implements LevelListener {

        private final Thread caller = Thread.currentThread();
        private final CountDownLatch helped = new CountDownLatch(1);
        private final int levelsBefore;
        private volatile int ended;

        HelperAwaited(int levelsBefore) {
            this.levelsBefore = levelsBefore;
        }

        @Override
        public void levelEnded(int level, int levels, BigInteger states) {
            ended = level;
        }

        @Override
        public void endIfStopped() {
            if (Thread.currentThread() != caller) {
                helped.countDown();
            } else if (ended == levelsBefore) {
                try {
                    assertTrue(helped.await(30, TimeUnit.SECONDS), "no other thread works");
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    /** The level in the middle has 924 multisets; to count takes ten levels before it, to find the graph eleven. */
    @Test
    void severalThreadsFindWhatOneFinds() {
        MergeResources threads = new MergeResources(1 << 28, 4);
        for (long seed = 0; seed < 3; seed++) {
            ManyShapes shapes = new ManyShapes(seed, 30);
            BigInteger expected = shapes.solutions();
            assertTrue(expected.signum() > 0);

            assertEquals(
                    expected, MergedCount.count(shapes.packing(), threads, new HelperAwaited(10), KeptLevels.NOWHERE));
            StateGraph graph = StateGraph.of(shapes.packing(), threads, new HelperAwaited(11));
            assertEquals(expected, graph.solutions());
            assertEquals(
                    StateGraph.of(shapes.packing(), ONE_THREAD, LevelListener.NONE)
                            .states(),
                    graph.states());
        }
    }

    /**
     * Returns a packing of dominoes and straight trominoes in a rectangle. The number of multisets of a level is at most the
     * number of dominoes.
     */
    private static Packing dominoesAndTrominoes(int width, int height, int dominoes, int trominoes) {
        List<List<int[]>> images = List.of(new ArrayList<>(), new ArrayList<>());
        for (int cell = 0; cell < width * height; cell++) {
            for (int length = 2; length <= 3; length++) {
                if (cell % width + length <= width) {
                    images.get(length - 2).add(row(cell, 1, length));
                }
                if (cell / width + length <= height) {
                    images.get(length - 2).add(row(cell, width, length));
                }
            }
        }
        int[][][] cells =
                images.stream().map(list -> list.toArray(int[][]::new)).toArray(int[][][]::new);
        return Packing.of(width * height, new int[] {dominoes, trominoes}, cells);
    }

    private static int[] row(int first, int step, int length) {
        return IntStream.range(0, length).map(index -> first + index * step).toArray();
    }

    /** Writes down the number of states of each level. */
    private static final class Counted implements LevelListener {

        private final List<BigInteger> states = new ArrayList<>();

        @Override
        public void levelEnded(int level, int levels, BigInteger itsStates) {
            states.add(itsStates);
        }
    }

    /** The last levels have some ten thousand states in ten multisets. Both ends meet after them. */
    @Test
    void severalThreadsShareFewMultisetsOfManyStates() {
        Packing packing = dominoesAndTrominoes(9, 6, 12, 10);
        Counted counted = new Counted();
        BigInteger expected = MergedCount.count(packing, ONE_THREAD, counted, KeptLevels.NOWHERE);
        assertTrue(expected.signum() > 0);

        MergeResources threads = new MergeResources(1 << 28, 4);

        assertEquals(
                expected,
                MergedCount.count(packing, threads, new HelperAwaited(counted.states.size()), KeptLevels.NOWHERE));
    }

    /** Has the calling thread wait for another thread when some number of windows have been searched. */
    private static final class HelperAwaitedAtWindow implements LevelListener {

        private final Thread caller = Thread.currentThread();
        private final CountDownLatch helped = new CountDownLatch(1);
        private final AtomicInteger windows = new AtomicInteger();
        private final long last;

        HelperAwaitedAtWindow(long last) {
            this.last = last;
        }

        @Override
        public void endIfStopped() {
            if (Thread.currentThread() != caller) {
                helped.countDown();
            } else if (windows.incrementAndGet() >= last) {
                try {
                    assertTrue(helped.await(30, TimeUnit.SECONDS), "no other thread works");
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    /** In the middle of the region, each number of filled cells has more than ten thousand windows. */
    @Test
    @Tag("seconds")
    void severalThreadsFindTheWindowsThatOneFinds() {
        Packing packing = dominoesAndTrominoes(10, 6, 15, 10);
        WindowAutomaton expected =
                WindowSearch.find(packing, ONE_THREAD, new MemoryBudget(1 << 28), LevelListener.NONE);
        LevelListener helped = new HelperAwaitedAtWindow(expected.reached() / 2);

        WindowAutomaton found =
                WindowSearch.find(packing, new MergeResources(1 << 28, 4), new MemoryBudget(1 << 28), helped);

        assertEquals(expected.reached(), found.reached());
        assertEquals(edges(expected), edges(found));
    }

    /** Returns, for each node, the image and the child of each of its edges. */
    private static List<List<List<Integer>>> edges(WindowAutomaton automaton) {
        return IntStream.range(0, automaton.nodes())
                .mapToObj(node -> IntStream.range(automaton.firstEdge(node), automaton.firstEdge(node + 1))
                        .mapToObj(edge -> List.of(automaton.image(edge), automaton.child(edge)))
                        .toList())
                .toList();
    }

    /** Twelve cells in a row, and six letters, none of which may stand in more than three cells. Level 7 has 336 tallies. */
    @Test
    void severalThreadsCountWhatOneCountsIfPiecesMayBeLeftOver() {
        int cells = 12;
        int letters = 6;
        int[][] each =
                IntStream.range(0, cells).mapToObj(cell -> new int[] {cell}).toArray(int[][]::new);
        int[] most = new int[letters];
        Arrays.fill(most, 3);
        Supply supply = new Supply(new int[letters], most, new int[letters], new boolean[letters], 0, cells, cells);
        int[][][] images = new int[letters][][];
        Arrays.fill(images, each);
        Packing packing = Packing.of(cells, supply, images);
        BigInteger expected = words(cells, letters);

        for (int threads : new int[] {1, 4}) {
            LevelListener listener = threads == 1 ? LevelListener.NONE : new HelperAwaited(6);
            MergeResources resources = new MergeResources(1 << 28, threads);
            assertEquals(expected, MergedCount.count(packing, resources, listener, KeptLevels.NOWHERE));
        }
    }

    /** Returns the number of words of a length that have each of some letters at most three times. */
    private static BigInteger words(int length, int letters) {
        if (letters == 0) {
            return length == 0 ? BigInteger.ONE : BigInteger.ZERO;
        }
        BigInteger sum = BigInteger.ZERO;
        BigInteger choices = BigInteger.ONE;
        for (int times = 0; times <= Math.min(3, length); times++) {
            sum = sum.add(choices.multiply(words(length - times, letters - 1)));
            choices = choices.multiply(BigInteger.valueOf(length - times)).divide(BigInteger.valueOf(times + 1L));
        }
        return sum;
    }

    /** Counts how often it is asked, and throws at some call and at all that follow. */
    private static final class EndAtCall implements LevelListener {

        private final AtomicInteger calls = new AtomicInteger();
        private final int last;
        private int beforeLevels;

        EndAtCall(int last) {
            this.last = last;
        }

        @Override
        public void levelEnded(int level, int levels, BigInteger states) {
            beforeLevels = level == 1 ? calls.get() : beforeLevels;
        }

        @Override
        public void endIfStopped() {
            if (calls.incrementAndGet() >= last) {
                throw new SearchStopped();
            }
        }
    }

    @Test
    @Tag("seconds")
    void mergingEndsAtAnyWindowAndAnyMultiset() {
        Packing packing = new ManyShapes(1, 20).packing();
        EndAtCall never = new EndAtCall(Integer.MAX_VALUE);
        MergedCount.count(packing, ONE_THREAD, never, KeptLevels.NOWHERE);
        long windows = WindowSearch.count(packing, Integer.MAX_VALUE).orElseThrow();
        assertTrue(never.beforeLevels >= windows, never.beforeLevels + " calls for " + windows + " windows");
        assertTrue(never.calls.get() - never.beforeLevels >= 1 << 12, never.calls + " calls for 4096 multisets");

        for (int threads : new int[] {1, 4}) {
            MergeResources resources = new MergeResources(1 << 28, threads);
            for (int part = 1; part <= 20; part++) {
                int last = never.calls.get() * part / 20;
                EndAtCall ending = new EndAtCall(last);

                assertThrows(
                        SearchStopped.class, () -> MergedCount.count(packing, resources, ending, KeptLevels.NOWHERE));

                assertTrue(ending.calls.get() < last + threads, ending.calls + " calls to the end at call " + last);
                assertThrows(SearchStopped.class, () -> StateGraph.of(packing, resources, new EndAtCall(last)));
            }
        }
    }
}
