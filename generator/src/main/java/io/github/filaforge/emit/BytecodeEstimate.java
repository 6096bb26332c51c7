package io.github.filaforge.emit;

/**
 * Estimates upper bounds of the size of bytecode, so that methods can be split before they are written. HotSpot never
 * compiles a method above 8,000 bytes. Generated methods stay below 6,000.
 */
public final class BytecodeEstimate {

    /** The size at which a method is split, in bytes. */
    public static final int METHOD_LIMIT = 5500;

    /** The size of an {@code ldc2_w}, or of a load of a variable with an index above 3. */
    private static final int OPERAND = 3;

    private static final int INVOCATION = 3;

    private BytecodeEstimate() {}

    /**
     * Returns the size of a call of a method of the present class, or of the class of the solver. If the method returns a
     * value, the value is dropped.
     */
    public static int call(int arguments) {
        // The receiver may be a field of this object.
        return 1 + OPERAND + arguments * OPERAND + INVOCATION + 1;
    }

    /**
     * Returns the size of the test whether a shape has unused pieces, with the counter after one of its pieces is placed.
     */
    public static int shapeTest() {
        return 8 * OPERAND + 4;
    }

    /**
     * Returns the size of the loop of a sieve over one word of images. It was measured, and has 10 bytes for each table and
     * word to spare, for wide indices.
     */
    public static int sieveLoop(int tables, int windowWords, int imageWords) {
        return 60 + 18 * tables + 72 * windowWords + 26 * imageWords;
    }
}
