package io.github.filaforge.libraries.logging;

/**
 * A logger that records nothing, in the place of {@code java.util.logging.Logger} in Janino. To make the first logger of the
 * JDK, the JVM opens every jar of the class path and looks for another implementation, and then reads a file of settings.
 */
public final class Logger {

    private static final Logger SILENT = new Logger();

    private Logger() {}

    /** Returns the logger with a name. */
    public static Logger getLogger(String name) {
        return SILENT;
    }

    /** Returns false. */
    public boolean isLoggable(Level level) {
        return false;
    }

    /** Ignores a message. */
    public void log(Level level, String message, Object... values) {}

    /** Ignores a message. */
    public void fine(String message) {}

    /** Ignores the call of a method. */
    public void entering(String type, String method, Object value) {}

    /** Ignores the return from a method. */
    public void exiting(String type, String method, Object value) {}

    /** The levels that Janino names. */
    public enum Level {
        FINE,
        FINER
    }
}
