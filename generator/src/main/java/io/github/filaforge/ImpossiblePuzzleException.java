package io.github.filaforge;

/** A puzzle has no solution, which parity, volumes or the images tell without a search; the message is the reason. */
public final class ImpossiblePuzzleException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ImpossiblePuzzleException(String reason) {
        super(reason);
    }
}
