package io.github.filaforge.cli;

/** A user's mistake; the message says what is wrong and what would be right. */
final class UserException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UserException(String message) {
        super(message);
    }
}
