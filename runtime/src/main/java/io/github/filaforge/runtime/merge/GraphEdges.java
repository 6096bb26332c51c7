package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.Level;
import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.NodeList;
import io.github.filaforge.runtime.merge.level.SharedWork;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * The live states, which are the states through which solutions go, and the edges between them. While edges are searched,
 * states are numbered by level, multiset and node. In the end they have the numbers of a {@link StateGraph}.
 */
final class GraphEdges {

    private static final String WHAT = "the graph of all solutions";
    private static final String EDGES = "the edges of the graph of all solutions";

    private final Merging merging;
    private final Multisets multisets;
    private final WindowAutomaton automaton;
    /** For each number of pieces, by rank of the multiset, the first of its states; and one element behind the last. */
    private final int[][] firstState;

    private final int[] nodes;
    private final int[] firstEdge;
    /** For each edge its image, from bit 32 on, and the state to which it leads. */
    private long[] edges = new long[1];

    /**
     * Numbers the states and finds the edges.
     *
     * @param live the live states by number of pieces; this constructor frees their memory
     */
    GraphEdges(Merging merging, List<Level<long[]>> live) {
        this.merging = merging;
        this.multisets = merging.multisets();
        this.automaton = merging.automaton();
        BigInteger states = BigInteger.ZERO;
        for (Level<long[]> level : live) {
            states = states.add(level.states());
        }
        int count = MemoryBudget.length(
                states.min(BigInteger.valueOf(Long.MAX_VALUE)).longValue(), "the states of the graph of all solutions");
        merging.budget().need(2L * Integer.BYTES * count, WHAT);
        this.nodes = new int[count];
        this.firstEdge = new int[nodes.length + 1];
        this.firstState = new int[live.size()][];
        int before = 0;
        for (int level = 0; level < live.size(); level++) {
            before = number(level, live.get(level), before);
            live.get(level).forget();
        }
        for (int level = 0; level + 1 < live.size(); level++) {
            find(level);
        }
        // The last state has no edges.
        int end = firstEdge[Math.max(0, nodes.length - 1)];
        firstEdge[nodes.length] = end;
        merging.budget().need(2L * Integer.BYTES * nodes.length + (long) Long.BYTES * end, WHAT);
        long[] found = edges;
        this.edges = ordered(found);
        merging.budget().give(4L * Integer.BYTES * nodes.length + (long) Long.BYTES * found.length);
        // This memory is for the number of ways from each state, which the graph counts.
        merging.budget().need((long) Long.BYTES * end, WHAT);
    }

    int states() {
        return nodes.length;
    }

    /** Returns the edges in the form of a {@link StateGraph}. */
    long[] edges() {
        return edges;
    }

    /**
     * Visits the states in the order in which paths first reach them. When a state is reached, its edges get their place.
     */
    private long[] ordered(long... found) {
        long[] ordered = new long[firstEdge[nodes.length]];
        int[] placeOf = new int[nodes.length];
        Arrays.fill(placeOf, -1);
        int[] states = new int[nodes.length];
        int known = Math.min(1, nodes.length);
        int place = nodes.length == 0 ? 0 : firstEdge[1];
        int next = 0;
        for (int i = 0; i < known; i++) {
            merging.listener().endIfStopped();
            int end = firstEdge[states[i] + 1];
            for (int edge = firstEdge[states[i]]; edge < end; edge++) {
                int child = (int) found[edge];
                if (placeOf[child] < 0) {
                    placeOf[child] = place;
                    place += firstEdge[child + 1] - firstEdge[child];
                    states[known] = child;
                    known++;
                }
                long last = edge + 1 == end ? StateGraph.LAST : 0L;
                ordered[next] = last | found[edge] - child + placeOf[child];
                next++;
            }
        }
        return ordered;
    }

    private int number(int level, Level<long[]> states, int before) {
        int count = before;
        NodeList list = new NodeList();
        int[] counts = new int[multisets.shapes()];
        firstState[level] = new int[multisets.count(level) + 1];
        for (int rank = 0; rank < multisets.count(level); rank++) {
            merging.listener().endIfStopped();
            firstState[level][rank] = count;
            multisets.read(multisets.at(level, rank), counts);
            int first = automaton.firstNode(merging.imageClasses().filled(counts));
            if (states.read(rank, first, list)) {
                count = list.copyTo(nodes, count);
            }
        }
        firstState[level][multisets.count(level)] = count;
        return count;
    }

    /**
     * Finds the edges of the states of a level. The array has room for the greatest number of edges that each multiset may
     * have.
     */
    private void find(int level) {
        int[] places = new int[multisets.count(level)];
        int most = 0;
        for (int rank = 0; rank < places.length; rank++) {
            places[rank] = most;
            long its = 0;
            for (int state = firstState[level][rank]; state < firstState[level][rank + 1]; state++) {
                its += automaton.firstEdge(nodes[state] + 1) - automaton.firstEdge(nodes[state]);
            }
            most = MemoryBudget.length(most + its, EDGES);
        }
        merging.budget().need((long) Long.BYTES * most, WHAT);
        long[] found = new long[most];
        new SharedWork(places.length) {
            @Override
            public Part newPart() {
                return new FindingPart(level, places, found);
            }
        }.run(merging.resources().threads(), merging.listener());
        for (int rank = 0; rank < places.length; rank++) {
            int first = firstState[level][rank];
            int end = firstState[level][rank + 1];
            for (int state = first; state < end; state++) {
                firstEdge[state + 1] = MemoryBudget.length((long) firstEdge[state + 1] + firstEdge[state], EDGES);
            }
            makeRoom(firstEdge[end]);
            System.arraycopy(found, places[rank], edges, firstEdge[first], firstEdge[end] - firstEdge[first]);
        }
        merging.budget().give((long) Long.BYTES * most);
    }

    private void makeRoom(int count) {
        int before = edges.length;
        if (count > before) {
            int after = MemoryBudget.grown(before, count, EDGES);
            // During the copy both arrays exist.
            merging.budget().need((long) Long.BYTES * after, WHAT);
            edges = Arrays.copyOf(edges, after);
            merging.budget().give((long) Long.BYTES * before);
        }
    }

    /** The work of one thread on a level. */
    private final class FindingPart implements SharedWork.Part {

        private final int level;
        private final int[] places;
        private final long[] found;
        private final ChildStates children = new ChildStates(merging);

        FindingPart(int level, int[] places, long... found) {
            this.level = level;
            this.places = places;
            this.found = found;
        }

        @Override
        public void workOn(int number) {
            int first = firstState[level][number];
            int end = firstState[level][number + 1];
            if (first < end) {
                children.begin(multisets.at(level, number), nodes, firstState[level + 1]);
                int place = places[number];
                for (int state = first; state < end; state++) {
                    int count = findEdges(nodes[state], place);
                    // The count is stored one element further, for the sums that follow.
                    firstEdge[state + 1] = count;
                    place += count;
                }
                children.end();
            }
        }

        private int findEdges(int node, int place) {
            int next = place;
            int behind = automaton.firstEdge(node + 1);
            for (int edge = automaton.firstEdge(node); edge < behind; edge++) {
                int image = automaton.image(edge);
                int child = children.state(merging.packing().imageClass(image), automaton.child(edge));
                if (child >= 0) {
                    found[next] = (long) image << Integer.SIZE | child;
                    next++;
                }
            }
            return next - place;
        }

        @Override
        public void end() {
            merging.budget().give(children.bytes());
        }
    }

    /**
     * The states to which images lead from the states of one multiset, by image class and node. Without this table, to look
     * for a node among the few states of each multiset took a quarter longer in 18x5. An instance is used for one multiset
     * after the other, by one thread.
     */
    private static final class ChildStates {

        private static final String STATES = "the states to which images lead";

        private final Merging merging;
        /** The greatest number of nodes that a multiset may have. */
        private final int most;
        /** For each image class a row of as many states as a multiset may have nodes; -1 where there is no state. */
        private final int[] states;
        /** For each image class the index at which its node 0 would be. */
        private final int[] origins;

        private final int[] counts;
        private final int[] left;
        /** The indices in the table that hold a state. */
        private int[] taken = new int[64];

        private int size;

        ChildStates(Merging merging) {
            this.merging = merging;
            this.most = merging.automaton().widest();
            int imageClasses = merging.imageClasses().count();
            merging.budget().need(bytes(), STATES);
            this.states = new int[MemoryBudget.length((long) imageClasses * most, STATES)];
            Arrays.fill(states, -1);
            this.origins = new int[imageClasses];
            this.counts = new int[merging.multisets().shapes()];
            this.left = new int[counts.length];
        }

        /** Returns the size of the table in bytes. */
        long bytes() {
            return (long) Integer.BYTES * merging.imageClasses().count() * most;
        }

        /**
         * Prepares the table for the states of a multiset.
         *
         * @param nodes the nodes of all states, ascending within each multiset
         * @param firstState for the multisets with one piece more, by rank, the first of their states; and one element
         *     behind the last
         */
        void begin(int set, int[] nodes, int... firstState) {
            Multisets multisets = merging.multisets();
            ImageClasses imageClasses = merging.imageClasses();
            multisets.read(set, counts);
            multisets.read(multisets.all() - set, left);
            int filled = imageClasses.filled(counts);
            for (int imageClass = 0; imageClass < origins.length; imageClass++) {
                // If fewer cells are left than an image of the image class has, no edge looks up this image class.
                int after = Math.min(merging.packing().size(), filled + imageClasses.cells(imageClass));
                origins[imageClass] = imageClass * most - merging.automaton().firstNode(after);
                if (left[imageClass] > 0) {
                    int rank = multisets.rank(set + multisets.unit(imageClass));
                    take(origins[imageClass], nodes, firstState[rank], firstState[rank + 1]);
                }
            }
        }

        private void take(int origin, int[] nodes, int from, int end) {
            if (end - from > taken.length - size) {
                taken = Arrays.copyOf(taken, MemoryBudget.grown(taken.length, (long) size + end - from, STATES));
            }
            for (int state = from; state < end; state++) {
                int place = origin + nodes[state];
                states[place] = state;
                taken[size] = place;
                size++;
            }
        }

        /** Returns the state at a node to which an image of an image class leads; -1 if there is none. */
        int state(int imageClass, int node) {
            return states[origins[imageClass] + node];
        }

        /** Removes the states of this multiset from the table. */
        void end() {
            for (int i = 0; i < size; i++) {
                states[taken[i]] = -1;
            }
            size = 0;
        }
    }
}
