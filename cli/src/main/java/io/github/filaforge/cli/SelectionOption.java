package io.github.filaforge.cli;

import java.util.OptionalInt;

/** The option that chooses one selection of the pieces, for a puzzle in which pieces may be left over. */
final class SelectionOption extends Options {

    private final Argument<Integer> selection = option(Integer.class, "--selection")
            .label("K")
            .onlyForPackings("all of its pieces are used")
            .description("Of a puzzle in which pieces may be left over (copies=0-2), take only selection K, by"
                    + " the numbers that info prints. Default: all.");

    SelectionOption() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the number of the selection, from 1; empty if all are taken. */
    OptionalInt number() {
        if (!selection.isGiven()) {
            return OptionalInt.empty();
        }
        if (selection.value() < 1) {
            throw new UserException("--selection takes a number from 1 up, not " + selection.value());
        }
        return OptionalInt.of(selection.value());
    }
}
