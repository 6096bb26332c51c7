package io.github.filaforge.edge.file;

import io.github.filaforge.definition.SourcePosition;

/** Says what is wrong with a file of an edge puzzle, and where. Its message is complete and meant for the user. */
public final class EdgeFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * An error at a place.
     *
     * @param problem what is wrong, without a full stop
     * @param remedy what would be right, one line
     */
    EdgeFileException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
    }

    /** An error of a file as a whole. */
    static EdgeFileException of(String source, String problem, String remedy) {
        return new EdgeFileException(new SourcePosition(source, 0, 0, ""), problem, remedy);
    }
}
