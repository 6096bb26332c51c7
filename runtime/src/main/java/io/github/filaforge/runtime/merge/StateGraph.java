package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.LongSums;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The graph of all solutions of a packing. Its states are those through which solutions go: the cells that are filled and
 * the multiset of pieces that are used. Each edge places an image. A solution is a path from the start to the end, and every
 * such path is a solution. Immutable.
 *
 * <p>Edges are numbered from 0 on, state by state, and the edges of a state are in the order of their images. The number of
 * a state is the number of its first edge, so that following an edge takes one access to memory. The number of the end is
 * the number of all edges. Edges lead to higher numbers. States are in the order in which all paths first reach them, level
 * by level. So paths that follow one another have their states side by side, and a walk through 18x5 takes a quarter less
 * time.
 */
public final class StateGraph {

    /** The bit that is set in the last edge of a state. */
    static final long LAST = Long.MIN_VALUE;

    /** For each edge the image that it places, from bit 32 on, and the state to which it leads. */
    private final long[] edges;

    private final int states;
    /** For each state the number of paths to the end; if it exceeds a long, -1 minus its index in {@link #wide}. */
    private final long[] ways;

    private final List<BigInteger> wide = new ArrayList<>();

    private StateGraph(LevelListener listener, long limit, int states, long... edges) {
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
     * @param packing the packing of a puzzle, in which each image uses one piece
     * @throws MergeMemoryException if there is not enough memory for the states
     */
    public static StateGraph of(Packing packing, MergeResources resources, LevelListener listener) {
        return of(packing, resources, listener, LongSums.LIMIT);
    }

    /**
     * Finds the graph.
     *
     * @param limit the greatest number that is added up as a long: one less than a power of two
     */
    static StateGraph of(Packing packing, MergeResources resources, LevelListener listener, long limit) {
        Merging merging = Merging.of(packing, resources, listener, limit);
        if (merging == null) {
            return new StateGraph(listener, limit, 0);
        }
        try (ReachedFrontier front = merging.reached(true);
                ReachedFrontier back = merging.reached(false);
                LiveStates live = new LiveStates(merging, front, back)) {
            GraphEdges found = new GraphEdges(merging, live.find());
            return new StateGraph(listener, limit, found.states(), found.edges());
        }
    }

    /** Returns the number of solutions. */
    public BigInteger solutions() {
        return states == 0 ? BigInteger.ZERO : completions(0);
    }

    /** Returns the number of states; 0 if there is no solution. */
    public int states() {
        return states;
    }

    /** Returns the state in which nothing is placed; -1 if there is no solution. */
    public int start() {
        return states == 0 ? -1 : 0;
    }

    /** Returns the state in which everything is placed. Not every number between the start and the end is a state. */
    public int end() {
        return edges.length;
    }

    /** Returns the next edge of the state that has an edge; -1 if this edge is its last. */
    public int next(int edge) {
        return isLast(edge) ? -1 : edge + 1;
    }

    private boolean isLast(int edge) {
        return edges[edge] < 0L;
    }

    /** Returns the image of the packing that an edge places. */
    public int image(int edge) {
        return (int) ((edges[edge] & ~LAST) >>> Integer.SIZE);
    }

    /** Returns the state to which an edge leads. */
    public int child(int edge) {
        return (int) edges[edge];
    }

    /** Returns the number of paths from a state to the end; at least 1. */
    public BigInteger completions(int state) {
        return ways[state] >= 0 ? BigInteger.valueOf(ways[state]) : wide.get((int) (-1 - ways[state]));
    }
}
