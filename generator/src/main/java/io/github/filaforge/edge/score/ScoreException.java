package io.github.filaforge.edge.score;

/** A request for a search for high scores that cannot be met. Its message is complete and meant for the user. */
public final class ScoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ScoreException(String message) {
        super(message);
    }
}
