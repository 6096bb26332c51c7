package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.io.PrintStream;

/** Reports a search of parts to a person: its progress, the parts that were done when it was interrupted, and its end. */
public final class PartReport {

    private final PartCounts counts;
    private final boolean isProgressShown;
    private final PrintStream err;

    /**
     * Creates a report.
     *
     * @param counts the progress of the search
     * @param err the output of the report
     */
    public PartReport(PartCounts counts, boolean isProgressShown, PrintStream err) {
        this.counts = counts;
        this.isProgressShown = isProgressShown;
        this.err = err;
    }

    /** A search of parts. */
    public interface Work {

        /** Makes the search. */
        void run() throws IOException, InterruptedException;
    }

    /**
     * Makes a search, and reports its progress meanwhile.
     *
     * @throws IOException if the search throws it
     * @throws InterruptedException if the JVM is shutting down, or the search throws it
     */
    public void during(Work search) throws IOException, InterruptedException {
        PartProgress progress = new PartProgress(counts, isProgressShown);
        Thread interruption = new Interruption(progress);
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

    /**
     * Reports the parts that are done when the user interrupts the search. The JVM then ends with the exit code of the
     * signal.
     */
    private final class Interruption extends Thread {

        private final PartProgress progress;

        Interruption(PartProgress progress) {
            super("interruption");
            this.progress = progress;
        }

        @Override
        public void run() {
            progress.end();
            err.println("interrupted, " + searched() + "; the same command goes on");
        }
    }

    /** Returns the number of parts that were searched, as in "17 parts searched, 2 split". */
    public String searched() {
        return Plural.of(counts.done(), "part") + " searched"
                + (counts.split() == 0 ? "" : ", " + counts.split() + " split");
    }
}
