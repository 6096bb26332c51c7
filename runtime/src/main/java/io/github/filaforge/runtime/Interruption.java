package io.github.filaforge.runtime;

/** Brings out what is found so far when the user interrupts a search; the JVM then ends with exit code 130. */
public final class Interruption {

    private final Thread hook;

    private Interruption(Thread hook) {
        this.hook = hook;
    }

    /** Watches over a search until {@link #end} is called. */
    public static Interruption watch(SolutionPrinter printer) {
        Thread hook = new Thread(() -> {
            printer.flush();
            System.err.println("interrupted after " + printer.count() + " solutions");
        });
        Runtime.getRuntime().addShutdownHook(hook);
        return new Interruption(hook);
    }

    /** The search has ended by itself. */
    public void end() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The user was faster: the JVM ends, and the hook tells what was found.
            return;
        }
    }
}
