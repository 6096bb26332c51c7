package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import io.github.filaforge.runtime.merge.level.MergeMemoryException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import io.github.filaforge.runtime.merge.window.WindowSearch;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the {@link StateGraph} of a packing whose solutions may leave pieces over. A state is a node of the automaton with a
 * tally. First it finds all states that are reached from the empty region. Then it removes the states from which no solution
 * is reached. All states in which the region is full are one state, the end of the graph.
 */
final class TalliedGraph {

    private static final String WHAT = "the states of the graph of all solutions";
    private static final String EDGES = "the edges of the graph of all solutions";

    private final Packing packing;
    private final Tallies tallies;
    private final WindowAutomaton automaton;
    private final MemoryBudget budget;
    private final LevelListener listener;
    /** The states by number of filled cells, and by tally. */
    private final List<SortedMap<Integer, NodeStates>> levels = new ArrayList<>();
    /** For each image class, the tally after an image of it was placed in the state that is visited; -1 if there is none. */
    private final int[] next;

    private long stateCount;
    private long edgeCount;
    /** The edges in the form of a {@link StateGraph}. */
    private long[] edges = new long[0];

    private TalliedGraph(
            Packing packing, Tallies tallies, WindowAutomaton automaton, MemoryBudget budget, LevelListener listener) {
        this.packing = packing;
        this.tallies = tallies;
        this.automaton = automaton;
        this.budget = budget;
        this.listener = listener;
        this.next = new int[packing.imageClasses()];
        for (int filled = 0; filled <= packing.size(); filled++) {
            levels.add(new TreeMap<>());
        }
    }

    /** Finds the graph. Numbers up to a limit, which is one less than a power of two, are added up as longs. */
    static StateGraph of(Packing packing, MergeResources resources, LevelListener listener, long limit) {
        MemoryBudget budget = new MemoryBudget(resources.memory());
        Tallies tallies = new Tallies(packing);
        WindowAutomaton automaton = WindowSearch.find(packing, resources, budget, listener);
        if (automaton == null) {
            throw new MergeMemoryException(
                    "the border between filled and open cells runs in more than " + resources.windows() + " ways");
        }
        if (automaton.nodes() == 0) {
            return new StateGraph(listener, limit, 0);
        }
        TalliedGraph graph = new TalliedGraph(packing, tallies, automaton, budget, listener);
        graph.reach();
        graph.keepLive();
        graph.connect();
        return new StateGraph(listener, limit, MemoryBudget.length(graph.stateCount, WHAT), graph.edges);
    }

    /** Receives a state: a node together with the states among which it is. */
    @FunctionalInterface
    private interface Visitor {

        void visit(NodeStates states, int node);
    }

    /** Visits all states with a number of filled cells, and returns their number. */
    private long visit(int filled, Visitor visitor) {
        long count = 0;
        for (Map.Entry<Integer, NodeStates> own : levels.get(filled).entrySet()) {
            Arrays.setAll(next, imageClass -> tallies.next(own.getKey(), imageClass));
            NodeStates states = own.getValue();
            for (int node = states.next(states.first); node >= 0; node = states.next(node + 1)) {
                listener.endIfStopped();
                visitor.visit(states, node);
                count++;
            }
        }
        return count;
    }

    private void levelEnded(int step, long states) {
        if (states > 0) {
            listener.levelEnded(step, 2 * packing.size(), BigInteger.valueOf(states));
        }
    }

    private int tallyAfter(int edge) {
        return next[packing.imageClass(automaton.image(edge))];
    }

    private int filledAfter(int filled, int edge) {
        return filled + packing.cells(automaton.image(edge)).length;
    }

    /** Finds the states that are reached from the empty region. */
    private void reach() {
        NodeStates start = new NodeStates(0);
        start.add(0);
        levels.get(0).put(0, start);
        for (int filled = 0; filled < packing.size(); filled++) {
            int own = filled;
            levelEnded(filled + 1, visit(filled, (states, node) -> reach(own, node)));
        }
    }

    private void reach(int filled, int node) {
        for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
            int tally = tallyAfter(edge);
            int after = filledAfter(filled, edge);
            if (tally >= 0) {
                NodeStates states = levels.get(after).get(tally);
                if (states == null && tallies.mayEnd(tally, packing.size() - after)) {
                    states = new NodeStates(after);
                    levels.get(after).put(tally, states);
                }
                if (states != null) {
                    states.add(automaton.child(edge));
                }
            }
        }
    }

    /** Removes the states from which the last level, which has only states with allowed tallies, is not reached. */
    private void keepLive() {
        int size = packing.size();
        for (int filled = size - 1; filled >= 0; filled--) {
            int own = filled;
            long states = visit(filled, (found, node) -> {
                if (children(own, node) == 0) {
                    found.remove(node);
                }
            });
            levelEnded(2 * size - filled, states);
        }
    }

    /** Returns the number of edges that lead from the state of a node and the present tally to states. */
    private int children(int filled, int node) {
        int children = 0;
        for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
            children += hasChild(filled, edge) ? 1 : 0;
        }
        return children;
    }

    private boolean hasChild(int filled, int edge) {
        int tally = tallyAfter(edge);
        NodeStates states =
                tally < 0 ? null : levels.get(filledAfter(filled, edge)).get(tally);
        return states != null && states.has(automaton.child(edge));
    }

    /** Numbers the states and stores the edges in the form of a {@link StateGraph}. */
    private void connect() {
        int size = packing.size();
        for (int filled = 0; filled < size; filled++) {
            int own = filled;
            levels.get(filled).values().forEach(NodeStates::startNumbers);
            stateCount += visit(filled, (states, node) -> {
                states.number(node, MemoryBudget.length(edgeCount, EDGES));
                edgeCount += children(own, node);
            });
        }
        if (stateCount == 0) {
            return;
        }
        // The end is a state too.
        stateCount++;
        int end = MemoryBudget.length(edgeCount, EDGES);
        // The graph also stores the number of ways from each state.
        budget.need(2L * Long.BYTES * end, EDGES);
        edges = new long[end];
        edgeCount = 0;
        for (int filled = 0; filled < size; filled++) {
            int own = filled;
            visit(filled, (states, node) -> connect(own, node));
        }
    }

    private void connect(int filled, int node) {
        for (int edge = automaton.firstEdge(node); edge < automaton.firstEdge(node + 1); edge++) {
            if (hasChild(filled, edge)) {
                int after = filledAfter(filled, edge);
                int child = after == packing.size()
                        ? edges.length
                        : levels.get(after).get(tallyAfter(edge)).number(automaton.child(edge));
                edges[(int) edgeCount] = (long) automaton.image(edge) << Integer.SIZE | child;
                edgeCount++;
            }
        }
        edges[(int) edgeCount - 1] |= StateGraph.LAST;
    }

    /** The states of one tally with one number of filled cells: a set of nodes, which get numbers in the end. */
    private final class NodeStates {

        private final int first;
        private final long[] bits;
        /** For each word, the index of the number of its first node. */
        private int[] ranks;

        private int[] numbers;

        NodeStates(int filled) {
            this.first = automaton.firstNode(filled);
            int words = (automaton.firstNode(filled + 1) - first) / Long.SIZE + 1;
            budget.need((long) Long.BYTES * words, WHAT);
            this.bits = new long[words];
        }

        private int word(int node) {
            return (node - first) / Long.SIZE;
        }

        private long bit(int node) {
            return 1L << (node - first);
        }

        void add(int node) {
            bits[word(node)] |= bit(node);
        }

        void remove(int node) {
            bits[word(node)] &= ~bit(node);
        }

        boolean has(int node) {
            return (bits[word(node)] & bit(node)) != 0L;
        }

        /** Returns the first node of this set from a node on; -1 if there is none. */
        int next(int node) {
            int word = word(node);
            if (word >= bits.length) {
                return -1;
            }
            long rest = bits[word] & -bit(node);
            while (rest == 0L) {
                word++;
                if (word == bits.length) {
                    return -1;
                }
                rest = bits[word];
            }
            return first + word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        }

        /** Makes room for a number of each node. */
        void startNumbers() {
            ranks = new int[bits.length];
            int nodes = 0;
            for (int word = 0; word < bits.length; word++) {
                ranks[word] = nodes;
                nodes += Long.bitCount(bits[word]);
            }
            budget.need((long) Integer.BYTES * (bits.length + nodes), WHAT);
            numbers = new int[nodes];
        }

        /** Sets the number of a node of this set. */
        void number(int node, int number) {
            numbers[rank(node)] = number;
        }

        int number(int node) {
            return numbers[rank(node)];
        }

        private int rank(int node) {
            int word = word(node);
            return ranks[word] + Long.bitCount(bits[word] & (bit(node) - 1L));
        }
    }
}
