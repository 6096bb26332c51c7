package io.github.filaforge.page.engine;

import io.github.filaforge.runtime.GeneratedSolver;

/** The solvers of a page. This class only declares the methods: another class of this name is made for each page. */
@SuppressWarnings("DoNotCallSuggester") // called in pages only, which have another class of this name
final class Solvers {

    private Solvers() {}

    /** Returns the solver that counts the solutions of the puzzle: it finds each solution once. */
    static GeneratedSolver solving() {
        throw new IllegalStateException("made for each page");
    }

    /** Returns the solver that completes the assembly of a person: it finds all symmetric copies. */
    static GeneratedSolver completing() {
        throw new IllegalStateException("made for each page");
    }
}
