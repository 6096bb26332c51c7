package io.github.filaforge.cli;

/**
 * Has an interruption answered that comes between the searches of one puzzle, as it does where most of them are short: a search
 * that goes on answers by itself.
 */
final class Interruption implements AutoCloseable {

    /** What the answer may take: standard error and the output may be pipes that nobody reads. */
    private static final long PATIENCE_MILLIS = 600;

    private final Runnable answer;
    private final Thread hook = new Thread(this::interrupted, "interruption between searches");
    private volatile boolean isSearching;

    private Interruption(Runnable answer) {
        this.answer = answer;
    }

    /**
     * Waits for an interruption, until it is closed.
     *
     * @param answer is run on another thread if it comes
     */
    static Interruption answered(Runnable answer) {
        Interruption interruption = new Interruption(answer);
        try {
            Runtime.getRuntime().addShutdownHook(interruption.hook);
        } catch (IllegalStateException e) {
            // The JVM is being ended already.
            return interruption;
        }
        return interruption;
    }

    /** A search begins that answers by itself, or has ended. */
    void searching(boolean isUnderWay) {
        isSearching = isUnderWay;
    }

    /** The JVM is being ended. */
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
            // The JVM is being ended, and the hook answers.
            return;
        }
    }
}
