package io.github.filaforge.runtime.merge.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of states, written and read by several threads, in memory and in files. */
@Timeout(60)
class LevelTest {

    private static final int THREADS = 4;

    @TempDir
    Path folder;

    private MergeResources resources() {
        return new MergeResources(1, THREADS, folder);
    }

    /** The elements of the list of a multiset. */
    private static byte[] list(Level<byte[]> level, int rank) {
        byte[][] read = new byte[1][];
        assertTrue(level.read(
                rank, 0, (elements, index, end, first) -> read[0] = Arrays.copyOfRange(elements, index, end)));
        return read[0];
    }

    /** A level that starts a thread and lets it go as far as it can while it copies a chunk itself. */
    private static final class Overtaken extends Level<byte[]> {

        private Thread other;

        Overtaken(int multisets, MemoryBudget budget, MergeResources resources) {
            super(multisets, budget, resources);
        }

        void overtakenBy(Runnable work) {
            other = new Thread(work);
        }

        private void letOtherGo() {
            if (other.getState() == Thread.State.NEW) {
                other.start();
                while (!EnumSet.of(Thread.State.BLOCKED, Thread.State.WAITING, Thread.State.TERMINATED)
                        .contains(other.getState())) {
                    Thread.onSpinWait();
                }
            }
        }

        @Override
        int elementBytes() {
            return 1;
        }

        @Override
        byte[] copy(byte[] elements, int length) {
            letOtherGo();
            return Arrays.copyOf(elements, length);
        }

        @Override
        byte[] bytes(byte[] elements, int length) {
            letOtherGo();
            return elements;
        }

        @Override
        byte[] elements(byte... bytes) {
            return bytes;
        }
    }

    /** The level is in memory, and in a file if there is only room for the table. */
    @ParameterizedTest
    @ValueSource(longs = {1 << 20, 2 * Level.TABLE_BYTES})
    void aThreadThatAddsAChunkWhileAnotherDoesHasItsOwnPlace(long budget) throws InterruptedException {
        Overtaken level = new Overtaken(2, new MemoryBudget(budget), resources());
        level.overtakenBy(() -> level.add(new byte[] {2}, 1, 1, new int[] {1}, 0));

        level.add(new byte[] {1}, 1, 1, new int[] {0}, 0);
        level.other.join();

        assertArrayEquals(new byte[] {1}, list(level, 0));
        assertArrayEquals(new byte[] {2}, list(level, 1));
        level.forget();
    }

    @Test
    void threadsReadListsFromAFileThoughTheyAreInterrupted() throws InterruptedException, ExecutionException {
        int lists = 200;
        Random random = new Random(1);
        Level.OfBytes level = new Level.OfBytes(lists, new MemoryBudget(Level.TABLE_BYTES * lists), resources());
        List<byte[]> expected = new ArrayList<>();
        for (int rank = 0; rank < lists; rank++) {
            byte[] list = new byte[1 + random.nextInt(20_000)];
            random.nextBytes(list);
            expected.add(list);
            level.add(list, list.length, 1, new int[] {rank}, 0);
        }

        List<FutureTask<Integer>> readings = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            FutureTask<Integer> reading = new FutureTask<>(() -> {
                Thread.currentThread().interrupt();
                int same = 0;
                for (int rank = 0; rank < lists; rank++) {
                    same += Arrays.equals(expected.get(rank), list(level, rank)) ? 1 : 0;
                }
                return Thread.interrupted() ? same : -1;
            });
            readings.add(reading);
            new Thread(reading).start();
        }

        for (FutureTask<Integer> reading : readings) {
            assertEquals(lists, reading.get());
        }
        level.forget();
    }
}
