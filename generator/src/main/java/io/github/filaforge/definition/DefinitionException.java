package io.github.filaforge.definition;

/** Says what is wrong with a definition, and where. Its message is complete and meant for the user. */
public final class DefinitionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final DefinitionError kind;
    private final SourcePosition position;

    /**
     * An error of the catalogue at a place.
     *
     * @param arguments what the patterns of the kind ask for
     */
    DefinitionException(DefinitionError kind, SourcePosition position, Object... arguments) {
        super(position.report(kind.problem(arguments), kind.remedy(arguments)));
        this.kind = kind;
        this.position = position;
    }

    /** Which error of the catalogue this is. */
    public DefinitionError kind() {
        return kind;
    }

    /** Where the error is. */
    public SourcePosition position() {
        return position;
    }
}
