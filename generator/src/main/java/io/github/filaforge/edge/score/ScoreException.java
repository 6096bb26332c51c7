package io.github.filaforge.edge.score;

/** What was asked of a search for high scores cannot be had. Its message is complete and meant for the user. */
public final class ScoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ScoreException(String message) {
        super(message);
    }
}
