package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.text.Words;

/** The superclass of solvers by strategy edge, whose loops are generated. */
public abstract class LoopSolver extends FixedOrderSolver {

    private final boolean[] entries;

    /**
     * Creates a solver.
     *
     * @param entries the positions at which a generated method begins, and the number of positions, separated by blanks
     */
    protected LoopSolver(
            int format, EdgeLists lists, PackedTables tables, String entries, String[] roots, boolean counting) {
        super(format, lists, tables, roots, counting);
        this.entries = new boolean[lists.positions() + 1];
        for (int position : Words.numbers(entries)) {
            this.entries[position] = true;
        }
    }

    @Override
    protected final boolean isEntry(int position) {
        return entries[position];
    }
}
