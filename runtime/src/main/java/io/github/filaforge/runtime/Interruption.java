package io.github.filaforge.runtime;

/** Brings out what is found so far when the user interrupts a search; the JVM then ends with exit code 130. */
public final class Interruption {

    private final SolutionPrinter printer;
    private volatile boolean isOver;

    private Interruption(SolutionPrinter printer) {
        this.printer = printer;
    }

    /** Watches over a search until {@link #end} is called. */
    public static Interruption watch(SolutionPrinter printer) {
        Interruption interruption = new Interruption(printer);
        Runtime.getRuntime().addShutdownHook(new Thread(interruption::tell));
        return interruption;
    }

    /** The search has ended by itself. A hook cannot be taken back while the JVM ends, so it stays and does nothing. */
    public void end() {
        isOver = true;
    }

    private void tell() {
        if (!isOver) {
            printer.flush();
            System.err.println("interrupted after " + printer.count() + " solutions");
        }
    }
}
