package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.run.RootQueue;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Roots that are split while the search goes on, and searches that go on after what is done. */
@Timeout(60)
class RootPartsTest {

    /** Splits root 1 into three parts and the second of these into two; root 2 has nothing in it. */
    private static final Splitter SPLITTER = part -> {
        if (part.path().equals(List.of(1))) {
            return List.of(part.part(0, "a"), part.part(1, "b"), part.part(2, "c"));
        }
        if (part.path().equals(List.of(1, 1))) {
            return List.of(part.part(0, "ba"), part.part(1, "bb"));
        }
        return part.path().equals(List.of(2)) ? List.of() : List.of(part);
    };

    private static final List<List<Integer>> PARTS =
            List.of(List.of(0), List.of(1, 0), List.of(1, 1, 0), List.of(1, 1, 1), List.of(1, 2), List.of(3));

    private static List<List<Integer>> parts(DoneParts done) {
        RootQueue queue = new RootQueue(4, SPLITTER, done);
        List<List<Integer>> paths = new ArrayList<>();
        for (RootPart part = queue.next(); part != null; part = queue.next()) {
            paths.add(part.path());
        }
        assertTrue(queue.isEmpty());
        return paths;
    }

    @Test
    void partsComeInTheOrderOfTheirRoots() {
        assertEquals(PARTS, parts(DoneParts.NONE));
    }

    @Test
    void afterAnyPartTheOthersAreLeft() {
        for (int count = 1; count <= PARTS.size(); count++) {
            DoneParts done = new DoneParts(PARTS.get(count - 1), Set.of());

            assertEquals(PARTS.subList(count, PARTS.size()), parts(done));
        }
    }

    @Test
    void partsThatAreDoneOutOfTurnAreLeftOut() {
        DoneParts done = new DoneParts(List.of(0), Set.of(List.of(1, 1, 0), List.of(3)));

        assertEquals(List.of(List.of(1, 0), List.of(1, 1, 1), List.of(1, 2)), parts(done));
    }

    @Test
    void whatIsDoneHasToBeOfTheSameSearch() {
        RootQueue queue = new RootQueue(4, Splitter.NONE, new DoneParts(List.of(1, 0), Set.of()));

        assertThrows(IllegalStateException.class, queue::next);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void aSearchInPartsTellsThemInOrderAndIsComplete(int threads) {
        Events events = new Events();
        RunSettings settings = RunSettings.standard()
                .withThreads(threads)
                .splitBy(SPLITTER)
                .after(new DoneParts(List.of(0), Set.of()));

        RunResult result = new RootRunner(PartSearch::new, 4, 0, settings, events, RootRunner.ROOM).run();

        assertEquals(
                List.of(
                        "ended 1.0 with 0",
                        "found 1.110",
                        "ended 1.1.0 with 1",
                        "found 1.111",
                        "ended 1.1.1 with 1",
                        "ended 1.2 with 0",
                        "ended 3 with 0"),
                events.told());
        assertTrue(result.complete());
        assertEquals(5, result.rootsDone());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aSearchOfWhichAllIsDoneIsComplete(int threads) {
        RunSettings settings =
                RunSettings.standard().withThreads(threads).countingOnly().after(new DoneParts(List.of(3), Set.of()));

        RunResult result = new RootRunner(PartSearch::new, 4, 0, settings, new Events(), RootRunner.ROOM).run();

        assertTrue(result.complete());
        assertEquals(0, result.rootsDone());
    }

    /** Finds a solution in each part of three figures: its root, and its path as a number. */
    private static final class PartSearch implements RootsOnly {

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            int name = 0;
            for (int index : part.path()) {
                name = 10 * name + index;
            }
            boolean isDeep = part.path().size() > 2;
            if (isDeep) {
                sink.accept(new int[] {part.root(), name});
            }
            return new RootResult(part.root(), isDeep ? BigInteger.ONE : BigInteger.ZERO, true, List.of());
        }
    }
}
