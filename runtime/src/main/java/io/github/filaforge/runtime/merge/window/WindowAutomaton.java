package io.github.filaforge.runtime.merge.window;

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
    private final int[] firstEdge;
    private final int[] images;
    private final int[] children;

    /**
     * Creates an automaton that uses the arrays themselves.
     *
     * @param reached the number of windows that were reached in the search
     */
    WindowAutomaton(long reached, int[] firstNode, int[] firstEdge, int[] images, int... children) {
        this.reached = reached;
        this.firstNode = firstNode;
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
        return firstEdge.length - 1;
    }

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
}
