package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.SolverResource;

/**
 * The file beside the class of a packaged solver that identifies the program. A native program has neither the manifest nor
 * the class files of the jar that it was compiled from, so this file repeats the data that the program reads from them. Each
 * value is a line that ends with a line feed.
 *
 * @param version the version of Filaforge that has written the program
 * @param classFile the SHA-256 of the class file of the solver, in hexadecimal
 */
public record ProgramFile(String version, String classFile) {

    /** The suffix of the file, whose name is the name of the class and this suffix. */
    public static final String SUFFIX = ".program";

    private static final int VALUES = 2;

    /**
     * Reads the file of a solver.
     *
     * @return {@code null} if the solver has none, because it was not packaged
     * @throws IllegalStateException if the file is damaged
     */
    static ProgramFile of(Class<?> solver) {
        String text = SolverResource.text(solver, SUFFIX);
        if (text == null) {
            return null;
        }
        String[] values = text.split("\n", -1);
        if (values.length != VALUES + 1 || values[0].isEmpty() || values[1].isEmpty()) {
            throw new IllegalStateException("the file " + SUFFIX + " of " + solver.getName() + " is damaged");
        }
        return new ProgramFile(values[0], values[1]);
    }

    /** Returns the content of the file. */
    public String text() {
        return version + "\n" + classFile + "\n";
    }
}
