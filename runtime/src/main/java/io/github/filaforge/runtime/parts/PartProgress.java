package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.terminal.ProgressLine;
import io.github.filaforge.runtime.text.Plural;

/** Shows the number of parts that are done, among the parts that a run searches. */
final class PartProgress extends ProgressLine {

    private final PartCounts counts;

    /**
     * Creates the progress line.
     *
     * @param isWanted true if the progress is shown; if false, only a signal has it shown once
     */
    PartProgress(PartCounts counts, boolean isWanted) {
        super(null, isWanted);
        this.counts = counts;
    }

    @Override
    protected String text() {
        int done = counts.done();
        int known = done + counts.left();
        return bar(known == 0 ? 1 : (double) done / known) + done + " of " + Plural.of(known, "part") + ", "
                + Plural.of(counts.solutions(), "solution") + ", " + seconds() + " s";
    }
}
