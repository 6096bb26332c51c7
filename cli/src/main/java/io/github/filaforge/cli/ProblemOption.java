package io.github.filaforge.cli;

import java.util.OptionalInt;

/** The option that chooses one puzzle of a file with several. */
final class ProblemOption extends Options {

    private final Argument<Integer> problem = option(Integer.class, "--problem")
            .label("N")
            .atLeast(1)
            .description("Take only problem N of a BurrTools file, or puzzle N of a definition file, counted"
                    + " from 1. Default: all; of a BurrTools file all problems that have a result.");

    ProblemOption() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the number of the puzzle, from 1; empty if all puzzles are taken. */
    OptionalInt number() {
        return problem.number();
    }
}
