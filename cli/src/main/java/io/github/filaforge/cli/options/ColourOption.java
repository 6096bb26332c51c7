package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.ColourDepth;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.Terminal;

/** The option that states whether pieces are printed in colour. */
public final class ColourOption extends Options {

    private final Argument<When> when = option(When.class, "--color", "--colour")
            .label("WHEN")
            .standard(When.auto)
            .valueOnlyForPackings(When.always, "its solutions are printed without colours")
            .description("Print pieces in colour: ${COMPLETION-CANDIDATES}. With auto they are in colour on a"
                    + " terminal, unless the environment variable NO_COLOR is set. Default:" + " ${DEFAULT-VALUE}.");

    public ColourOption() {
        super(Heading.OUTPUT);
    }

    /** The choices, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum When {
        auto,
        always,
        never
    }

    /**
     * Returns the colours of both output streams.
     *
     * @param isStandardOutput true if solutions go to standard output, and not to a file
     */
    public Colours colours(Terminal terminal, boolean isStandardOutput) {
        return new Colours(depth(terminal, isStandardOutput && terminal.isOut()), depth(terminal, terminal.isErr()));
    }

    private ColourDepth depth(Terminal terminal, boolean isTerminal) {
        boolean isColoured =
                when.value() == When.always || (when.value() == When.auto && isTerminal && terminal.likesColours());
        return isColoured ? terminal.colours() : ColourDepth.NONE;
    }
}
