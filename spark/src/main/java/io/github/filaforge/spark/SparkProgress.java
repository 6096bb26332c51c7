package io.github.filaforge.spark;

import io.github.filaforge.runtime.ProgressLine;
import io.github.filaforge.runtime.Quantity;

/** Shows how many parts are done of those that were handed to Spark. */
final class SparkProgress extends ProgressLine {

    private final SparkSearch search;

    /**
     * @param isWanted whether anything is shown but what is asked for by a signal
     */
    SparkProgress(SparkSearch search, boolean isWanted) {
        super(null, isWanted);
        this.search = search;
    }

    @Override
    protected String text() {
        int done = search.done();
        int known = done + search.open();
        return bar(known == 0 ? 1 : (double) done / known) + done + " of " + Quantity.of(known, "part") + ", "
                + Quantity.of(search.solutions(), "solution") + ", " + seconds() + " s";
    }
}
