package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.search.LevelListener;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Finds all windows of a packing: first forward all windows that are reached, then backward those from which the full region
 * can be reached.
 */
public final class WindowSearch {

    private static final String EDGES = "the images that lead from window to window";

    private final Packing packing;
    private final long most;
    private final MemoryBudget budget;
    private final LevelListener listener;
    private final WindowSteps steps;
    private final WindowSet[] reached;
    /** The number of cells of the largest image. */
    private final int largest;

    private long count;

    private WindowSearch(Packing packing, long most, MemoryBudget budget, LevelListener listener) {
        this.packing = packing;
        this.most = most;
        this.budget = budget;
        this.listener = listener;
        this.steps = new WindowSteps(packing);
        this.reached = new WindowSet[packing.size() + 1];
        int cells = 0;
        for (int image = 0; image < packing.images(); image++) {
            cells = Math.max(cells, packing.cells(image).length);
        }
        this.largest = cells;
    }

    /**
     * Returns the automaton; {@code null} if too many windows are reached.
     *
     * @param most the greatest number of windows that may be reached, including windows from which the full region cannot be
     *     reached
     * @param budget the memory that is available: the automaton keeps a part of it, and the search needs more meanwhile
     * @param listener may end this method by an exception
     * @throws IllegalArgumentException if an image reaches further than {@link WindowAutomaton#FURTHEST}
     * @throws MergeMemoryException if there is not enough memory
     */
    public static WindowAutomaton find(Packing packing, long most, MemoryBudget budget, LevelListener listener) {
        WindowSearch search = new WindowSearch(packing, most, budget, listener);
        long[][] candidates = search.forward();
        return candidates == null ? null : search.back(candidates);
    }

    /**
     * Returns the number of windows that are reached in a packing, including windows from which the full region cannot be
     * reached. The time to find the automaton depends on this number.
     *
     * @param most the number of reached windows after which the search is given up
     * @return empty if the search was given up
     * @throws IllegalArgumentException if an image reaches further than {@link WindowAutomaton#FURTHEST}
     */
    public static OptionalLong count(Packing packing, long most) {
        WindowSearch search = new WindowSearch(packing, most, new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);
        return search.forward() == null ? OptionalLong.empty() : OptionalLong.of(search.count);
    }

    private long[][] forward() {
        int size = packing.size();
        long[][] sorted = new long[size + 1][];
        reached[0] = new WindowSet(budget);
        reached[0].add(0L);
        for (int filled = 0; filled <= size; filled++) {
            WindowSet set = reached[filled];
            sorted[filled] = new long[0];
            if (set != null) {
                budget.need((long) Long.BYTES * set.size(), WindowSet.WHAT);
                sorted[filled] = set.sorted();
                set.forget();
                reached[filled] = null;
            }
            for (int i = 0; i < sorted[filled].length && filled < size && count <= most; i++) {
                expand(filled, sorted[filled][i]);
            }
            if (count > most) {
                return null;
            }
        }
        return sorted;
    }

    private void expand(int filled, long window) {
        listener.endIfStopped();
        for (long layout : steps.layouts(WindowSteps.target(filled, window))) {
            if ((layout & window) == 0L) {
                int after = filled + Long.bitCount(layout);
                long next = WindowSteps.next(window, layout);
                if (steps.anyFits(after, next)) {
                    if (reached[after] == null) {
                        reached[after] = new WindowSet(budget);
                    }
                    if (reached[after].add(next)) {
                        count++;
                    }
                }
            }
        }
    }

    private WindowAutomaton back(long[][] candidates) {
        int size = packing.size();
        WindowSet[] alive = new WindowSet[size + 1];
        Edges[] edges = new Edges[size + 1];
        for (int filled = size; filled >= 0; filled--) {
            edges[filled] = new Edges();
            long[] windows = candidates[filled];
            int kept = 0;
            for (long window : windows) {
                if (filled == size || follow(filled, window, alive, edges[filled])) {
                    windows[kept] = window;
                    kept++;
                    edges[filled].endNode();
                }
            }
            edges[filled].trim(budget);
            candidates[filled] = Arrays.copyOf(windows, kept);
            budget.give((long) Long.BYTES * (windows.length - kept));
            alive[filled] = kept == 0 ? null : WindowSet.numbered(windows, kept, budget);
            if (filled + largest <= size && alive[filled + largest] != null) {
                alive[filled + largest].forget();
                alive[filled + largest] = null;
            }
        }
        for (int filled = 0; filled < Math.min(largest, size + 1); filled++) {
            if (alive[filled] != null) {
                alive[filled].forget();
            }
        }
        return assemble(candidates, edges);
    }

    private boolean follow(int filled, long window, WindowSet[] alive, Edges edges) {
        listener.endIfStopped();
        int target = WindowSteps.target(filled, window);
        int[] images = packing.imagesAt(target);
        long[] layouts = steps.layouts(target);
        boolean isAlive = false;
        for (int i = 0; i < images.length; i++) {
            long layout = layouts[i];
            if ((layout & window) == 0L) {
                WindowSet after = alive[filled + Long.bitCount(layout)];
                int child = after == null ? -1 : after.number(WindowSteps.next(window, layout));
                if (child >= 0) {
                    edges.add(images[i], child);
                    isAlive = true;
                }
            }
        }
        return isAlive;
    }

    private WindowAutomaton assemble(long[][] windows, Edges... edges) {
        int[] firstNode = new int[windows.length + 1];
        long total = 0;
        for (int filled = 0; filled < windows.length; filled++) {
            firstNode[filled + 1] = firstNode[filled] + windows[filled].length;
            total += edges[filled].count;
        }
        int nodes = firstNode[windows.length];
        int edgeCount = MemoryBudget.length(total, EDGES);
        budget.need((long) Long.BYTES * (edgeCount + (long) nodes), "the edges of " + nodes + " windows");
        int[] firstEdge = new int[nodes + 1];
        int[] images = new int[edgeCount];
        int[] children = new int[edgeCount];
        int edge = 0;
        for (int filled = 0; filled < windows.length; filled++) {
            listener.endIfStopped();
            Edges own = edges[filled];
            for (int node = 0; node < windows[filled].length; node++) {
                firstEdge[firstNode[filled] + node] = edge + (node == 0 ? 0 : own.ends[node - 1]);
            }
            for (int i = 0; i < own.count; i++) {
                images[edge + i] = own.images[i];
                children[edge + i] = firstNode[filled + packing.cells(own.images[i]).length] + own.children[i];
            }
            edge += own.count;
            budget.give(own.bytes());
            windows[filled] = null;
            edges[filled] = null;
        }
        firstEdge[nodes] = edgeCount;
        // The windows themselves are not needed any more.
        budget.give((long) Long.BYTES * nodes);
        return new WindowAutomaton(count, firstNode, firstEdge, images, children);
    }

    /**
     * The edges of the nodes with one number of filled cells. A child is stored as its index among the nodes with its own
     * number of filled cells.
     */
    private static final class Edges {

        private static final int FEW = 16;

        private int[] images = new int[FEW];
        private int[] children = new int[FEW];
        private int count;
        private int[] ends = new int[FEW];
        private int nodes;

        void add(int image, int child) {
            if (count == images.length) {
                int length = MemoryBudget.grown(count, count + 1L, EDGES);
                images = Arrays.copyOf(images, length);
                children = Arrays.copyOf(children, length);
            }
            images[count] = image;
            children[count] = child;
            count++;
        }

        /** Shortens the arrays, because no more edges follow. */
        void trim(MemoryBudget budget) {
            budget.need(bytes(), WindowSet.WHAT);
            images = Arrays.copyOf(images, count);
            children = Arrays.copyOf(children, count);
            ends = Arrays.copyOf(ends, nodes);
        }

        long bytes() {
            return 2L * Integer.BYTES * count + (long) Integer.BYTES * nodes;
        }

        void endNode() {
            if (nodes == ends.length) {
                ends = Arrays.copyOf(ends, MemoryBudget.grown(nodes, nodes + 1L, WindowSet.WHAT));
            }
            ends[nodes] = count;
            nodes++;
        }
    }
}
