package io.github.filaforge.edge.score;

/** Thrown if a request for a search for high scores cannot be met. Its message is complete and meant for the user. */
public final class ScoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ScoreException(String message) {
        super(message);
    }
}
