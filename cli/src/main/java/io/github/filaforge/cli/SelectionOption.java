package io.github.filaforge.cli;

import java.util.OptionalInt;

/** The option that chooses one selection of the pieces, for a puzzle in which pieces may be left over. */
final class SelectionOption extends Options {

    private final Argument<Integer> selection = option(Integer.class, "--selection")
            .label("K")
            .onlyForPackings("all of its pieces are used")
            .atLeast(1)
            .description("Of a puzzle in which pieces may be left over (copies=0-2), take only selection K, by"
                    + " the numbers that info prints. Default: all.");

    SelectionOption() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the number of the selection, from 1; empty if all are taken. */
    OptionalInt number() {
        return selection.number();
    }
}
