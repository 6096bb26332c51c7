package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counting and listing by merged states against a plain search, and what they do where numbers or memory have no room. */
@Timeout(120)
class MergedCountTest {

    private static final int SEEDS = 200;

    private static final MergeResources ENOUGH = new MergeResources(1 << 28, 1);

    /** 16 times 6 cells, which 48 dominoes fill in more ways than an int holds. */
    private static final Packing DOMINOES = dominoes(16, 6, 1);

    /** Returns all places of a domino in a grid. */
    static int[][] dominoPlaces(int length, int width) {
        List<int[]> images = new ArrayList<>();
        for (int cell = 0; cell < length * width; cell++) {
            if (cell % width < width - 1) {
                images.add(new int[] {cell, cell + 1});
            }
            if (cell / width < length - 1) {
                images.add(new int[] {cell, cell + width});
            }
        }
        return images.toArray(int[][]::new);
    }

    private static Packing dominoes(int length, int width, int imageClasses) {
        int[] copies = new int[imageClasses];
        Arrays.fill(copies, length * width / 2 / imageClasses);
        int[][][] all = new int[imageClasses][][];
        Arrays.fill(all, dominoPlaces(length, width));
        return Packing.of(length * width, copies, all);
    }

    /** Quotients are so. */
    @Test
    void piecesThatHaveNotAsManyCellsAsThereAreFillNothing() {
        int[][] single = {{0}, {1}, {2}};

        BigInteger count = MergedCount.count(
                Packing.of(3, new int[] {1, 1}, new int[][][] {single, single}),
                ENOUGH,
                LevelListener.NONE,
                KeptLevels.NOWHERE);

        assertEquals(BigInteger.ZERO, count);
    }

    /** Counts, column by column, the ways to fill all columns so far, for each set of filled cells in the next column. */
    private static BigInteger countDominoes(int length, int width) {
        BigInteger[] ways = new BigInteger[1 << width];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[0] = BigInteger.ONE;
        for (int column = 0; column < length; column++) {
            BigInteger[] next = new BigInteger[ways.length];
            Arrays.fill(next, BigInteger.ZERO);
            for (int filled = 0; filled < ways.length; filled++) {
                fillColumn(width, filled, 0, 0, ways[filled], next);
            }
            ways = next;
        }
        return ways[0];
    }

    private static void fillColumn(
            int width, int filled, int cell, int following, BigInteger ways, BigInteger... next) {
        if (cell == width) {
            next[following] = next[following].add(ways);
        } else if ((filled & 1 << cell) != 0) {
            fillColumn(width, filled, cell + 1, following, ways, next);
        } else {
            fillColumn(width, filled, cell + 1, following | 1 << cell, ways, next);
            if (cell + 1 < width && (filled & 2 << cell) == 0) {
                fillColumn(width, filled, cell + 2, following, ways, next);
            }
        }
    }

    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(longs = {1, 7, 1023, LongSums.LIMIT})
    void aRandomPackingHasAsManySolutionsAsASearchFindsWhateverHasRoomInALong(long limit) {
        int several = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomPacking random = new RandomPacking(seed);
            BigInteger expected = BigInteger.valueOf(random.solutions.size());

            assertEquals(
                    expected,
                    MergedCount.count(random.packing(), ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE, limit),
                    "seed " + seed);
            StateGraph graph = StateGraph.of(random.packing(), ENOUGH, LevelListener.NONE, limit);
            assertEquals(expected, graph.solutions());
            several += random.solutions.size() > 8 ? 1 : 0;
        }
        assertTrue(several >= SEEDS / 8, "only " + several + " have more than eight solutions");
    }

    @Test
    @Tag("seconds")
    void theGraphOfARandomPackingHasJustTheSolutionsThatASearchFinds() {
        for (long seed = 0; seed < SEEDS; seed++) {
            RandomPacking random = new RandomPacking(seed);
            StateGraph graph = StateGraph.of(random.packing(), ENOUGH, LevelListener.NONE);
            List<List<Integer>> paths = paths(graph);

            TreeSet<List<Integer>> found = new TreeSet<>(random.solutions.comparator());
            found.addAll(paths);
            assertEquals(random.solutions, found, "seed " + seed);
            assertEquals(paths.size(), found.size(), "a solution is there twice, seed " + seed);
        }
    }

    /**
     * Returns the images of each path through a graph, sorted. Also looks that edges lead to higher numbers in the order of
     * their images.
     */
    static List<List<Integer>> paths(StateGraph graph) {
        List<List<Integer>> paths = new ArrayList<>();
        if (graph.start() >= 0) {
            walk(graph, graph.start(), new ArrayList<>(), paths);
        }
        return paths;
    }

    private static void walk(StateGraph graph, int state, List<Integer> path, List<List<Integer>> paths) {
        if (state == graph.end()) {
            paths.add(path.stream().sorted().toList());
            return;
        }
        BigInteger sum = BigInteger.ZERO;
        int last = -1;
        for (int edge = state; edge >= 0; edge = graph.next(edge)) {
            int child = graph.child(edge);
            assertTrue(child > state);
            assertTrue(graph.image(edge) > last);
            last = graph.image(edge);
            sum = sum.add(graph.completions(child));
            path.add(graph.image(edge));
            walk(graph, child, path, paths);
            path.remove(path.size() - 1);
        }
        assertEquals(sum, graph.completions(state));
    }

    @Test
    void dominoesFillARegionInMoreWaysThanALongHolds() {
        BigInteger expected = countDominoes(40, 8);
        assertTrue(expected.bitLength() > Long.SIZE);

        assertEquals(expected, MergedCount.count(dominoes(40, 8, 1), ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE));
        assertEquals(
                expected,
                StateGraph.of(dominoes(40, 8, 1), ENOUGH, LevelListener.NONE).solutions());
    }

    /** Two of each of five shapes of four cells, taken for their numbers of multisets, in 8 times 5 cells. */
    private static Packing tetrominoes() {
        int[][][] forms = {
            {{0, 1, 2, 3}, {0, 5, 10, 15}},
            {{0, 1, 5, 6}},
            {{0, 1, 2, 6}, {0, 5, 10, 6}, {1, 5, 6, 7}, {1, 6, 11, 5}},
            {{0, 1, 6, 7}, {1, 5, 6, 10}, {1, 2, 5, 6}, {0, 5, 6, 11}},
            {
                {0, 5, 10, 11},
                {1, 6, 11, 10},
                {0, 1, 5, 10},
                {0, 1, 6, 11},
                {0, 1, 2, 5},
                {0, 1, 2, 7},
                {0, 5, 6, 7},
                {2, 5, 6, 7}
            }
        };
        int[][][] images = new int[forms.length][][];
        for (int shape = 0; shape < forms.length; shape++) {
            List<int[]> all = new ArrayList<>();
            for (int[] form : forms[shape]) {
                int width = Arrays.stream(form).map(cell -> cell % 5).max().getAsInt();
                for (int cell = 0; cell < 40; cell++) {
                    int start = cell;
                    int last = Arrays.stream(form).max().getAsInt();
                    if (cell % 5 + width < 5 && cell + last < 40) {
                        all.add(Arrays.stream(form).map(each -> each + start).toArray());
                    }
                }
            }
            images[shape] = all.toArray(int[][]::new);
        }
        return Packing.of(40, new int[] {2, 2, 2, 2, 2}, images);
    }

    @Test
    void withoutRoomForTheWindowsItSaysSoInFigures() {
        MergeMemoryException thrown = assertThrows(
                MergeMemoryException.class,
                () -> MergedCount.count(
                        DOMINOES, new MergeResources(10_000, 1), LevelListener.NONE, KeptLevels.NOWHERE));
        assertTrue(thrown.getMessage().contains(" KB"), thrown.getMessage());
    }

    @Test
    void theListenerEndsTheCount() {
        List<Integer> levels = new ArrayList<>();
        assertThrows(
                SearchStopped.class,
                () -> MergedCount.count(
                        DOMINOES,
                        ENOUGH,
                        new LevelListener() {
                            @Override
                            public void levelEnded(int level, int of, BigInteger states) {
                                levels.add(level);
                                if (level == 3) {
                                    throw new SearchStopped();
                                }
                            }
                        },
                        KeptLevels.NOWHERE));
        assertEquals(List.of(1, 2, 3), levels);
    }

    /** Ends after each level in turn and goes on, with every level kept. */
    @Test
    void aCountThatIsEndedAfterAnyLevelGoesOnFromThere(@TempDir Path folder) {
        BigInteger expected = MergedCount.count(tetrominoes(), ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE);
        KeptLevels kept = new KeptLevels(folder.resolve("count"), "tetrominoes", 0);
        List<Integer> levels = new ArrayList<>();
        LevelListener ending = new LevelListener() {
            @Override
            public void levelEnded(int level, int of, BigInteger states) {
                levels.add(level);
                // The level before this is kept, so this one will be counted again.
                if (levels.size() % 2 == 0) {
                    throw new SearchStopped();
                }
            }
        };
        for (int run = 0; run < 7; run++) {
            assertThrows(SearchStopped.class, () -> MergedCount.count(tetrominoes(), ENOUGH, ending, kept));
        }

        assertEquals(expected, MergedCount.count(tetrominoes(), ENOUGH, ending, kept));
        assertEquals(List.of(1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8), levels);
        kept.remove();
        assertEquals(0, folder.toFile().list().length);
    }

    /** The two levels that are kept would fill the memory, with no room for the table of the next level. */
    @Test
    void levelsThatAreReadLeaveRoomForThoseBehindThem(@TempDir Path folder) {
        Packing packing = dominoes(8, 4, 8);
        BigInteger expected = MergedCount.count(packing, ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE);
        KeptLevels kept = new KeptLevels(folder.resolve("count"), "dominoes", 0);
        LevelListener ending = new LevelListener() {
            @Override
            public void levelEnded(int level, int of, BigInteger states) {
                if (level == 12) {
                    throw new SearchStopped();
                }
            }
        };
        assertThrows(SearchStopped.class, () -> MergedCount.count(packing, ENOUGH, ending, kept));
        Merging merging = Merging.of(packing, ENOUGH, LevelListener.NONE, LongSums.LIMIT);
        kept.readInto(new CountedFrontier(merging, merging.ahead(true)));
        kept.readInto(new CountedFrontier(merging, merging.ahead(false)));
        long taken = ENOUGH.memory() - merging.budget().left();

        MergeResources little = new MergeResources(taken, 1, folder);

        assertEquals(expected, MergedCount.count(packing, little, LevelListener.NONE, KeptLevels.NOWHERE));
        assertEquals(expected, MergedCount.count(packing, little, LevelListener.NONE, kept));
    }

    @Test
    @Tag("seconds")
    void levelsThatWereDamagedOrAreOfAnotherCountAreRefusedByName(@TempDir Path folder) throws IOException {
        Path name = folder.resolve("count");
        MergedCount.count(tetrominoes(), ENOUGH, LevelListener.NONE, new KeptLevels(name, "one", 0));
        Path file = folder.resolve("count.front");
        byte[] bytes = Files.readAllBytes(file);

        assertRefused(file, new KeptLevels(name, "another", 0));
        Random random = new Random(1);
        for (int damage = 0; damage < 300; damage++) {
            byte[] damaged = damage % 3 == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes.clone();
            if (damage % 3 == 1) {
                damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
            } else if (damage % 3 == 2) {
                damaged = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(9));
            }
            Files.write(file, damaged);
            assertRefused(file, new KeptLevels(name, "one", 0));
        }
    }

    @Test
    void aLevelOfTheOtherEndIsRefused(@TempDir Path folder) throws IOException {
        Path name = folder.resolve("count");
        MergedCount.count(tetrominoes(), ENOUGH, LevelListener.NONE, new KeptLevels(name, "one", 0));
        Path back = folder.resolve("count.back");
        Files.copy(folder.resolve("count.front"), back, StandardCopyOption.REPLACE_EXISTING);

        assertRefused(back, new KeptLevels(name, "one", 0));
    }

    /** As where a program is killed while it writes one. */
    @Test
    void alsoLevelsThatAreHalfWrittenAreRemovedAtTheEnd(@TempDir Path folder) throws IOException {
        Files.write(folder.resolve("count.front.new"), new byte[5]);
        Files.write(folder.resolve("count.back.new"), new byte[5]);

        new KeptLevels(folder.resolve("count"), "one", 0).remove();

        assertEquals(0, folder.toFile().list().length);
    }

    private static void assertRefused(Path file, KeptLevels kept) {
        KeptLevels.LevelsRefused thrown = assertThrows(
                KeptLevels.LevelsRefused.class,
                () -> MergedCount.count(tetrominoes(), ENOUGH, LevelListener.NONE, kept));
        assertTrue(thrown.getMessage().contains(file.toString()), thrown.getMessage());
    }

    @Test
    void aRegionThatCannotBeFilledHasNoSolutionAndNoState() {
        Packing odd = Packing.of(3, new int[] {1}, new int[][][] {{{0, 1}, {1, 2}}});

        assertEquals(BigInteger.ZERO, MergedCount.count(odd, ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE));
        StateGraph graph = StateGraph.of(odd, ENOUGH, LevelListener.NONE);
        assertEquals(BigInteger.ZERO, graph.solutions());
        assertEquals(-1, graph.start());
    }

    @Test
    void anEstimateOfAKnownCountIsNotFarOff() {
        MergeEstimate estimate = MergeEstimate.of(tetrominoes(), 1_000_000, 1);
        long[] states = new long[1];
        MergedCount.count(
                tetrominoes(),
                ENOUGH,
                new LevelListener() {
                    @Override
                    public void levelEnded(int level, int levels, BigInteger more) {
                        states[0] += more.longValue();
                    }
                },
                KeptLevels.NOWHERE);
        assertTrue(
                estimate.states() > states[0] / 2.0 && estimate.states() < states[0] * 2.0,
                estimate + " of " + states[0]);
    }
}
