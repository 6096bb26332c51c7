package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.level.MemoryBudget;
import java.util.Arrays;

/**
 * The states to which images lead from the states of one multiset, by image class and node. Without this table, to look for a
 * node among the few states of each multiset took a quarter longer in 18x5. An instance is used for one multiset after the
 * other, by one thread.
 */
final class ChildStates {

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
     * @param firstState for the multisets with one piece more, by rank, the first of their states; and one element behind
     *     the last
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
            if (imageClasses.isIn(left, imageClass)) {
                int rank = multisets.rank(set + imageClasses.unit(imageClass));
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
