package io.github.filaforge.runtime.merge;

import java.util.Arrays;

/**
 * The states to which images lead from those of one multiset, by kind and node: to look for a node among the few states of
 * each multiset took a quarter longer in 18x5. Used for one multiset after the other; for one thread.
 */
final class ChildStates {

    private static final String STATES = "the states to which images lead";

    private final Merging merging;
    /** The most nodes that a multiset may have. */
    private final int most;
    /** For each kind a row of so many states, -1 where there is none. */
    private final int[] states;
    /** For each kind where in these its node 0 would be. */
    private final int[] origins;

    private final int[] counts;
    private final int[] left;
    /** The places that are taken. */
    private int[] taken = new int[64];

    private int size;

    ChildStates(Merging merging) {
        this.merging = merging;
        this.most = merging.automaton().widest();
        int kinds = merging.kinds().count();
        merging.room().need(bytes(), STATES);
        this.states = new int[Room.length((long) kinds * most, STATES)];
        Arrays.fill(states, -1);
        this.origins = new int[kinds];
        this.counts = new int[merging.multisets().shapes()];
        this.left = new int[counts.length];
    }

    /** What this takes. */
    long bytes() {
        return (long) Integer.BYTES * merging.kinds().count() * most;
    }

    /**
     * Begins with the states of a multiset.
     *
     * @param nodes the nodes of all states, ascending for each multiset
     * @param firstState by rank of the multisets with one piece more the first of their states; and one behind
     */
    void begin(int set, int[] nodes, int... firstState) {
        Multisets multisets = merging.multisets();
        Kinds kinds = merging.kinds();
        multisets.read(set, counts);
        multisets.read(multisets.all() - set, left);
        int filled = kinds.filled(counts);
        for (int kind = 0; kind < origins.length; kind++) {
            // Where the cells left are too few for a kind no edge asks for it.
            int after = Math.min(merging.packing().size(), filled + kinds.cells(kind));
            origins[kind] = kind * most - merging.automaton().firstNode(after);
            if (kinds.isIn(left, kind)) {
                int rank = multisets.rank(set + kinds.unit(kind));
                take(origins[kind], nodes, firstState[rank], firstState[rank + 1]);
            }
        }
    }

    private void take(int origin, int[] nodes, int from, int end) {
        if (end - from > taken.length - size) {
            taken = Arrays.copyOf(taken, Room.grown(taken.length, (long) size + end - from, STATES));
        }
        for (int state = from; state < end; state++) {
            int place = origin + nodes[state];
            states[place] = state;
            taken[size] = place;
            size++;
        }
    }

    /** The state of a node to which an image of a kind leads; -1 if there is none. */
    int state(int kind, int node) {
        return states[origins[kind] + node];
    }

    /** There are no more states of this multiset. */
    void end() {
        for (int i = 0; i < size; i++) {
            states[taken[i]] = -1;
        }
        size = 0;
    }
}
