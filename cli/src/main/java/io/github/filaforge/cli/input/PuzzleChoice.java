package io.github.filaforge.cli.input;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;

/** The options that choose one puzzle of a file with several, and one selection of its pieces. */
public final class PuzzleChoice extends Options {

    private final Argument<Integer> problem = option(Integer.class, "--problem")
            .label("N")
            .atLeast(1)
            .description("Take only problem N of a BurrTools file, or puzzle N of a definition file, counted"
                    + " from 1. Default: all; of a BurrTools file all problems that have a result.");

    private final Argument<Integer> selection = option(Integer.class, "--selection")
            .label("K")
            .onlyForPackings("all of its pieces are used")
            .atLeast(1)
            .description("Of a puzzle in which pieces may be left over (copies=0-2), take only selection K, by"
                    + " the numbers that info prints. Default: all.");

    public PuzzleChoice() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the option for the number of the puzzle, from 1. */
    public Argument<Integer> problem() {
        return problem;
    }

    /** Returns the option for the number of the selection, from 1. */
    public Argument<Integer> selection() {
        return selection;
    }
}
