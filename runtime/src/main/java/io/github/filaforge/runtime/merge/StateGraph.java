package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * All solutions of a packing as a graph: its states are those through which solutions go, what is filled and which pieces
 * were used, and each edge places an image. A solution is a path from the start to the end, and every path is one. Immutable.
 *
 * <p>Edges have numbers from 0 on, state by state, and those of a state are in the order of their images. A state has the
 * number of its first edge, so that going an edge takes one access to memory; the end has the number behind the last edge.
 * Edges lead to higher numbers, and states are in the order in which all paths first come to them, level by level: paths
 * that follow one another find theirs side by side, and to walk through 18x5 takes a quarter less.
 */
public final class StateGraph {

    /** Set in the last edge of a state. */
    static final long LAST = Long.MIN_VALUE;

    /** For each edge the image that it places, from bit 32 on, and the state that it leads to. */
    private final long[] edges;

    private final int states;
    /** By state the number of ways to the end; if that is beyond a long, -1 minus its index in {@link #wide}. */
    private final long[] ways;

    private final List<BigInteger> wide = new ArrayList<>();

    private StateGraph(MergeListener listener, long limit, int states, long... edges) {
        this.states = states;
        this.edges = edges;
        this.ways = new long[edges.length + 1];
        ways[edges.length] = 1;
        for (int state = edges.length - 1; state >= 0; state--) {
            if (state == 0 || isLast(state - 1)) {
                listener.endIfStopped();
                ways[state] = ways(state, limit);
            }
        }
    }

    private long ways(int state, long limit) {
        long sum = 0;
        boolean hasRoom = true;
        for (int edge = state; edge >= 0 && hasRoom; edge = next(edge)) {
            long more = ways[child(edge)];
            sum += more;
            hasRoom = more >= 0 && sum >= 0 && sum <= limit;
        }
        if (hasRoom) {
            return sum;
        }
        BigInteger wideSum = BigInteger.ZERO;
        for (int edge = state; edge >= 0; edge = next(edge)) {
            wideSum = wideSum.add(completions(child(edge)));
        }
        wide.add(wideSum);
        return -wide.size();
    }

    /**
     * Finds the graph.
     *
     * @param packing of which each image uses one piece, of a puzzle that is
     * @throws MergeMemoryException if there is no room for the states
     */
    public static StateGraph of(Packing packing, MergeResources resources, MergeListener listener) {
        return of(packing, resources, listener, LongSums.LIMIT);
    }

    /**
     * Finds the graph.
     *
     * @param limit the largest number that is added up as a long: one less than a power of two
     */
    static StateGraph of(Packing packing, MergeResources resources, MergeListener listener, long limit) {
        Merging merging = Merging.of(packing, resources, listener, limit);
        if (merging == null) {
            return new StateGraph(listener, limit, 0);
        }
        try (ReachedSide front = merging.reached(true);
                ReachedSide back = merging.reached(false);
                LiveStates live = new LiveStates(merging, front, back)) {
            GraphEdges found = new GraphEdges(merging, live.find());
            return new StateGraph(listener, limit, found.states(), found.edges());
        }
    }

    /** The number of solutions. */
    public BigInteger solutions() {
        return states == 0 ? BigInteger.ZERO : completions(0);
    }

    /** The number of states; none if there is no solution. */
    public int states() {
        return states;
    }

    /** The state in which nothing is placed; -1 if there is no solution. */
    public int start() {
        return states == 0 ? -1 : 0;
    }

    /** The state in which everything is placed. Not every number from the start to here is one of a state. */
    public int end() {
        return edges.length;
    }

    /** The edge that comes after one of the same state; -1 if that is the last. */
    public int next(int edge) {
        return isLast(edge) ? -1 : edge + 1;
    }

    private boolean isLast(int edge) {
        return edges[edge] < 0L;
    }

    /** The image of the packing that an edge places. */
    public int image(int edge) {
        return (int) ((edges[edge] & ~LAST) >>> Integer.SIZE);
    }

    /** The state that an edge leads to. */
    public int child(int edge) {
        return (int) edges[edge];
    }

    /** The number of ways from a state to the end; at least 1. */
    public BigInteger completions(int state) {
        return ways[state] >= 0 ? BigInteger.valueOf(ways[state]) : wide.get((int) (-1 - ways[state]));
    }
}
