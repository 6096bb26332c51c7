package io.github.filaforge.page.engine;

import io.github.filaforge.runtime.GeneratedSolver;

/** The solvers of a page. What stands here only says what there is: a class of this name is made for each page. */
@SuppressWarnings("DoNotCallSuggester") // called in pages only, which have another class of this name
final class Solvers {

    private Solvers() {}

    /** The solver that finds what the puzzle is counted by: each solution once. */
    static GeneratedSolver solving() {
        throw new IllegalStateException("made for each page");
    }

    /** The solver that completes what a person has begun: it knows all symmetric copies. */
    static GeneratedSolver completing() {
        throw new IllegalStateException("made for each page");
    }
}
