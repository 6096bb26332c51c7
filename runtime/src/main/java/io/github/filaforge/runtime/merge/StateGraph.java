package io.github.filaforge.runtime.merge;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All solutions of a packing as a graph: its states are those through which solutions go, what is filled and which pieces
 * were used, and each edge places an image. A solution is a path from the start to the end, and every path is one. Immutable.
 *
 * <p>States are numbered from 0, the start, to the end; edges lead to higher numbers. The edges of a state are in the order of
 * their images.
 */
public final class StateGraph {

    private final int[] firstEdge;
    private final int[] images;
    private final int[] children;
    /** By state the number of ways to the end; if that is beyond a long, -1 minus its index in {@link #wide}. */
    private final long[] ways;

    private final List<BigInteger> wide = new ArrayList<>();

    private StateGraph(int[] firstEdge, int[] images, int[] children, long limit) {
        this.firstEdge = firstEdge;
        this.images = images;
        this.children = children;
        this.ways = new long[firstEdge.length - 1];
        for (int state = ways.length - 1; state >= 0; state--) {
            ways[state] = state == ways.length - 1 ? 1 : ways(state, limit);
        }
    }

    private long ways(int state, long limit) {
        long sum = 0;
        boolean hasRoom = true;
        for (int edge = firstEdge[state]; edge < firstEdge[state + 1] && hasRoom; edge++) {
            long more = ways[children[edge]];
            sum += more;
            hasRoom = more >= 0 && sum >= 0 && sum <= limit;
        }
        if (hasRoom) {
            return sum;
        }
        BigInteger wideSum = BigInteger.ZERO;
        for (int edge = firstEdge[state]; edge < firstEdge[state + 1]; edge++) {
            wideSum = wideSum.add(completions(children[edge]));
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
        Merging merging = Merging.of(packing, resources, limit);
        if (merging == null) {
            return new StateGraph(new int[1], new int[0], new int[0], limit);
        }
        return new Making(merging, LiveStates.of(merging, listener)).graph();
    }

    /** The number of solutions. */
    public BigInteger solutions() {
        return ways.length == 0 ? BigInteger.ZERO : completions(0);
    }

    /** The number of states; none if there is no solution. */
    public int states() {
        return ways.length;
    }

    /** The state in which nothing is placed; -1 if there is no solution. */
    public int start() {
        return ways.length == 0 ? -1 : 0;
    }

    /** Whether a state is the one in which everything is placed. */
    public boolean isEnd(int state) {
        return state == ways.length - 1;
    }

    /** The number of edges of a state; none only at the end. */
    public int edges(int state) {
        return firstEdge[state + 1] - firstEdge[state];
    }

    /** The image of the packing that an edge of a state places; edges are numbered from 0. */
    public int image(int state, int edge) {
        return images[firstEdge[state] + edge];
    }

    /** The state that an edge of a state leads to. */
    public int child(int state, int edge) {
        return children[firstEdge[state] + edge];
    }

    /** The number of ways from a state to the end; at least 1. */
    public BigInteger completions(int state) {
        return ways[state] >= 0 ? BigInteger.valueOf(ways[state]) : wide.get((int) (-1 - ways[state]));
    }

    /** Numbers the live states and finds their edges. */
    private static final class Making {

        private static final String WHAT = "the graph of all solutions";

        private final Merging merging;
        private final Multisets multisets;
        private final Level[] live;
        /** By number of pieces and rank of the multiset the first of its states; and one behind. */
        private final int[][] firstState;

        private final int[] nodes;
        private final int[] firstEdge;
        private int[] images = new int[1];
        private int[] children = new int[1];
        private int edges;

        Making(Merging merging, Level... live) {
            this.merging = merging;
            this.multisets = merging.multisets();
            this.live = live;
            BigInteger states = BigInteger.ZERO;
            for (Level level : live) {
                states = states.add(level.states());
            }
            merging.room().need(states.longValueExact() * (2L * Integer.BYTES + Long.BYTES), WHAT);
            this.nodes = new int[states.intValueExact()];
            this.firstEdge = new int[nodes.length + 1];
            this.firstState = new int[live.length][];
        }

        StateGraph graph() {
            int count = 0;
            for (int level = 0; level < live.length; level++) {
                count = number(level, count);
                live[level].forget();
            }
            for (int level = 0; level < live.length; level++) {
                for (int rank = 0; rank < multisets.count(level); rank++) {
                    findEdges(level, rank);
                }
            }
            return new StateGraph(
                    firstEdge, Arrays.copyOf(images, edges), Arrays.copyOf(children, edges), merging.limit());
        }

        private int number(int level, int before) {
            int count = before;
            StateList list = new StateList();
            int[] counts = new int[multisets.shapes()];
            firstState[level] = new int[multisets.count(level) + 1];
            for (int rank = 0; rank < multisets.count(level); rank++) {
                firstState[level][rank] = count;
                multisets.read(multisets.at(level, rank), counts);
                int first = merging.automaton().firstNode(merging.kinds().filled(counts));
                if (live[level].read(rank, first, list)) {
                    for (int entry = 0; entry < list.size(); entry++) {
                        nodes[count] = list.node(entry);
                        count++;
                    }
                }
            }
            firstState[level][multisets.count(level)] = count;
            return count;
        }

        private void findEdges(int level, int rank) {
            WindowAutomaton automaton = merging.automaton();
            int[] counts = new int[multisets.shapes()];
            int set = multisets.at(level, rank);
            multisets.read(multisets.all() - set, counts);
            for (int state = firstState[level][rank]; state < firstState[level][rank + 1]; state++) {
                int node = nodes[state];
                for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
                    int kind = merging.packing().kind(automaton.image(edge));
                    if (merging.kinds().isIn(counts, kind)) {
                        int next = multisets.rank(set + merging.kinds().unit(kind));
                        int child = Arrays.binarySearch(
                                nodes,
                                firstState[level + 1][next],
                                firstState[level + 1][next + 1],
                                automaton.child(edge));
                        if (child >= 0) {
                            add(automaton.image(edge), child);
                        }
                    }
                }
                firstEdge[state + 1] = edges;
            }
        }

        private void add(int image, int child) {
            if (edges == images.length) {
                // While one is copied, it is there twice.
                merging.room().need(3L * Integer.BYTES * edges, WHAT);
                images = Arrays.copyOf(images, Math.multiplyExact(2, edges));
                children = Arrays.copyOf(children, 2 * edges);
                merging.room().give((long) Integer.BYTES * edges);
            }
            images[edges] = image;
            children[edges] = child;
            edges++;
        }
    }
}
