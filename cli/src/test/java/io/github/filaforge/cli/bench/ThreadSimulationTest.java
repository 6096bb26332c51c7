package io.github.filaforge.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated threads of a search whose times are known. */
class ThreadSimulationTest {

    private static final long MILLI = 1_000_000;

    private long nanos;

    /** Has a number of roots whose times are given in milliseconds; parts of a root have equal times. */
    private final class Timed implements Search {

        private final List<Integer> millis;

        Timed(List<Integer> millis) {
            this.millis = millis;
        }

        @Override
        public int rootCount() {
            return millis.size();
        }

        @Override
        public int pieces() {
            return 1;
        }

        @Override
        public SolutionDecoder decoder() {
            throw new UnsupportedOperationException("there are no solutions to be decoded");
        }

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            nanos += part.images() == null
                    ? MILLI * millis.get(part.root())
                    : MILLI * millis.get(part.root()) / Integer.parseInt(part.images());
            return new RootResult(part.root(), BigInteger.ZERO, true, List.of());
        }
    }

    private ThreadSimulation simulation(Splitter splitter, Integer... millis) {
        return new ThreadSimulation(new Timed(List.of(millis)), splitter, () -> nanos);
    }

    @ParameterizedTest
    @CsvSource({"1, 100", "2, 80", "3, 70", "9, 60"})
    void inOrderTheLastRootDeterminesTheEnd(int threads, long end) {
        ThreadSimulation.Run run = simulation(Splitter.NONE, 10, 20, 10, 60).inOrder(threads);

        assertEquals(100 * MILLI, run.work());
        assertEquals(end * MILLI, run.end());
        assertEquals(4, run.parts());
    }

    @Test
    void heavyRootsFirstEndSooner() {
        Splitter weights = new Splitter() {
            @Override
            public List<RootPart> split(RootPart part) {
                return List.of(part);
            }

            @Override
            public double weight(RootPart part) {
                return part.root();
            }
        };

        ThreadSimulation.Run run = simulation(weights, 10, 10, 20, 60).shared(2);

        assertEquals(60 * MILLI, run.end());
        assertEquals(0.83, run.share(2, run.work()), 0.01);
    }

    @Test
    void rootsThatAreSplitBeforeTheyBeginAreEven() {
        Splitter halves = part -> part.isRoot() ? List.of(part.part(0, "2"), part.part(1, "2")) : List.of(part);

        ThreadSimulation.Run run = simulation(halves, 100, 10, 10).shared(2);

        assertEquals(60 * MILLI, run.end());
        assertEquals(6, run.parts());
    }

    /** Twenty of 21 roots end after 20 ms, and the last takes a second: when it is split, 20 ms are lost. */
    @Test
    void aLongRootIsGivenUpForIdleThreads() {
        Splitter late = part -> part.isRoot() && part.root() == 20 && nanos >= 1000 * MILLI
                ? IntStream.range(0, 50)
                        .mapToObj(index -> part.part(index, "50"))
                        .toList()
                : List.of(part);
        Integer[] millis = IntStream.range(0, 21).mapToObj(root -> 20).toArray(Integer[]::new);
        millis[20] = 1000;

        ThreadSimulation.Run run = simulation(late, millis).shared(21);

        assertEquals(1, run.givenUp());
        assertTrue(run.end() < 110 * MILLI, run::toString);
        assertTrue(run.work() > 1400 * MILLI && run.work() < 1450 * MILLI, run::toString);
    }
}
