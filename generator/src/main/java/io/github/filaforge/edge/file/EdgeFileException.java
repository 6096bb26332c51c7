package io.github.filaforge.edge.file;

import io.github.filaforge.definition.SourcePosition;

/** An error in a file of an edge puzzle, with its place. Its message is complete and meant for the user. */
public final class EdgeFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an error at a place.
     *
     * @param problem the problem, without a full stop
     * @param remedy the text that would be right, one line
     */
    EdgeFileException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
    }

    /** Returns an error of a file as a whole. */
    static EdgeFileException of(String source, String problem, String remedy) {
        return new EdgeFileException(new SourcePosition(source, 0, 0, ""), problem, remedy);
    }
}
