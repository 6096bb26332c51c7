package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowCounts;
import io.github.filaforge.runtime.merge.window.WindowSteps;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Counts the solutions of a packing by one walk over its states. A state is a window with a tally, and has the number of
 * ways in which it is reached. States are in levels by the number of filled cells. A level is forgotten when its states have
 * been left, so no window is kept longer than a few levels.
 *
 * <p>If no number of pieces is limited, all states of a level have one tally, and a few thousand windows are all that is
 * needed where {@link Multisets} would be too many. If each solution uses all pieces, {@link MergedCount} goes from both
 * ends, which takes less time.
 */
final class TalliedCount {

    /** The number of places of a table after which it is tested if the count is to end. */
    private static final int ASKING_DISTANCE = 1 << 12;

    private final Packing packing;
    private final Tallies tallies;
    private final WindowSteps steps;
    private final long most;
    private final MemoryBudget budget;
    private final LevelListener listener;
    /** For each target and each image there, its kind: the images of a kind have one image class and one number of cells. */
    private final int[][] kinds;

    private final List<int[]> classAndCells = new ArrayList<>();
    /** For each kind, the logarithm to base 2 of the greatest number of images at a target. */
    private final double[] alike;
    /** The tables by number of filled cells and tally; null for a level that was forgotten or has no states. */
    private final List<SortedMap<Integer, WindowCounts>> levels;

    private long states;

    private TalliedCount(Packing packing, long most, MemoryBudget budget, LevelListener listener) {
        this.packing = packing;
        this.tallies = new Tallies(packing);
        this.steps = new WindowSteps(packing);
        this.most = most;
        this.budget = budget;
        this.listener = listener;
        this.kinds = new int[packing.size()][];
        int[] greatest = new int[packing.images()];
        for (int target = 0; target < kinds.length; target++) {
            int[] images = packing.imagesAt(target);
            int[] counts = new int[packing.images()];
            kinds[target] = new int[images.length];
            for (int i = 0; i < images.length; i++) {
                int kind = kind(packing.imageClass(images[i]), packing.cells(images[i]).length);
                kinds[target][i] = kind;
                counts[kind]++;
                greatest[kind] = Math.max(greatest[kind], counts[kind]);
            }
        }
        this.alike = new double[classAndCells.size()];
        Arrays.setAll(alike, kind -> WindowCounts.logarithm(greatest[kind]));
        this.levels = new ArrayList<>();
        for (int filled = 0; filled <= packing.size(); filled++) {
            levels.add(new TreeMap<>());
        }
    }

    private int kind(int imageClass, int cells) {
        int kind = 0;
        int[] own = {imageClass, cells};
        while (kind < classAndCells.size() && !Arrays.equals(classAndCells.get(kind), own)) {
            kind++;
        }
        if (kind == classAndCells.size()) {
            classAndCells.add(own);
        }
        return kind;
    }

    /**
     * Returns the number of solutions.
     *
     * @throws MergeMemoryException if there is not enough memory for the states, or there are more than the resources allow
     */
    static BigInteger count(Packing packing, MergeResources resources, LevelListener listener) {
        MemoryBudget budget = new MemoryBudget(resources.memory());
        TalliedCount count = new TalliedCount(packing, resources.windows(), budget, listener);
        if (!count.run()) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        BigInteger solutions = BigInteger.ZERO;
        // Only allowed tallies have states in the last level.
        for (WindowCounts table : count.levels.get(packing.size()).values()) {
            solutions = solutions.add(table.count(0L));
        }
        return solutions;
    }

    /**
     * Returns the number of states.
     *
     * @param most the number of states after which the count is given up
     * @return empty if the count was given up
     */
    static OptionalLong states(Packing packing, long most) {
        TalliedCount count = new TalliedCount(packing, most, new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);
        return count.run() ? OptionalLong.of(count.states) : OptionalLong.empty();
    }

    /** Makes all levels; returns false if there are too many states. */
    private boolean run() {
        int size = packing.size();
        WindowCounts first = new WindowCounts(budget);
        first.begin(0L);
        levels.get(0).put(0, first);
        for (int filled = 0; filled < size; filled++) {
            long before = states;
            for (int tally : levels.get(filled).keySet()) {
                WindowCounts table = levels.get(filled).get(tally);
                states += table.size();
                if (states > most) {
                    return false;
                }
                leave(filled, tally, table);
                table.forget();
            }
            levels.set(filled, null);
            if (states > before) {
                listener.levelEnded(filled + 1, size, BigInteger.valueOf(states - before));
            }
        }
        return true;
    }

    /** Adds the numbers of a table to the states to which images lead. */
    private void leave(int filled, int tally, WindowCounts table) {
        WindowCounts[] into = new WindowCounts[alike.length];
        double bits = table.sumBits();
        for (int kind = 0; kind < into.length; kind++) {
            int after = filled + classAndCells.get(kind)[1];
            int next = tallies.next(tally, classAndCells.get(kind)[0]);
            if (next >= 0 && after <= packing.size() && tallies.mayEnd(next, packing.size() - after)) {
                into[kind] = levels.get(after).computeIfAbsent(next, absent -> new WindowCounts(budget));
                into[kind].expect(bits + alike[kind]);
            }
        }
        for (int place = 0; place < table.places(); place++) {
            if (place % ASKING_DISTANCE == 0) {
                listener.endIfStopped();
            }
            if (table.has(place)) {
                leave(filled, table, place, into);
            }
        }
    }

    private void leave(int filled, WindowCounts table, int place, WindowCounts... into) {
        long window = table.window(place);
        int target = WindowSteps.target(filled, window);
        long[] layouts = steps.layouts(target);
        int[] itsKinds = kinds[target];
        for (int i = 0; i < layouts.length; i++) {
            long layout = layouts[i];
            WindowCounts after = into[itsKinds[i]];
            if ((layout & window) == 0L && after != null) {
                long next = WindowSteps.next(window, layout);
                if (steps.anyFits(filled + Long.bitCount(layout), next)) {
                    after.add(next, table, place);
                }
            }
        }
    }
}
