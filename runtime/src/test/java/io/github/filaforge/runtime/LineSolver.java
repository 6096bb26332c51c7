package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.program.SolverMain;

/**
 * Fills a row of three cells with the pieces A, B and C of one cell each. A is placed by the roots; of each root there are
 * two solutions.
 */
public final class LineSolver extends GeneratedSolver {

    public LineSolver() {
        this(false);
    }

    LineSolver(boolean counting) {
        super(
                FORMAT,
                new Board(new String[] {". . ."}, "", new String[] {"A", "B", "C"}),
                new String[] {"0:0", "0:1", "0:2"},
                null,
                counting);
    }

    @Override
    protected void start(int left) {
        int first = isFilled(left, 0) ? 1 : 0;
        int second = isFilled(left, first + 1) ? first + 2 : first + 1;
        find(left, first, second);
        find(left, second, first);
    }

    private void find(int left, int cellOfB, int cellOfC) {
        if (attempts.length > 0) {
            attempts[left] += 3;
            fits[left]++;
            fits[left - 1]++;
        }
        place(left, 1, cellOfB);
        place(left - 1, 2, cellOfC);
        found();
    }

    /** Runs the solver as a generated one is run. */
    public static void main(String[] arguments) {
        SolverMain.run(new LineSolver(), arguments);
    }
}
