package io.github.filaforge.cli;

import io.github.filaforge.runtime.SolutionPrinter;

/** Brings out what is found so far when the user interrupts a search; the JVM then ends with exit code 130. */
final class Interruption {

    private final Thread hook;

    private Interruption(Thread hook) {
        this.hook = hook;
    }

    /** Watches over a search until {@link #end} is called. */
    static Interruption watch(SolutionPrinter printer) {
        Thread hook = new Thread(() -> {
            printer.flush();
            System.err.println("interrupted after " + printer.count() + " solutions");
        });
        Runtime.getRuntime().addShutdownHook(hook);
        return new Interruption(hook);
    }

    /** The search has ended by itself. */
    void end() {
        Runtime.getRuntime().removeShutdownHook(hook);
    }
}
