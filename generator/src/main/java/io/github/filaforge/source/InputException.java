package io.github.filaforge.source;

/**
 * An error in a file that the user has named, or an input that cannot be read, with its place. The message is complete and
 * intended for the user.
 */
public class InputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final SourcePosition position;

    /**
     * Creates an error at a place.
     *
     * @param problem the problem, without a full stop
     * @param remedy the remedy, one line
     */
    public InputException(SourcePosition position, String problem, String remedy) {
        super(position.report(problem, remedy));
        this.position = position;
    }

    /** Creates a copy of an error. */
    protected InputException(InputException error) {
        super(error.getMessage());
        this.position = error.position;
    }

    /** Returns an error of a file as a whole, or of a part that the problem names. */
    public static InputException of(String source, String problem, String remedy) {
        return new InputException(SourcePosition.ofWhole(source), problem, remedy);
    }

    /** Returns the place of the error. */
    public SourcePosition position() {
        return position;
    }
}
