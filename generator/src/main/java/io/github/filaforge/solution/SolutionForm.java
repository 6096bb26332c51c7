package io.github.filaforge.solution;

import java.util.Optional;

/** One of the forms in which solutions are written. */
interface SolutionForm {

    /** Reads the next solution; empty at the end. */
    Optional<SolutionDraft> next();
}
