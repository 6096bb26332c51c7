package io.github.filaforge.solution;

import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.definition.SourcePosition;
import io.github.filaforge.edge.file.EdgeFileException;

/** An error in a solution file, with its place. Its message is complete and meant for the user. */
public final class SolutionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final SourcePosition position;

    /**
     * Makes an error at a place.
     *
     * @param problem the problem, without a full stop
     * @param remedy the text that would be right, one line
     */
    SolutionException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
        this.position = position;
    }

    /** Makes an error from an error in an address of a board. */
    SolutionException(SourcePosition position, EdgeFileException error) {
        super(error.getMessage(), error);
        this.position = position;
    }

    /** Makes an error from an error in a line that is read as in a puzzle definition. */
    SolutionException(DefinitionException error) {
        super(error.getMessage(), error);
        this.position = error.position();
    }

    /** Returns the place of the error. */
    public SourcePosition position() {
        return position;
    }
}
