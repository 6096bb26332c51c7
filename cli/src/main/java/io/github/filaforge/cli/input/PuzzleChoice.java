package io.github.filaforge.cli.input;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;

/** The option that chooses one puzzle of a file with several. */
public final class PuzzleChoice extends Options {

    private final Argument<Integer> problem = option(Integer.class, "--problem")
            .label("N")
            .atLeast(1)
            .description("Take only problem N of a BurrTools file, or puzzle N of a definition file, counted"
                    + " from 1. Default: all; of a BurrTools file all problems that have a result.");

    public PuzzleChoice() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the option for the number of the puzzle, from 1. */
    public Argument<Integer> problem() {
        return problem;
    }
}
