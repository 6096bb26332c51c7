package io.github.filaforge.verify;

import io.github.filaforge.solution.Solution;

/** A check of the solutions of one puzzle, one after the other. */
public interface SolutionVerifier {

    /** Checks the next solution. */
    Verdict verify(Solution solution);
}
