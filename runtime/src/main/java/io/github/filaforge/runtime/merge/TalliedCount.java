package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.SharedCounts;
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
 * <p>If no number of pieces is limited, all states of a level have one tally, and a few thousand windows suffice for puzzles
 * with too many {@link Multisets}. If each solution uses all pieces, {@link MergedCount} takes less time, because it goes
 * from both ends.
 */
final class TalliedCount {

    /** The number of places of a table that a thread leaves at a time. */
    private static final int STRETCH = 1 << 12;

    /** The number of windows of one table to which a thread adds numbers at a time. */
    private static final int BUFFER = 1 << 8;

    private final Packing packing;
    private final Tallies tallies;
    private final WindowSteps steps;
    private final long most;
    private final int threads;
    private final MemoryBudget budget;
    private final LevelListener listener;
    /**
     * For each target, the kind of each image there. The images of a kind have one image class and equal numbers of cells.
     */
    private final int[][] kinds;

    private final List<int[]> classAndCells = new ArrayList<>();
    /** For each kind, the logarithm to base 2 of the greatest number of images at a target. */
    private final double[] alike;
    /** The tables by number of filled cells and tally; null for a level that was forgotten or has no states. */
    private final List<SortedMap<Integer, SharedCounts>> levels;

    private long states;

    private TalliedCount(Packing packing, long most, MergeResources resources, LevelListener listener) {
        this.packing = packing;
        this.tallies = new Tallies(packing);
        this.steps = new WindowSteps(packing);
        this.most = most;
        this.threads = resources.threads();
        this.budget = new MemoryBudget(resources.memory());
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
        // The limit is for states of all levels, and without a limit only the states of a few levels need memory.
        long most = resources.windows() == MergeResources.ANY_WINDOWS ? Long.MAX_VALUE : resources.windows();
        TalliedCount count = new TalliedCount(packing, most, resources, listener);
        if (!count.run()) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        BigInteger solutions = BigInteger.ZERO;
        // Only allowed tallies have states in the last level.
        for (SharedCounts tables : count.levels.get(packing.size()).values()) {
            solutions = solutions.add(tables.count(0L));
        }
        return solutions;
    }

    /**
     * Returns the number of states.
     *
     * @param most the number of states after which the count is given up
     * @return empty if the count was given up, or if there is not enough memory for the states
     */
    static OptionalLong states(Packing packing, long most) {
        MergeResources resources = new MergeResources(MergeResources.standard().memory(), 1);
        TalliedCount count = new TalliedCount(packing, most, resources, LevelListener.NONE);
        try {
            return count.run() ? OptionalLong.of(count.states) : OptionalLong.empty();
        } catch (MergeMemoryException e) {
            return OptionalLong.empty();
        }
    }

    /** Makes all levels; returns false if there are too many states. */
    private boolean run() {
        int size = packing.size();
        SharedCounts first = new SharedCounts(threads, budget);
        first.begin(0L);
        levels.get(0).put(0, first);
        for (int filled = 0; filled < size; filled++) {
            SortedMap<Integer, SharedCounts> level = levels.get(filled);
            long own = level.values().stream().mapToLong(SharedCounts::size).sum();
            states += own;
            if (states > most) {
                return false;
            }
            if (own > 0) {
                leave(filled, level, BigInteger.valueOf(own));
                listener.levelEnded(filled + 1, size, BigInteger.valueOf(own));
            }
            level.values().forEach(SharedCounts::forget);
            levels.set(filled, null);
        }
        return true;
    }

    /** Adds the numbers of a level to the states to which images lead. */
    private void leave(int filled, SortedMap<Integer, SharedCounts> level, BigInteger levelStates) {
        List<Stretch> stretches = new ArrayList<>();
        level.forEach((tally, tables) -> {
            SharedCounts[] into = into(filled, tally, tables.sumBits());
            for (int number = 0; number < SharedCounts.tables(threads); number++) {
                WindowCounts table = tables.table(number);
                for (int place = 0; place < table.places() && table.size() > 0; place += STRETCH) {
                    stretches.add(new Stretch(table, place, into));
                }
            }
        });
        new SharedWork(stretches.size(), levelStates) {
            @Override
            public Part newPart() {
                return new LeavingPart(filled, stretches);
            }
        }.run(threads, listener);
    }

    /**
     * Returns, for each kind of images, the tables to which the kind leads; null if it leads to no solution. The tables have
     * room for the numbers that will be added.
     */
    private SharedCounts[] into(int filled, int tally, double bits) {
        SharedCounts[] into = new SharedCounts[alike.length];
        for (int kind = 0; kind < into.length; kind++) {
            int after = filled + classAndCells.get(kind)[1];
            int next = tallies.next(tally, classAndCells.get(kind)[0]);
            if (next >= 0 && after <= packing.size() && tallies.mayEnd(next, packing.size() - after)) {
                into[kind] = levels.get(after).computeIfAbsent(next, absent -> new SharedCounts(threads, budget));
                into[kind].expect(bits + alike[kind]);
            }
        }
        return into;
    }

    /** Some places of a table, and for each kind of images the tables to which it leads. */
    private static final class Stretch {

        private final WindowCounts table;
        private final int firstPlace;
        private final SharedCounts[] into;

        Stretch(WindowCounts table, int firstPlace, SharedCounts... into) {
            this.table = table;
            this.firstPlace = firstPlace;
            this.into = into;
        }
    }

    /** The work of one thread on a level. */
    private final class LeavingPart implements SharedWork.Part {

        private final int filled;
        private final List<Stretch> stretches;
        private final int tables = SharedCounts.tables(threads);
        /**
         * For each kind and each table, the windows to which numbers are to be added, and the places of these numbers; null
         * until a window is put there, because most kinds have few windows in a small level.
         */
        private final long[][] windows = new long[alike.length * tables][];

        private final int[][] places = new int[windows.length][];
        private final int[] counts = new int[windows.length];

        LeavingPart(int filled, List<Stretch> stretches) {
            this.filled = filled;
            this.stretches = stretches;
        }

        @Override
        public void workOn(int number) {
            Stretch stretch = stretches.get(number);
            WindowCounts table = stretch.table;
            int end = Math.min(table.places(), stretch.firstPlace + STRETCH);
            for (int place = stretch.firstPlace; place < end; place++) {
                if (table.has(place)) {
                    leave(stretch, place);
                }
            }
            for (int buffer = 0; buffer < counts.length; buffer++) {
                flush(stretch, buffer);
            }
        }

        private void leave(Stretch stretch, int place) {
            long window = stretch.table.window(place);
            int target = WindowSteps.target(filled, window);
            long[] layouts = steps.layouts(target);
            int[] itsKinds = kinds[target];
            for (int i = 0; i < layouts.length; i++) {
                long layout = layouts[i];
                if ((layout & window) == 0L && stretch.into[itsKinds[i]] != null) {
                    long next = WindowSteps.next(window, layout);
                    if (steps.anyFits(filled + Long.bitCount(layout), next)) {
                        put(stretch, itsKinds[i] * tables + WindowCounts.table(next, tables), next, place);
                    }
                }
            }
        }

        private void put(Stretch stretch, int buffer, long window, int place) {
            int count = counts[buffer];
            if (windows[buffer] == null) {
                windows[buffer] = new long[BUFFER];
                places[buffer] = new int[BUFFER];
            }
            windows[buffer][count] = window;
            places[buffer][count] = place;
            counts[buffer] = count + 1;
            if (count + 1 == BUFFER) {
                flush(stretch, buffer);
            }
        }

        private void flush(Stretch stretch, int buffer) {
            if (counts[buffer] > 0) {
                SharedCounts into = stretch.into[buffer / tables];
                into.table(buffer % tables).addAll(counts[buffer], windows[buffer], stretch.table, places[buffer]);
                counts[buffer] = 0;
            }
        }
    }
}
