package io.github.filaforge.result;

/**
 * The exception for a puzzle that is known without a search to have no solution, because of parity, volumes or the images.
 * The message is the reason.
 */
public final class ImpossiblePuzzleException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ImpossiblePuzzleException(String reason) {
        super(reason);
    }
}
