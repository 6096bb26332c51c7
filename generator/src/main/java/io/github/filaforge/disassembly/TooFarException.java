package io.github.filaforge.disassembly;

/** The error of an assembly whose pieces are beyond the limits of the tables. */
final class TooFarException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TooFarException(String reason) {
        super(reason);
    }
}
