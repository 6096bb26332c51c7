package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** Whether it is shown how far a search is. */
final class ProgressOption {

    @Option(
            names = "--no-progress",
            description =
                    "Do not show on standard error how far a search is. Without it one that takes longer than a second is shown:"
                            + " in one line on a terminal, elsewhere by a line every ten seconds. The signal SIGUSR1 has it told once in"
                            + " any case.")
    private boolean none;

    /**
     * How progress is shown.
     *
     * @param isTraced whether standard error is full of other lines
     */
    Progress.Form form(Terminal terminal, boolean isTraced) {
        if (none || isTraced) {
            return Progress.Form.NONE;
        }
        return terminal.canRewriteErr() ? Progress.Form.BAR : Progress.Form.LINES;
    }
}
