package io.github.filaforge.solution;

import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.definition.SourcePosition;
import io.github.filaforge.edge.file.EdgeFileException;

/** Says what is wrong with a solution file, and where. Its message is complete and meant for the user. */
public final class SolutionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final SourcePosition position;

    /**
     * An error at a place.
     *
     * @param problem what is wrong, without a full stop
     * @param remedy what would be right, one line
     */
    SolutionException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
        this.position = position;
    }

    /** An error of a file of an edge puzzle, of which a solution is. */
    SolutionException(SourcePosition position, EdgeFileException error) {
        super(error.getMessage(), error);
        this.position = position;
    }

    /** An error of a line that is read as in a puzzle definition. */
    SolutionException(DefinitionException error) {
        super(error.getMessage(), error);
        this.position = error.position();
    }

    /** Where the error is. */
    public SourcePosition position() {
        return position;
    }
}
