package io.github.filaforge.runtime.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.Events;
import io.github.filaforge.runtime.RootsOnly;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Parts that are given up because a thread is idle. */
@Timeout(60)
class RunningPartsTest {

    private static final long SECOND = 1_000_000_000;

    /** The number of threads of which one may lose all of its time. */
    private static final int MANY_THREADS = 24;

    private final List<Integer> stopped = new ArrayList<>();

    private void begin(RunningParts parts, int root, long now) {
        parts.begin(RootPart.root(root), now, () -> stopped.add(root));
    }

    /** Returns roots that begin one second after another. */
    private RunningParts begun(int... roots) {
        RunningParts parts = new RunningParts(MANY_THREADS, 0);
        for (int number = 0; number < roots.length; number++) {
            begin(parts, roots[number], number * SECOND);
        }
        return parts;
    }

    /** Returns the queue of a search in which each root below a number has two parts. */
    private static PartQueue queue(int splittable) {
        Splitter splitter = part -> part.isRoot() && part.root() < splittable
                ? List.of(part.part(0, "a"), part.part(1, "b"))
                : List.of(part);
        return new HeaviestFirst(0, splitter, MANY_THREADS);
    }

    @Test
    void thePartThatTakesLongestIsGivenUp() {
        RunningParts parts = begun(1, 0);

        parts.giveUpOne(queue(9), 10 * SECOND);

        assertEquals(List.of(1), stopped);
        assertEquals(List.of(), parts.end(RootPart.root(0)));
        RootPart root = RootPart.root(1);
        assertEquals(List.of(root.part(0, "a"), root.part(1, "b")), parts.end(root));
        assertTrue(parts.isEmpty());
    }

    @Test
    void aPartIsStoppedAgainUntilItEnds() {
        RunningParts parts = begun(3);

        parts.giveUpOne(queue(9), 10 * SECOND);
        parts.giveUpOne(queue(9), 11 * SECOND);

        assertEquals(List.of(3, 3), stopped);
    }

    @Test
    void aPartThatCannotBeSplitIsLeftAlone() {
        RunningParts parts = begun(5, 2);

        parts.giveUpOne(queue(4), 10 * SECOND);

        assertEquals(List.of(2), stopped);
    }

    @Test
    void aPartThatHasJustBegunIsLeftAlone() {
        RunningParts parts = new RunningParts(MANY_THREADS, 0);
        begin(parts, 0, 10 * SECOND - 1000);

        parts.giveUpOne(queue(9), 10 * SECOND);

        assertEquals(List.of(), stopped);
    }

    /** Two threads may lose ten seconds in a hundred. */
    @Test
    void littleTimeIsLost() {
        RunningParts parts = new RunningParts(2, 0);
        begin(parts, 0, 89 * SECOND);
        begin(parts, 1, 94 * SECOND);
        begin(parts, 2, 95 * SECOND);

        parts.giveUpOne(queue(9), 100 * SECOND);
        parts.giveUpOne(queue(9), 100 * SECOND);

        assertEquals(List.of(1, 1), stopped);
    }

    /** Has three roots, the first of which is endless if it is searched as a whole; its parts have a solution each. */
    private static final class Endless implements RootsOnly {

        private final CountDownLatch asked = new CountDownLatch(1);
        private final AtomicBoolean hasBegun;

        Endless(AtomicBoolean hasBegun) {
            this.hasBegun = hasBegun;
        }

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            sink.accept(new int[] {part.root()});
            boolean isWhole = part.isRoot() && part.root() == 0;
            if (isWhole) {
                hasBegun.set(true);
                try {
                    asked.await();
                } catch (InterruptedException e) {
                    throw new SearchStopped();
                }
            }
            return new RootResult(part.root(), BigInteger.ONE, !isWhole, List.of());
        }

        @Override
        public void stop() {
            asked.countDown();
        }
    }

    /** Splits the first root only after its search has begun, so that the queue does not split it before. */
    private static Splitter late(AtomicBoolean hasBegun) {
        return part -> part.isRoot() && part.root() == 0 && hasBegun.get()
                ? IntStream.range(0, 7).mapToObj(index -> part.part(index, "")).toList()
                : List.of(part);
    }

    @Test
    void thePartsOfAPartThatIsGivenUpAreCountedOnceInItsPlace() {
        AtomicBoolean hasBegun = new AtomicBoolean();
        Events events = new Events();
        RunSettings settings =
                RunSettings.standard().withThreads(MANY_THREADS).countingOnly().sharedBy(late(hasBegun));

        RunResult result = new RootRunner(() -> new Endless(hasBegun), 3, 0, settings, events, RootRunner.ROOM).run();

        assertEquals(BigInteger.valueOf(2 + 7), result.solutions());
        assertTrue(result.complete());
        assertEquals(9, result.rootsDone());
        List<String> ended = events.told();
        assertFalse(ended.contains("ended 0 with 1"), ended::toString);
        assertTrue(ended.contains("ended 0.6 with 1"), ended::toString);
    }
}
