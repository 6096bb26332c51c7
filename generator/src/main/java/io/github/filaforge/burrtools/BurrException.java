package io.github.filaforge.burrtools;

import io.github.filaforge.definition.SourcePosition;

/** An error in a file of BurrTools, with its place. Its message is complete and meant for the user. */
public final class BurrException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an error at a place.
     *
     * @param problem the problem, without a full stop
     * @param remedy the text that would be right, one line
     */
    BurrException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
    }

    /** Returns an error of a file as a whole, or of a part that the problem names. */
    static BurrException of(String source, String problem, String remedy) {
        return new BurrException(new SourcePosition(source, 0, 0, ""), problem, remedy);
    }
}
