package io.github.filaforge.runtime.merge;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * The windows that come up when images are placed at the target, with as many pieces of each shape as one likes, and that
 * can be filled to the end. A window is the occupancy from the target on: bit n is the n-th cell after the target, so bit 0
 * is never set. With the number of filled cells it says which cells are filled. Immutable.
 *
 * <p>Nodes are windows with a number of filled cells. They are numbered by ascending number of filled cells, then window:
 * node 0 is the empty region, the last node the full one. An edge is an image that leads from one node to another; the edges
 * of a node are in the order of their images.
 */
public final class WindowAutomaton {

    /** No image may reach further from its first cell, or a window is not one word. */
    public static final int FURTHEST = Long.SIZE - 1;

    private final long reached;
    private final int[] firstNode;
    private final long[] windows;
    private final int[] firstEdge;
    private final int[] images;
    private final int[] children;

    /**
     * Takes the arrays as they are.
     *
     * @param reached how many windows were reached to find these
     */
    WindowAutomaton(long reached, int[] firstNode, long[] windows, int[] firstEdge, int[] images, int... children) {
        this.reached = reached;
        this.firstNode = firstNode;
        this.windows = windows;
        this.firstEdge = firstEdge;
        this.images = images;
        this.children = children;
    }

    /** How many windows were reached to find these, those included from which the end is not. */
    long reached() {
        return reached;
    }

    /** The number of nodes; none if the region cannot be filled. */
    int nodes() {
        return windows.length;
    }

    /** The number of edges. */
    int edges() {
        return images.length;
    }

    /** The first node with so many filled cells; with one more than there are cells, the number of nodes. */
    int firstNode(int filled) {
        return firstNode[filled];
    }

    /** The most nodes with one number of filled cells. */
    int widest() {
        int widest = 0;
        for (int filled = 0; filled + 1 < firstNode.length; filled++) {
            widest = Math.max(widest, firstNode[filled + 1] - firstNode[filled]);
        }
        return widest;
    }

    /** The window of a node. */
    long window(int node) {
        return windows[node];
    }

    /** The first edge of a node; of one behind the last node, the number of edges. */
    int firstEdge(int node) {
        return firstEdge[node];
    }

    /** The image that an edge places. */
    int image(int edge) {
        return images[edge];
    }

    /** The node that an edge leads to. */
    int child(int edge) {
        return children[edge];
    }

    /** The occupancy after an image was placed, as a window from the next target on. */
    static long next(long window, long layout) {
        long filled = window | layout;
        int step = Long.numberOfTrailingZeros(~filled);
        return step == Long.SIZE ? 0L : filled >>> step;
    }

    /**
     * How many windows are reached in a packing, those included from which the end is not: what finding its automaton costs.
     *
     * @param most the search is given up when it has reached more
     * @return empty if it was given up
     * @throws IllegalArgumentException if an image reaches further than {@link #FURTHEST}
     */
    public static OptionalLong size(Packing packing, long most) {
        long count = WindowSearch.count(packing, most);
        return count < 0 ? OptionalLong.empty() : OptionalLong.of(count);
    }

    /** The layouts of the images at each target, from the target on. */
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
