package io.github.filaforge.solution;

import java.util.Optional;

/** Reads solutions in one of the forms in which they are written. */
interface SolutionForm {

    /** Reads the next solution; empty at the end. */
    Optional<SolutionDraft> next();
}
