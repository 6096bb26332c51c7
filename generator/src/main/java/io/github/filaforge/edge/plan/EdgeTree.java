package io.github.filaforge.edge.plan;

import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.runtime.edge.EdgeBranches;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The search tree of an edge puzzle. A placement is one long: the upper 32 bits are the cell, the lower 32 bits are 4 times
 * the type of the piece plus its quarter turns. Pieces that are equal after a turn have one type.
 */
public final class EdgeTree implements SearchTree<Long> {

    private final EdgeBranches branches;
    private final int positions;

    /**
     * Makes a tree for one thread.
     *
     * @param positions the number of pieces that are to be placed
     */
    public EdgeTree(EdgeBranches branches, int positions) {
        this.branches = branches.forOneThread();
        this.positions = positions;
    }

    /**
     * Returns the placements of a root. The root has two numbers for each placement: the cell, and 4 times the type plus the
     * turn.
     */
    public static List<Long> placed(int... root) {
        return IntStream.range(0, root.length / 2)
                .mapToObj(i -> (long) root[2 * i] << Integer.SIZE | root[2 * i + 1])
                .toList();
    }

    @Override
    public int pieces() {
        return positions;
    }

    @Override
    public Node root(List<Long> placed) {
        int[] numbers = new int[2 * placed.size()];
        for (int i = 0; i < placed.size(); i++) {
            numbers[2 * i] = (int) (placed.get(i) >> Integer.SIZE);
            numbers[2 * i + 1] = placed.get(i).intValue();
        }
        return new State(numbers);
    }

    /** A state, with the placements that are possible next. */
    private final class State implements Node {

        private final int[] placed;
        private final int[] next;

        State(int... placed) {
            this.placed = placed;
            this.next = branches.next(placed);
        }

        @Override
        public int fits() {
            return next.length / 2;
        }

        @Override
        public int[] fitting() {
            return IntStream.range(0, fits()).toArray();
        }

        @Override
        public Node with(int number, Node spare) {
            int[] more = Arrays.copyOf(placed, placed.length + 2);
            more[placed.length] = next[2 * number];
            more[placed.length + 1] = next[2 * number + 1];
            return new State(more);
        }
    }
}
