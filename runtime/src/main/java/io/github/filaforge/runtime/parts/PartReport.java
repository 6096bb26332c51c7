package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.terminal.ProgressLine;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Reports a search of parts to a person: its progress, the parts that were done when it was interrupted, and its end.
 *
 * @param counts the progress of the search
 * @param isProgressShown true if the progress is shown; if false, it is shown only once, after the signal SIGUSR1
 * @param err the output of the report
 */
public record PartReport(PartCounts counts, boolean isProgressShown, PrintStream err) {

    /** A search of parts. */
    public interface Work {

        /** Makes the search. */
        void run() throws IOException, InterruptedException;
    }

    /**
     * Makes a search, and reports its progress meanwhile. If the user interrupts the search, the parts that are done are
     * reported, and the JVM ends with the exit code of the signal.
     *
     * @throws IOException if the search throws it
     * @throws InterruptedException if the JVM is shutting down, or the search throws it
     */
    public void during(Work search) throws IOException, InterruptedException {
        ProgressLine progress = new ProgressLine(null, isProgressShown) {
            @Override
            protected String text() {
                int done = counts.done();
                int known = done + counts.left();
                return bar(known == 0 ? 1 : (double) done / known) + done + " of " + Plural.of(known, "part") + ", "
                        + Plural.of(counts.solutions(), "solution") + ", " + seconds() + " s";
            }
        };
        Runnable report = () -> {
            progress.end();
            err.println("interrupted, " + searched() + "; the same command goes on");
        };
        Thread interruption = new Thread(report, "interruption");
        Runtime.getRuntime().addShutdownHook(interruption);
        progress.start();
        try {
            search.run();
        } finally {
            progress.end();
            forget(interruption);
        }
    }

    /**
     * Removes the shutdown hook. If the JVM is shutting down this is impossible. The search may have ended for that reason,
     * because Spark has a shutdown hook too.
     */
    private static void forget(Thread interruption) throws InterruptedException {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException e) {
            throw new InterruptedException("the JVM ends");
        }
    }

    /** Returns the number of parts that were searched, as in "17 parts searched, 2 split". */
    public String searched() {
        return Plural.of(counts.done(), "part") + " searched"
                + (counts.split() == 0 ? "" : ", " + counts.split() + " split");
    }
}
