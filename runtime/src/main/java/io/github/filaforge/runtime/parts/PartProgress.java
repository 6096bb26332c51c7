package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.ProgressLine;
import io.github.filaforge.runtime.Quantity;

/** Shows how many parts are done of those that a process searches. */
final class PartProgress extends ProgressLine {

    private final PartRunner runner;

    /**
     * @param isWanted whether anything is shown but what is asked for by a signal
     */
    PartProgress(PartRunner runner, boolean isWanted) {
        super(null, isWanted);
        this.runner = runner;
    }

    @Override
    protected String text() {
        int done = runner.done();
        int known = done + runner.left();
        return bar(known == 0 ? 1 : (double) done / known) + done + " of " + Quantity.of(known, "part") + ", "
                + Quantity.of(runner.solutions(), "solution") + ", " + seconds() + " s";
    }
}
