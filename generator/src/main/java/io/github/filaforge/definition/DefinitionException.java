package io.github.filaforge.definition;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.Locale;
import java.util.Optional;

/** An error in a definition that {@link DefinitionError} lists. */
public final class DefinitionException extends InputException {

    private static final long serialVersionUID = 1L;

    private final DefinitionError kind;
    /** The puzzle that has no other error than this one, or null. A copy of this exception in another JVM has none. */
    private final transient Defined<Puzzle> unfinished;

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
        this.unfinished = null;
    }

    private DefinitionException(DefinitionException error, Defined<Puzzle> unfinished) {
        super(error);
        this.kind = error.kind;
        this.unfinished = unfinished;
        setStackTrace(error.getStackTrace());
    }

    /** Returns this error as an error of a packing that is read to its end, but whose pieces do not fit its region. */
    DefinitionException of(Defined<Puzzle> puzzle) {
        return new DefinitionException(this, puzzle);
    }

    /** Returns the error of the catalogue. */
    public DefinitionError kind() {
        return kind;
    }

    /**
     * Returns the packing, if it was read to its end and only its pieces do not fit its region: their volumes or their
     * number are wrong. A program in which a person draws a puzzle can show it.
     */
    public Optional<Defined<Puzzle>> unfinished() {
        return Optional.ofNullable(unfinished);
    }
}
