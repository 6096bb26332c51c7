package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;

/**
 * Finds all windows of a packing: first forward all windows that are reached, then backward those from which the full region
 * can be reached. Threads share the windows with one number of filled cells. The number of threads does not change the
 * result.
 */
public final class WindowSearch {

    private static final String EDGES = "the images that lead from window to window";

    /** The number of windows that a thread takes at a time. */
    private static final int RANGE = 1 << 10;

    /** The number of states that take the time of a window, all of whose images are tried: 0.3 microseconds or more. */
    private static final int STATES = 8;

    private final Packing packing;
    private final long most;
    private final int threads;
    private final MemoryBudget budget;
    private final LevelListener listener;
    private final WindowSteps steps;
    private final ReachedWindows[] reached;
    /** The number of cells of the largest image. */
    private final int largest;

    /** The number of windows that are reached, without the windows that threads have not reported yet. */
    private final AtomicLong count = new AtomicLong();

    private WindowSearch(Packing packing, MergeResources resources, MemoryBudget budget, LevelListener listener) {
        this.packing = packing;
        this.most = resources.windows();
        this.threads = resources.threads();
        this.budget = budget;
        this.listener = listener;
        this.steps = new WindowSteps(packing);
        this.reached = new ReachedWindows[packing.size() + 1];
        int cells = 0;
        for (int image = 0; image < packing.images(); image++) {
            cells = Math.max(cells, packing.cells(image).length);
        }
        this.largest = cells;
    }

    /**
     * Returns the automaton; {@code null} if too many windows are reached.
     *
     * @param resources the number of threads, and the greatest number of windows that may be reached, including windows from
     *     which the full region cannot be reached
     * @param budget the memory that is available: the automaton keeps a part of it, and the search needs more meanwhile
     * @param listener may end this method by an exception
     * @throws IllegalArgumentException if an image reaches further than {@link WindowAutomaton#FURTHEST}
     * @throws MergeMemoryException if there is not enough memory
     */
    public static WindowAutomaton find(
            Packing packing, MergeResources resources, MemoryBudget budget, LevelListener listener) {
        WindowSearch search = new WindowSearch(packing, resources, budget, listener);
        long[][] candidates = search.forward();
        return candidates == null ? null : search.back(candidates);
    }

    /**
     * Returns the number of windows that are reached in a packing, including windows from which the full region cannot be
     * reached. One thread counts them. The time to find the automaton depends on this number.
     *
     * @param most the number of reached windows after which the search is given up
     * @return empty if the search was given up
     * @throws IllegalArgumentException if an image reaches further than {@link WindowAutomaton#FURTHEST}
     */
    public static OptionalLong count(Packing packing, long most) {
        MergeResources resources = new MergeResources(Long.MAX_VALUE, 1).withWindows(most);
        WindowSearch search =
                new WindowSearch(packing, resources, new MemoryBudget(Long.MAX_VALUE), LevelListener.NONE);
        return search.forward() == null ? OptionalLong.empty() : OptionalLong.of(search.count.get());
    }

    private long[][] forward() {
        int size = packing.size();
        long[][] listed = new long[size + 1][];
        reached[0] = new ReachedWindows(1, budget);
        reached[0].add(0L);
        for (int filled = 0; filled <= size; filled++) {
            listed[filled] = reached[filled] == null ? new long[0] : reached[filled].listed();
            reached[filled] = null;
            if (filled < size) {
                expand(filled, listed[filled]);
            }
            if (count.get() > most) {
                return null;
            }
        }
        return listed;
    }

    /** Has threads share some work on windows with one number of filled cells. */
    private void share(int count, int windows, IntConsumer work) {
        new SharedWork(count, BigInteger.valueOf((long) STATES * windows)) {
            @Override
            public Part newPart() {
                return work::accept;
            }
        }.run(threads, listener);
    }

    private static int ranges(int windows) {
        return (windows + RANGE - 1) / RANGE;
    }

    private static int end(int range, int windows) {
        return Math.min(windows, (range + 1) * RANGE);
    }

    private void expand(int filled, long... windows) {
        if (windows.length == 0) {
            return;
        }
        for (int after = filled + 1; after <= Math.min(packing.size(), filled + largest); after++) {
            reached[after] = reached[after] == null ? new ReachedWindows(threads, budget) : reached[after];
        }
        share(ranges(windows.length), windows.length, range -> {
            int end = end(range, windows.length);
            long added = 0;
            for (int i = range * RANGE; i < end && count.get() + added <= most; i++) {
                added += expand(filled, windows[i]);
            }
            count.addAndGet(added);
        });
    }

    /** Adds the windows that follow a window; returns the number of those windows that are new. */
    private int expand(int filled, long window) {
        listener.endIfStopped();
        int added = 0;
        for (long layout : steps.layouts(WindowSteps.target(filled, window))) {
            if ((layout & window) == 0L) {
                int after = filled + Long.bitCount(layout);
                long next = WindowSteps.next(window, layout);
                if (steps.anyFits(after, next) && reached[after].add(next)) {
                    added++;
                }
            }
        }
        return added;
    }

    private WindowAutomaton back(long[][] candidates) {
        int size = packing.size();
        WindowSet[] alive = new WindowSet[size + 1];
        Edges[][] edges = new Edges[size + 1][];
        for (int filled = size; filled >= 0; filled--) {
            long[] windows = candidates[filled];
            edges[filled] = follow(filled, windows, alive);
            int kept = 0;
            for (int range = 0; range < edges[filled].length; range++) {
                System.arraycopy(windows, range * RANGE, windows, kept, edges[filled][range].nodes);
                kept += edges[filled][range].nodes;
                edges[filled][range].trim(budget);
            }
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

    /**
     * Moves the windows from which the full region can be reached to the front of their ranges; returns the edges of each
     * range.
     *
     * @param alive the windows after an image, by their number of filled cells
     */
    private Edges[] follow(int filled, long[] windows, WindowSet... alive) {
        Edges[] edges = new Edges[ranges(windows.length)];
        share(edges.length, windows.length, range -> {
            int from = range * RANGE;
            int end = end(range, windows.length);
            Edges own = new Edges();
            for (int i = from; i < end; i++) {
                if (filled == packing.size() || follow(filled, windows[i], alive, own)) {
                    windows[from + own.nodes] = windows[i];
                    own.endNode();
                }
            }
            edges[range] = own;
        });
        return edges;
    }

    /** Adds the edges of a window; returns true if there are any. */
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

    private WindowAutomaton assemble(long[][] windows, Edges[]... edges) {
        int[] firstNode = new int[windows.length + 1];
        long total = 0;
        for (int filled = 0; filled < windows.length; filled++) {
            firstNode[filled + 1] = firstNode[filled] + windows[filled].length;
            for (Edges own : edges[filled]) {
                total += own.count;
            }
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
            int first = firstNode[filled];
            for (Edges own : edges[filled]) {
                for (int node = 0; node < own.nodes; node++) {
                    firstEdge[first + node] = edge + (node == 0 ? 0 : own.ends[node - 1]);
                }
                for (int i = 0; i < own.count; i++) {
                    images[edge + i] = own.images[i];
                    children[edge + i] = firstNode[filled + packing.cells(own.images[i]).length] + own.children[i];
                }
                first += own.nodes;
                edge += own.count;
                budget.give(own.bytes());
            }
            windows[filled] = null;
            edges[filled] = null;
        }
        firstEdge[nodes] = edgeCount;
        // The windows themselves are not needed any more.
        budget.give((long) Long.BYTES * nodes);
        return new WindowAutomaton(count.get(), firstNode, firstEdge, images, children);
    }

    /**
     * The edges of a range of the nodes with one number of filled cells. A child is stored as its index among the nodes with
     * its own number of filled cells.
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
