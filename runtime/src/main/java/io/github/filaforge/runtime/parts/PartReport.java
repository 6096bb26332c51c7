package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.Quantity;
import java.io.IOException;
import java.io.PrintStream;

/** What a person is told of a search of parts: how far it is, what it had done when it was interrupted, and in the end. */
public final class PartReport {

    private final PartCounts counts;
    private final boolean isProgressShown;
    private final PrintStream err;

    /**
     * @param counts the search
     * @param err where it is told
     */
    public PartReport(PartCounts counts, boolean isProgressShown, PrintStream err) {
        this.counts = counts;
        this.isProgressShown = isProgressShown;
        this.err = err;
    }

    /** A search. */
    public interface Work {

        /** Makes it. */
        void run() throws IOException, InterruptedException;
    }

    /**
     * Tells of a search while it is made.
     *
     * @throws IOException if the search throws it
     * @throws InterruptedException if the JVM ends, or the search throws it
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

    /** Once the JVM ends, hooks cannot be removed. The search may have ended by that too: Spark has a hook of its own. */
    private static void forget(Thread interruption) throws InterruptedException {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException e) {
            throw new InterruptedException("the JVM ends");
        }
    }

    /** Tells what is done when the user has had enough; the JVM then ends with the exit code of the signal. */
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

    /** How many parts it has searched, as in "17 parts searched, 2 split". */
    public String searched() {
        return Quantity.of(counts.done(), "part") + " searched"
                + (counts.split() == 0 ? "" : ", " + counts.split() + " split");
    }
}
