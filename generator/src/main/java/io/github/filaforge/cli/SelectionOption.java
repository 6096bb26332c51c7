package io.github.filaforge.cli;

import java.util.OptionalInt;

/** Which selection of the pieces is meant, where some may be left over. */
final class SelectionOption extends Options {

    private final Argument<Integer> selection = option(Integer.class, "--selection")
            .label("K")
            .description("Of a puzzle in which pieces may be left over (copies=0-2), take only selection K, by"
                    + " the numbers that info prints. Default: all.");

    SelectionOption() {
        super(Heading.SOLUTIONS);
    }

    /** Its number, from 1; empty if all are meant. */
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
