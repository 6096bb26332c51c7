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
 * The live states and the edges between them. While edges are searched, states are numbered by level, multiset and node. In
 * the end they have the numbers of a {@link StateGraph}.
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

    /** Returns the number of states. */
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
        new Finding(level, places, found).run(merging.resources().threads(), merging.listener());
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

    /** Finds the edges of the states of a level. */
    private final class Finding extends SharedWork {

        private final int level;
        private final int[] places;
        private final long[] found;

        Finding(int level, int[] places, long... found) {
            super(multisets.count(level));
            this.level = level;
            this.places = places;
            this.found = found;
        }

        @Override
        public Part newPart() {
            return new FindingPart(this);
        }
    }

    /** The work of one thread on a level. */
    private final class FindingPart implements SharedWork.Part {

        private final int level;
        private final int[] places;
        private final long[] found;
        private final ChildStates children = new ChildStates(merging);

        FindingPart(Finding finding) {
            this.level = finding.level;
            this.places = finding.places;
            this.found = finding.found;
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
}
