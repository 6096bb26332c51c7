package io.github.filaforge.runtime.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Levels for which memory has no room: they go to files, also if the thread is interrupted, and no file stays open. Linux alone
 * shows which files a process has open.
 */
@Timeout(120)
@EnabledOnOs(OS.LINUX)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SpilledLevelsTest {

    private static final int THREADS = 4;

    /** More than the least memory differs by, since in a trial some threads may not have worked at a time. */
    private static final long SLACK = 4000;

    /** A way of merging that has levels. */
    enum Way {
        COUNT,
        GRAPH;

        /** With few solutions the graph takes less memory than the levels that it is made of. */
        ManyShapes shapes() {
            return new ManyShapes(1, this == COUNT ? 34 : 10);
        }

        BigInteger solutions(MergeResources resources, LevelListener listener) {
            Packing packing = shapes().packing();
            return this == COUNT
                    ? MergedCount.count(packing, resources, listener, KeptLevels.NOWHERE)
                    : StateGraph.of(packing, resources, listener).solutions();
        }
    }

    /** The number of solutions that each way finds, counted without merging. */
    private final Map<Way, BigInteger> expected = new EnumMap<>(Way.class);
    /** The least memory of each way. */
    private final Map<Way, Long> least = new EnumMap<>(Way.class);

    @TempDir
    Path folder;

    /** Finds the least memory that is enough, by halving. */
    @BeforeAll
    void findLeastMemory(@TempDir Path trials) {
        for (Way way : Way.values()) {
            expected.put(way, way.shapes().solutions());
            long enough = 1 << 20;
            long tooLittle = 1 << 16;
            while (enough - tooLittle > 500) {
                long middle = (enough + tooLittle) / 2;
                try {
                    way.solutions(new MergeResources(middle, THREADS, trials), LevelListener.NONE);
                    enough = middle;
                } catch (MergeMemoryException e) {
                    tooLittle = middle;
                }
            }
            least.put(way, enough);
        }
    }

    /** Just more than windows and tables take. */
    private MergeResources little(Way way) {
        return new MergeResources(least.get(way) + SLACK, THREADS, folder);
    }

    @ParameterizedTest
    @EnumSource
    void levelsGoToFilesWithoutNamesThatAreClosedAtTheEnd(Way way) {
        MergeResources little = little(way);
        List<Long> files = new ArrayList<>();
        List<String> names = new ArrayList<>();

        BigInteger solutions = way.solutions(little, afterEachLevel(level -> {
            files.add(openFiles());
            names.addAll(List.of(folder.toFile().list()));
        }));

        assertEquals(expected.get(way), solutions);
        assertTrue(files.stream().anyMatch(open -> open > 0), "no file was used");
        assertEquals(List.of(), names, "files that a killed program leaves");
        assertEquals(0, openFiles());
    }

    /** Levels leave room for the tables of those that come after them, however much they could take. */
    @Test
    @Tag("seconds")
    void withMoreMemoryThanTheLeastThereIsAlwaysRoom() {
        for (long more = 1000; more < 20_000; more += 1000) {
            MergeResources resources = new MergeResources(least.get(Way.COUNT) + more, 1, folder);

            assertEquals(expected.get(Way.COUNT), Way.COUNT.solutions(resources, LevelListener.NONE));
        }
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptionChangesNothingAndIsKept(Way way) {
        MergeResources little = little(way);

        BigInteger solutions = way.solutions(
                little, afterEachLevel(level -> Thread.currentThread().interrupt()));

        assertTrue(Thread.interrupted());
        assertEquals(expected.get(way), solutions);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("seconds")
    void anEndAfterAnyLevelLeavesNoFileOpen(Way way) {
        MergeResources little = little(way);
        List<Integer> levels = new ArrayList<>();
        way.solutions(little, afterEachLevel(levels::add));

        for (int last : levels) {
            assertThrows(
                    SearchStopped.class,
                    () -> way.solutions(little, afterEachLevel(level -> {
                        if (level == last) {
                            throw new SearchStopped();
                        }
                    })));

            assertEquals(0, openFiles(), "after level " + last);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anEndForWantOfMemoryLeavesNoFileOpen(Way way) {
        for (int part = 1; part <= 20; part++) {
            MergeResources tooLittle = new MergeResources((least.get(way) - SLACK) * part / 20, THREADS, folder);

            assertThrows(MergeMemoryException.class, () -> way.solutions(tooLittle, LevelListener.NONE));

            assertEquals(0, openFiles(), () -> "with " + tooLittle);
        }
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path missing = folder.resolve("missing");
        MergeResources little = new MergeResources(least.get(Way.COUNT), 1, missing);

        MergeMemoryException thrown =
                assertThrows(MergeMemoryException.class, () -> Way.COUNT.solutions(little, LevelListener.NONE));

        assertTrue(thrown.getMessage().contains(missing.toString()), thrown.getMessage());
    }

    private static LevelListener afterEachLevel(IntConsumer action) {
        return new LevelListener() {
            @Override
            public void levelEnded(int level, int levels, BigInteger states) {
                action.accept(level);
            }
        };
    }

    /** The number of files below the folder that this process has open, with a name or without. */
    private long openFiles() {
        try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
            return open.filter(this::isBelow).count();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private boolean isBelow(Path link) {
        try {
            return Files.readSymbolicLink(link)
                    .toString()
                    .startsWith(folder.toRealPath().toString());
        } catch (IOException e) {
            // It was closed meanwhile.
            return false;
        }
    }
}
