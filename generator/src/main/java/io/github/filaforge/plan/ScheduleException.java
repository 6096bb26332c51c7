package io.github.filaforge.plan;

/** A schedule cannot be read; the message says what would do. */
public final class ScheduleException extends Exception {

    private static final long serialVersionUID = 1L;

    ScheduleException(String message) {
        super(message);
    }
}
