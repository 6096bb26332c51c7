package io.github.filaforge.runtime.merge.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.merge.ManyShapes;
import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.StateList;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums of longs, and sums of their products, of any number of bits, against numbers that have no limit. */
class LongSumsTest {

    private static final Packing PACKING = new ManyShapes(1, 34).packing();

    private static final WindowAutomaton AUTOMATON =
            WindowSearch.find(PACKING, MergeResources.standard(), new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);

    private static final DirectedEdges.OfClass[] EDGES =
            DirectedEdges.OfClass.of(AUTOMATON, PACKING, false, LevelListener.NONE);

    private final Random random = new Random(5);

    /** Counts of some nodes, of all numbers of bits up to a limit. */
    private Map<Integer, Long> counts(long limit) {
        Map<Integer, Long> counts = new TreeMap<>();
        for (int node = 0; node < AUTOMATON.nodes(); node++) {
            if (random.nextInt(3) > 0) {
                int fewer = random.nextInt(1 + random.nextInt(Long.bitCount(limit)));
                long count = (random.nextLong() & limit) >>> fewer;
                counts.put(node, Math.max(1, count));
            }
        }
        return counts;
    }

    private static LongSums sums(Map<Integer, Long> counts, long limit) {
        LongSums sums = new LongSums(AUTOMATON.nodes(), limit);
        sums.begin(0, AUTOMATON.nodes());
        counts.forEach(sums::set);
        return sums;
    }

    private static StateList list(Map<Integer, Long> counts, long limit) {
        Level.OfBytes level = new Level.OfBytes(1, new MemoryBudget(1 << 20), MergeResources.standard());
        ListWriter.OfBytes writer = new ListWriter.OfBytes(level);
        sums(counts, limit).moveTo(writer, 0, null, 0L);
        writer.flush();
        StateList list = new StateList();
        assertTrue(level.read(0, 0, list));
        return list;
    }

    /** An edge of some image class from a node to another. */
    private interface Edge {

        void from(int node, int child);
    }

    private static void forEachEdge(int imageClass, Edge edge) {
        for (int node = 0; node < AUTOMATON.nodes(); node++) {
            for (int each = AUTOMATON.firstEdge(node); each < AUTOMATON.firstEdge(node + 1); each++) {
                if (PACKING.imageClass(AUTOMATON.image(each)) == imageClass) {
                    edge.from(node, AUTOMATON.child(each));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 7, 1023, (1L << 31) - 1, (1L << 32) - 1, LongSums.LIMIT})
    void productsAreAddedUpWhateverTheirSize(long limit) {
        for (int imageClass = 0; imageClass < EDGES.length; imageClass++) {
            Map<Integer, Long> front = counts(limit);
            Map<Integer, Long> back = counts(limit);
            BigInteger[] expected = {BigInteger.ZERO};
            forEachEdge(imageClass, (node, child) -> {
                BigInteger ways = BigInteger.valueOf(front.getOrDefault(node, 0L));
                expected[0] = expected[0].add(ways.multiply(BigInteger.valueOf(back.getOrDefault(child, 0L))));
            });

            assertEquals(expected[0], sums(back, limit).times(list(front, limit), EDGES[imageClass]));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 7, 1023, (1L << 31) - 1, (1L << 32) - 1, LongSums.LIMIT})
    void sumsAreRightOrSaidToHaveNoRoom(long limit) {
        int roomy = 0;
        for (int round = 0; round < 100; round++) {
            int imageClass = round % EDGES.length;
            // The sums of smaller counts have room.
            Map<Integer, Long> counts = counts(round % 2 == 0 ? limit : (limit >>> 4) | 1);
            BigInteger[] expected = new BigInteger[AUTOMATON.nodes()];
            forEachEdge(imageClass, (node, child) -> {
                BigInteger before = expected[child] == null ? BigInteger.ZERO : expected[child];
                expected[child] = before.add(BigInteger.valueOf(counts.getOrDefault(node, 0L)));
            });
            LongSums sums = sums(Map.of(), limit);

            boolean hasRoom = sums.add(list(counts, limit), EDGES[imageClass]);

            for (int node = 0; node < expected.length; node++) {
                BigInteger sum = expected[node] == null ? BigInteger.ZERO : expected[node];
                assertTrue(!hasRoom || sum.equals(sums.sum(node)), sum + " is " + sums.sum(node));
                assertTrue(!hasRoom || sum.compareTo(BigInteger.valueOf(limit)) <= 0, sum + " has no room");
            }
            roomy += hasRoom ? 1 : 0;
        }
        assertTrue(roomy < 100, "all sums have room");
        assertTrue(limit < 1023 || roomy > 0, "no sum has room");
    }
}
