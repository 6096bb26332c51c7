package io.github.filaforge.runtime.disassembly;

/** The end of a search for moves that has no result. Its message states the reason, to be read behind "not decided, since". */
public final class UndecidedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean isByStates;

    private UndecidedException(String reason, boolean isByStates) {
        super(reason);
        this.isByStates = isByStates;
    }

    UndecidedException(String reason) {
        this(reason, false);
    }

    static UndecidedException afterStates(long number) {
        return new UndecidedException("there are more than " + number + (number == 1 ? " state" : " states"), true);
    }

    /** Returns the reason. If the limit of states came first, a colon and the remedy follow. */
    public String withRemedy(String ofStates) {
        return isByStates ? getMessage() + ": " + ofStates : getMessage();
    }
}
