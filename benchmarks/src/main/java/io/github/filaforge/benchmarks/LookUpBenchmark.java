package io.github.filaforge.benchmarks;

import io.github.filaforge.runtime.FrameImages;
import io.github.filaforge.runtime.sieve.Sieve;
import io.github.filaforge.runtime.sieve.TailTable;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The look-ups in the inner loop of a sieve, on seeded random occupancies of the 24 cells after a target. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LookUpBenchmark {

    private static final int OCCUPANCIES = 1 << 14;
    private static final int CELLS = 24;

    /** The number of words of a table: 64 kB, as in 10x6. */
    private static final int TAIL_WORDS = 1 << 13;

    /** The orientations of some pentominoes in a frame six cells high. */
    private static final String[] IMAGES = {
        "0 1 2 3 4,0 6 12 18 24",
        "0 1 2 3 6,0 6 7 8 9,0 6 12 18 19,0 1 7 13 19,0 1 2 3 9,0 1 6 12 18",
        "0 1 6 7 8,0 1 2 6 7,0 6 7 12 13,0 1 6 7 12",
    };

    @Param({"6", "8", "12"})
    private int tableCells;

    private long[][] tables;
    private long[] tail;
    private long[] occupancies;

    @Setup
    public void makeTables() {
        Sieve sieve = new Sieve(new FrameImages(IMAGES, new String[] {"0"}));
        tables = new long[CELLS / tableCells][];
        for (int table = 0; table < tables.length; table++) {
            tables[table] = sieve.table(0, 1 + table * tableCells, tableCells);
        }
        tail = new Random(2).longs(TAIL_WORDS).map(word -> 1L << word).toArray();
        occupancies = new Random(1).longs(OCCUPANCIES).toArray();
    }

    /** Looks up the images that an occupancy leaves possible. */
    @Benchmark
    @OperationsPerInvocation(OCCUPANCIES)
    public long sieve() {
        long all = 0;
        int mask = (1 << tableCells) - 1;
        for (long occupancy : occupancies) {
            long possible = -1L;
            for (int table = 0; table < tables.length; table++) {
                possible &= tables[table][(int) (occupancy >>> 1 + table * tableCells) & mask];
            }
            all += possible;
        }
        return all;
    }

    /** Looks up in the table of the tail whether the open cells may be filled. */
    @Benchmark
    @OperationsPerInvocation(OCCUPANCIES)
    public int tailTable() {
        int passed = 0;
        for (long occupancy : occupancies) {
            passed += TailTable.mayComplete(tail, occupancy, occupancy >>> 7) ? 1 : 0;
        }
        return passed;
    }
}
