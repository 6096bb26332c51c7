package io.github.filaforge.definition;

import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.Locale;

/** An error in a definition that {@link DefinitionError} lists. */
public final class DefinitionException extends InputException {

    private static final long serialVersionUID = 1L;

    private final DefinitionError kind;

    /**
     * Creates an error of the catalogue at a place.
     *
     * @param arguments the arguments of the patterns of the kind
     */
    DefinitionException(DefinitionError kind, SourcePosition position, Object... arguments) {
        super(
                position,
                String.format(Locale.ROOT, kind.problem, arguments),
                String.format(Locale.ROOT, kind.remedy, arguments));
        this.kind = kind;
    }

    /** Returns the error of the catalogue. */
    public DefinitionError kind() {
        return kind;
    }
}
