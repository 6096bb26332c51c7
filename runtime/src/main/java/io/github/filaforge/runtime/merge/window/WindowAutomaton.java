package io.github.filaforge.runtime.merge.window;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The windows that occur when images are placed at the target, with unlimited pieces of each shape, and from which the full
 * region can be reached. A window is the occupancy from the target on: bit n is the n-th cell after the target, so that bit
 * 0 is never set. The window and the number of filled cells determine which cells are filled. Immutable.
 *
 * <p>A node is a window with a number of filled cells. Nodes are numbered by the number of filled cells, and then by the
 * window. Node 0 is the empty region, and the last node is the full one. An edge is an image that leads from one node to
 * another. The edges of a node are in the order of their images.
 */
public final class WindowAutomaton {

    /**
     * The greatest distance from the first cell of an image to its last one. With a greater distance a window would not fit
     * in one word.
     */
    public static final int FURTHEST = Long.SIZE - 1;

    private final long reached;
    private final int[] firstNode;
    private final long[] windows;
    private final int[] firstEdge;
    private final int[] images;
    private final int[] children;

    /**
     * Creates an automaton that uses the arrays themselves.
     *
     * @param reached the number of windows that were reached in the search
     */
    WindowAutomaton(long reached, int[] firstNode, long[] windows, int[] firstEdge, int[] images, int... children) {
        this.reached = reached;
        this.firstNode = firstNode;
        this.windows = windows;
        this.firstEdge = firstEdge;
        this.images = images;
        this.children = children;
    }

    /**
     * Returns the number of windows that were reached in the search, including windows from which the full region cannot be
     * reached.
     */
    public long reached() {
        return reached;
    }

    /** Returns the number of nodes; 0 if the region cannot be filled. */
    public int nodes() {
        return windows.length;
    }

    /** Returns the number of edges. */
    int edges() {
        return images.length;
    }

    /**
     * Returns the first node with a number of filled cells. For the number of all cells plus one it returns the number of
     * nodes.
     */
    public int firstNode(int filled) {
        return firstNode[filled];
    }

    /** Returns the greatest number of nodes that have one number of filled cells. */
    public int widest() {
        int widest = 0;
        for (int filled = 0; filled + 1 < firstNode.length; filled++) {
            widest = Math.max(widest, firstNode[filled + 1] - firstNode[filled]);
        }
        return widest;
    }

    /** Returns the window of a node. */
    long window(int node) {
        return windows[node];
    }

    /** Returns the first edge of a node. For the node behind the last it returns the number of edges. */
    public int firstEdge(int node) {
        return firstEdge[node];
    }

    /** Returns the image that an edge places. */
    public int image(int edge) {
        return images[edge];
    }

    /** Returns the node to which an edge leads. */
    public int child(int edge) {
        return children[edge];
    }

    /** Returns the occupancy after an image was placed, as a window from the next target on. */
    static long next(long window, long layout) {
        long filled = window | layout;
        int step = Long.numberOfTrailingZeros(~filled);
        return step == Long.SIZE ? 0L : filled >>> step;
    }

    /**
     * Returns the number of windows that are reached in a packing, including windows from which the full region cannot be
     * reached. The time to find the automaton depends on this number.
     *
     * @param most the number of reached windows after which the search is given up
     * @return empty if the search was given up
     * @throws IllegalArgumentException if an image reaches further than {@link #FURTHEST}
     */
    public static OptionalLong size(Packing packing, long most) {
        long count = WindowSearch.count(packing, most);
        return count < 0 ? OptionalLong.empty() : OptionalLong.of(count);
    }

    /** Returns, for each target, the layouts of the images there, from the target on. */
    static long[][] layouts(Packing packing) {
        long[][] layouts = new long[packing.size()][];
        for (int target = 0; target < layouts.length; target++) {
            int[] list = packing.imagesAt(target);
            layouts[target] = new long[list.length];
            for (int i = 0; i < list.length; i++) {
                layouts[target][i] = layout(packing.cells(list[i]));
            }
        }
        return layouts;
    }

    private static long layout(int... cells) {
        long layout = 0;
        for (int cell : cells) {
            layout |= 1L << (cell - cells[0]);
        }
        return layout;
    }

    @Override
    public String toString() {
        return nodes() + " windows, " + edges() + " edges, by filled cells " + Arrays.toString(firstNode);
    }
}
