package io.github.filaforge.definition;

/** Thrown if a definition is wrong, with the place of the error. The message is complete and intended for the user. */
public final class DefinitionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final DefinitionError kind;
    private final SourcePosition position;

    /**
     * Creates an error of the catalogue at a place.
     *
     * @param arguments the arguments of the patterns of the kind
     */
    DefinitionException(DefinitionError kind, SourcePosition position, Object... arguments) {
        super(position.report(kind.problem(arguments), kind.remedy(arguments)));
        this.kind = kind;
        this.position = position;
    }

    /** Returns the error of the catalogue. */
    public DefinitionError kind() {
        return kind;
    }

    /** Returns the place of the error. */
    public SourcePosition position() {
        return position;
    }
}
