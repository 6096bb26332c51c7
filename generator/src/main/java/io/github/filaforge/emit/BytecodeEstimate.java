package io.github.filaforge.emit;

/**
 * Estimates the size of bytecode from above, so that methods can be split before they are written. HotSpot never
 * compiles a method above 8,000 bytes; generated methods stay below 6,000.
 */
public final class BytecodeEstimate {

    /** The size at which a method is split. */
    public static final int METHOD_LIMIT = 5500;

    /** An {@code ldc2_w}, or a load of a variable with an index above 3. */
    private static final int OPERAND = 3;

    private static final int INVOCATION = 3;

    private BytecodeEstimate() {}

    /** A call of a method of the same or of the solver's class whose value, if it has one, is dropped. */
    public static int call(int arguments) {
        // The receiver may be a field of this.
        return 1 + OPERAND + arguments * OPERAND + INVOCATION + 1;
    }

    /** The test whether a shape is free, with the counter that is left when one of its pieces is taken. */
    public static int shapeTest() {
        return 8 * OPERAND + 4;
    }

    /** The loop of a sieve over one word of images; measured, with 10 bytes a table and word to spare for wide indices. */
    public static int sieveLoop(int tables, int windowWords, int imageWords) {
        return 60 + 18 * tables + 72 * windowWords + 26 * imageWords;
    }
}
