package io.github.filaforge.runtime.edge;

/**
 * The solver of strategy edge-dynamic, which always fills the cell with the fewest candidates. Only its data are generated.
 * It counts the candidates of all open cells at each node. This takes much time on large boards, but saves far more if pins
 * leave few candidates for some cells. A candidate is a piece in a turn that matches all filled neighbours.
 */
public class DynamicSolver extends EdgeSolver {

    private final DynamicBranches.State state;
    private final int positions;

    /** Creates a solver, with the parameters of {@link EdgeSolver}. */
    public DynamicSolver(int format, DynamicBranches branches, String[] roots, boolean counting) {
        super(format, branches.form, branches, roots, counting);
        this.state = new DynamicBranches.State(branches);
        this.positions = branches.form.positions();
    }

    @Override
    final void start(int... root) {
        try {
            for (int i = 0; i < root.length; i += 2) {
                state.place(root[i], root[i + 1]);
            }
            endIfStopped();
            search();
        } finally {
            while (state.depth() > 0) {
                state.remove();
            }
        }
    }

    private void search() {
        if (state.depth() == positions) {
            found(state.placed().clone());
            return;
        }
        endIfStopped();
        int cell = state.choose();
        if (cell < 0) {
            return;
        }
        for (int candidate = state.candidate(); candidate >= 0; candidate = state.candidate()) {
            if (fits.length > 0) {
                fits[positions - state.depth()]++;
            }
            state.place(cell, candidate);
            search();
            state.remove();
        }
    }
}
