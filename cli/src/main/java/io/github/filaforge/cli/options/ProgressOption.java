package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.Terminal;

/** The option that states whether the progress of a search is shown. */
public final class ProgressOption extends Options {

    private final Argument<Boolean> none = flag("--no-progress")
            .description("Do not show the progress of a search on standard error. Without this option the"
                    + " progress of a search of more than a second is shown: in one line on a terminal,"
                    + " elsewhere by a line every ten seconds. The signal SIGUSR1 has it printed once in"
                    + " any case.");

    public ProgressOption() {
        super(Heading.OUTPUT);
    }

    /**
     * Begins to show progress.
     *
     * @param isTraced true if standard error is full of other lines
     */
    public Progress start(Console console, boolean isTraced) {
        Progress.Form form = form(console.terminal(), isTraced);
        if (form == Progress.Form.BAR && console.terminal().isOut()) {
            console.out().above(console.status());
        }
        return new Progress(
                        form,
                        console.status(),
                        console.err(),
                        () -> console.terminal().size().columns(),
                        console.time()::nanos)
                .start();
    }

    /**
     * Returns the form of the progress.
     *
     * @param isTraced true if standard error is full of other lines
     */
    public Progress.Form form(Terminal terminal, boolean isTraced) {
        if (none.value() || isTraced) {
            return Progress.Form.NONE;
        }
        return terminal.canRewriteErr() ? Progress.Form.BAR : Progress.Form.LINES;
    }
}
