package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.ProgressLine;
import io.github.filaforge.runtime.Quantity;

/** Shows how many parts are done of those that a run searches. */
final class PartProgress extends ProgressLine {

    private final PartCounts counts;

    /**
     * @param isWanted whether anything is shown but what is asked for by a signal
     */
    PartProgress(PartCounts counts, boolean isWanted) {
        super(null, isWanted);
        this.counts = counts;
    }

    @Override
    protected String text() {
        int done = counts.done();
        int known = done + counts.left();
        return bar(known == 0 ? 1 : (double) done / known) + done + " of " + Quantity.of(known, "part") + ", "
                + Quantity.of(counts.solutions(), "solution") + ", " + seconds() + " s";
    }
}
