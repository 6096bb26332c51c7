package io.github.filaforge.burrtools;

import io.github.filaforge.definition.SourcePosition;

/** Says what is wrong with a file of BurrTools, and where. Its message is complete and meant for the user. */
public final class BurrException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * An error at a place.
     *
     * @param problem what is wrong, without a full stop
     * @param remedy what would be right, one line
     */
    BurrException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
    }

    /** An error of a file as a whole, or of a part that the problem names. */
    static BurrException of(String source, String problem, String remedy) {
        return new BurrException(new SourcePosition(source, 0, 0, ""), problem, remedy);
    }
}
