package io.github.filaforge.runtime.disassembly;

/** The end of a search for moves that has no result. Its message states the reason, to be read behind "not decided, since". */
public final class UndecidedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UndecidedException(String reason) {
        super(reason);
    }

    static UndecidedException afterStates(long number) {
        return new UndecidedException("there are more than " + number + (number == 1 ? " state" : " states"));
    }
}
