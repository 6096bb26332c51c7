package io.github.filaforge.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;

/**
 * Divides items that are too large for one method or class into runs. The sizes of the items are known beforehand; the sizes
 * of statements are in {@link BytecodeEstimate}. Runs keep the order. A single item may be larger than the limit.
 */
public final class SizeSplit {

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
}
