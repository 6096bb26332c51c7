package io.github.filaforge.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;

/**
 * Divides a list of items that is too large for one method or class into runs of consecutive items. The sizes of the items
 * are known beforehand; upper bounds of the sizes of statements are estimated here. HotSpot never compiles a method above
 * 8,000 bytes; generated methods stay below 6,000. A single item may be larger than the limit.
 */
public final class SizeSplit {

    /** The size at which a method is split, in bytes. */
    public static final int METHOD_LIMIT = 5500;

    /** The size of an {@code ldc2_w}, or of a load of a variable with an index above 3. */
    private static final int OPERAND = 3;

    private static final int INVOCATION = 3;

    private SizeSplit() {}

    /**
     * Returns the runs, each with the greatest length that the limit allows.
     *
     * @param size the function for the size of an item behind another item of its run; the other item is null for the first
     *     item
     */
    public static <T> List<List<T>> runs(List<T> items, int limit, ToIntBiFunction<T, T> size) {
        List<List<T>> runs = new ArrayList<>();
        List<T> run = new ArrayList<>();
        T before = null;
        int sum = 0;
        for (T item : items) {
            int more = size.applyAsInt(before, item);
            if (before != null && sum + more > limit) {
                runs.add(run);
                run = new ArrayList<>();
                more = size.applyAsInt(null, item);
                sum = 0;
            }
            run.add(item);
            sum += more;
            before = item;
        }
        runs.add(run);
        return runs;
    }

    /** Divides items of one size into as few runs as the limit allows, with nearly equal numbers of items. */
    public static <T> List<List<T>> evenRuns(List<T> items, int limit, int size) {
        int most = Math.max(1, limit / size);
        int runs = Math.max(1, (items.size() + most - 1) / most);
        return IntStream.range(0, runs)
                .mapToObj(run -> items.subList(run * items.size() / runs, (run + 1) * items.size() / runs))
                .toList();
    }

    /**
     * Returns the size of a call of a method of the present class, or of the class of the solver. If the method returns a
     * value, the value is dropped.
     */
    public static int call(int arguments) {
        // The receiver may be a field of this object.
        return 1 + OPERAND + arguments * OPERAND + INVOCATION + 1;
    }

    /**
     * Returns the size of the test whether a shape has unused pieces, with the counter after one of its pieces is placed.
     */
    public static int shapeTest() {
        return 8 * OPERAND + 4;
    }

    /**
     * Returns the size of the loop of a sieve over one word of images. It was measured, and has 10 bytes for each table and
     * word to spare, for wide indices.
     */
    public static int sieveLoop(int tables, int windowWords, int imageWords) {
        return 60 + 18 * tables + 72 * windowWords + 26 * imageWords;
    }
}
