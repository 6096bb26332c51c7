package io.github.filaforge.cli;

import java.util.OptionalInt;

/** The option that chooses one puzzle of a file with several. */
final class ProblemOption extends Options {

    private final Argument<Integer> problem = option(Integer.class, "--problem")
            .label("N")
            .description("Take only problem N of a BurrTools file, or puzzle N of a definition file, counted"
                    + " from 1. Default: all; of a BurrTools file all problems that have a result.");

    ProblemOption() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the number of the puzzle, from 1; empty if all puzzles are taken. */
    OptionalInt number() {
        if (!problem.isGiven()) {
            return OptionalInt.empty();
        }
        if (problem.value() < 1) {
            throw new UserException("--problem takes a number from 1 up, not " + problem.value());
        }
        return OptionalInt.of(problem.value());
    }
}
