package io.github.filaforge.runtime.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.Events;
import io.github.filaforge.runtime.RootsOnly;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parts that begin by their weights, and are split for several threads. */
@Timeout(60)
class HeaviestFirstTest {

    private static final int ROOTS = 5;

    /** Root n has n * n leaves; a part with two leaves or more is split into parts of about a third of its leaves. */
    private static final class Leaves implements Splitter {

        @Override
        public List<RootPart> split(RootPart part) {
            int leaves = leaves(part);
            List<RootPart> parts = new ArrayList<>();
            for (int third = 0; third < 3; third++) {
                int own = leaves * (third + 1) / 3 - leaves * third / 3;
                if (own > 0 && leaves > 1) {
                    parts.add(part.part(parts.size(), String.valueOf(own)));
                }
            }
            return leaves == 1 ? List.of(part) : parts;
        }

        @Override
        public double weight(RootPart part) {
            return leaves(part);
        }

        static int leaves(RootPart part) {
            return part.images() == null ? part.root() * part.root() : Integer.parseInt(part.images());
        }
    }

    private static List<RootPart> parts(PartQueue queue) {
        List<RootPart> parts = new ArrayList<>();
        for (RootPart part = queue.next(); part != null; part = queue.next()) {
            parts.add(part);
        }
        assertTrue(queue.isEmpty());
        return parts;
    }

    @Test
    void heavyPartsComeFirst() {
        List<Double> weights = parts(new HeaviestFirst(ROOTS, new Leaves(), 2)).stream()
                .map(new Leaves()::weight)
                .toList();

        assertEquals(weights.stream().sorted(Comparator.reverseOrder()).toList(), weights);
    }

    @Test
    void partsOfEqualWeightComeInTheirOrder() {
        Splitter equal = part -> List.of(part);

        assertEquals(IntStream.range(0, 9).mapToObj(RootPart::root).toList(), parts(new HeaviestFirst(9, equal, 2)));
    }

    @Test
    void nothingIsLostOrDoubledWhenPartsAreSplit() {
        List<RootPart> parts = parts(new HeaviestFirst(ROOTS, new Leaves(), 2));

        assertEquals(30, parts.stream().mapToInt(Leaves::leaves).sum());
        Set<List<Integer>> paths = new HashSet<>();
        parts.forEach(part -> assertTrue(paths.add(part.path())));
        assertTrue(parts.size() > ROOTS);
    }

    @Test
    void everySplitIsReportedBeforeItsParts() {
        Set<List<Integer>> split = new HashSet<>();
        HeaviestFirst queue = new HeaviestFirst(ROOTS, new Leaves(), 2);
        queue.reportTo((part, parts) -> split.add(part.path()));

        for (RootPart part : parts(queue)) {
            for (int length = 1; length < part.path().size(); length++) {
                assertTrue(split.contains(part.path().subList(0, length)));
            }
        }
    }

    /** Finds a solution for each leaf, and may count them. */
    private record LeafSearch(boolean isCounting) implements RootsOnly {

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            int leaves = Leaves.leaves(part);
            for (int leaf = 0; leaf < leaves; leaf++) {
                sink.accept(new int[] {part.root(), leaf});
            }
            return new RootResult(part.root(), BigInteger.valueOf(leaves), true, counters());
        }

        @Override
        public List<LevelCounter> counters() {
            return isCounting ? List.of(LevelCounter.of("fits", 1)) : List.of();
        }
    }

    private static RunResult run(RunSettings settings, boolean isCounting, SearchListener listener) {
        return new RootRunner(() -> new LeafSearch(isCounting), ROOTS, 0, settings, listener, RootRunner.ROOM).run();
    }

    @ParameterizedTest
    @CsvSource({"2, false", "2, true", "7, false", "7, true"})
    void aSharedSearchFindsEachSolutionOnce(int threads, boolean isListed) {
        Events events = new Events();
        RunSettings settings =
                RunSettings.standard().withThreads(threads).unordered().sharedBy(new Leaves());

        RunResult result = run(isListed ? settings : settings.countingOnly(), false, events);

        assertEquals(BigInteger.valueOf(30), result.solutions());
        assertTrue(result.complete());
        assertTrue(result.rootsDone() > ROOTS);
        assertEquals(
                isListed ? 30 : 0,
                events.told().stream()
                        .filter(event -> event.startsWith("found"))
                        .count());
    }

    @Test
    void theRootsOfASearchThatCountsFitsStayWhole() {
        RunSettings settings =
                RunSettings.standard().withThreads(2).countingOnly().sharedBy(new Leaves());

        RunResult result = run(settings, true, new Events());

        assertEquals(BigInteger.valueOf(30), result.solutions());
        assertEquals(List.of(LevelCounter.of("fits", ROOTS)), result.counters());
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void withOneThreadOrInOrderThereIsNothingToShare(int threads, boolean isInOrder) {
        Events events = new Events();
        RunSettings settings = RunSettings.standard().withThreads(threads).sharedBy(new Leaves());

        run(isInOrder ? settings : settings.countingOnly(), false, events);

        assertEquals(
                IntStream.range(0, ROOTS)
                        .mapToObj(root -> "ended " + root + " with " + root * root)
                        .toList(),
                events.told().stream()
                        .filter(event -> event.startsWith("ended"))
                        .toList());
    }
}
