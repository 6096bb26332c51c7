package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.Supply;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.SearchStopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Merging of packings whose solutions may leave pieces over. */
@Timeout(120)
class TalliedCountTest {

    private static final int SEEDS = 300;

    private static final MergeResources ENOUGH = new MergeResources(1 << 28, 1);

    private static BigInteger count(Packing packing, MergeResources resources) {
        return MergedCount.count(packing, resources, LevelListener.NONE, KeptLevels.NOWHERE);
    }

    @Tag("seconds")
    @Test
    void aRandomPackingHasTheSolutionsThatASearchFinds() {
        int several = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomSupply random = new RandomSupply(seed);
            String about = "seed " + seed + ": " + random;
            Packing packing = random.packing();

            assertEquals(BigInteger.valueOf(random.solutions.size()), count(packing, ENOUGH), about);
            StateGraph graph = StateGraph.of(packing, ENOUGH, LevelListener.NONE, seed % 2 == 0 ? 3 : LongSums.LIMIT);
            assertEquals(BigInteger.valueOf(random.solutions.size()), graph.solutions(), about);
            List<String> paths =
                    MergedCountTest.paths(graph).stream().map(List::toString).toList();
            assertEquals(random.solutions, new TreeSet<>(paths), about);
            assertEquals(random.solutions.size(), paths.size(), about);
            several += random.solutions.size() > 8 ? 1 : 0;
        }
        assertTrue(several >= SEEDS / 8, "only " + several + " have more than eight solutions");
    }

    /** Dominoes, of which a solution has at most a number, in a grid. */
    private static Packing dominoes(int length, int width, int most) {
        Supply supply = new Supply(new int[1], new int[] {most}, new int[] {2}, new boolean[1], 0, most, most);
        return Packing.of(length * width, supply, new int[][][] {MergedCountTest.dominoPlaces(length, width)});
    }

    /** The number of ways is known by Kasteleyn's formula of 1961; OEIS has it as A004003. */
    @Test
    void dominoesOfAnyNumberFillASquareInMoreWaysThanALongHolds() {
        assertEquals(new BigInteger("12988816"), count(dominoes(8, 8, 32), ENOUGH));
        assertEquals(new BigInteger("2444888770250892795802079170816"), count(dominoes(16, 16, 128), ENOUGH));
    }

    @Test
    void anUnlimitedShapeHasNoCounter() {
        assertEquals(0, dominoes(4, 4, 8).counters().count());
        assertEquals(1, dominoes(4, 4, 7).counters().count());
        assertEquals(BigInteger.ZERO, count(dominoes(4, 4, 7), ENOUGH));
    }

    /** Cells in a row, and two shapes of one cell: a solution chooses which cells have the first. */
    @Test
    void onlyLimitsThatBindAreCounted() {
        int[][] cells =
                IntStream.range(0, 10).mapToObj(cell -> new int[] {cell}).toArray(int[][]::new);
        int[][][] images = {cells, cells};

        assertChoices(1024, 0, Packing.of(10, supply(new int[] {0, 0}, new int[] {10, 12}), images));
        assertChoices(1023, 1, Packing.of(10, supply(new int[] {1, 0}, new int[] {10, 12}), images));
        assertChoices(1 + 10 + 45, 1, Packing.of(10, supply(new int[] {0, 0}, new int[] {2, 12}), images));
        assertChoices(10 + 45, 2, Packing.of(10, supply(new int[] {1, 1}, new int[] {2, 12}), images));
    }

    private static Supply supply(int[] least, int... most) {
        return new Supply(least, most, new int[least.length], new boolean[least.length], 0, 99, 10);
    }

    private static void assertChoices(int solutions, int counters, Packing packing) {
        assertEquals(counters, packing.counters().count());
        assertEquals(BigInteger.valueOf(solutions), count(packing, ENOUGH));
    }

    @Test
    void withoutRoomForTheStatesItIsRefusedInFigures() {
        MergeMemoryException little =
                assertThrows(MergeMemoryException.class, () -> count(dominoes(8, 8, 32), new MergeResources(1000, 1)));
        assertTrue(little.getMessage().contains(" KB"), little.getMessage());
        MergeMemoryException few =
                assertThrows(MergeMemoryException.class, () -> count(dominoes(8, 8, 32), ENOUGH.withWindows(100)));
        assertTrue(few.getMessage().contains("more than 100 ways"), few.getMessage());
    }

    @Test
    void theListenerEndsTheCount() {
        List<Integer> levels = new ArrayList<>();
        LevelListener ending = new LevelListener() {
            @Override
            public void levelEnded(int level, int of, BigInteger states) {
                levels.add(level);
                if (levels.size() == 3) {
                    throw new SearchStopped();
                }
            }
        };

        assertThrows(
                SearchStopped.class, () -> MergedCount.count(dominoes(8, 8, 32), ENOUGH, ending, KeptLevels.NOWHERE));
        assertEquals(List.of(1, 3, 5), levels);
    }
}
