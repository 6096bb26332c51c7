package io.github.filaforge.cli.terminal;

/**
 * Runs an action when the program is interrupted: an action that ends the progress on the terminal, or that reports the
 * results if the interruption comes between two searches of one puzzle. With many short searches, most interruptions come
 * between two of them. A search that runs handles an interruption itself.
 */
public final class Interruption implements AutoCloseable {

    /** The longest time that the answer may take. Standard error and the output may be pipes that nobody reads. */
    private static final long PATIENCE_MILLIS = 600;

    private final Runnable answer;
    private final Thread hook = new Thread(this::interrupted, "interruption");
    private volatile boolean isSearching;

    private Interruption(Runnable answer) {
        this.answer = answer;
    }

    /**
     * Waits for an interruption until it is closed.
     *
     * @param answer the action that is run on another thread if an interruption comes
     */
    public static Interruption answered(Runnable answer) {
        Interruption interruption = new Interruption(answer);
        try {
            Runtime.getRuntime().addShutdownHook(interruption.hook);
        } catch (IllegalStateException e) {
            // The JVM is already ending.
            return interruption;
        }
        return interruption;
    }

    /** Notes that a search has begun, which answers by itself, or that it has ended. */
    public void searching(boolean isUnderWay) {
        isSearching = isUnderWay;
    }

    /** Answers, since the JVM is ending. */
    void interrupted() {
        if (isSearching) {
            return;
        }
        Thread last = new Thread(answer, "interruption answer");
        last.setDaemon(true);
        last.start();
        try {
            last.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending, and the hook answers.
            return;
        }
    }
}
