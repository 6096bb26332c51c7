package io.github.filaforge.solution;

import java.util.Optional;

/** One of the forms that solutions are written in. */
interface SolutionForm {

    /** Reads the next solution; empty at the end. */
    Optional<SolutionDraft> next();

    /** The puzzle of the solution that was read last. */
    Subject subject();
}
