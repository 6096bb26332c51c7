package io.github.filaforge.plan;

/** The options ask for a plan that cannot be made; the message says what would be right. */
public final class PlanException extends Exception {

    private static final long serialVersionUID = 1L;

    public PlanException(String message) {
        super(message);
    }
}
