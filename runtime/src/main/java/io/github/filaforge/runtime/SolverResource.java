package io.github.filaforge.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Tables that stand beside the class of a solver, in a file with its name and a suffix, because they are too long for constants:
 * 47,000 roots are 3.4 MB.
 */
public final class SolverResource {

    /** The suffix of the roots, a line each, as {@link GeneratedSolver} has them. */
    public static final String ROOTS = ".roots";

    /** The suffix of the images, as {@link ImageSplit} has them. */
    public static final String IMAGES = ".images";

    private SolverResource() {}

    /**
     * The roots of a solver.
     *
     * @throws IllegalStateException if they are not there
     */
    public static String[] roots(Class<?> solver) {
        String text = text(solver, ROOTS);
        if (text == null) {
            throw new IllegalStateException("the roots of " + solver.getName() + " are not where its class is: "
                    + fileName(solver, ROOTS) + " has to be beside it");
        }
        return lines(text);
    }

    /** The name of the file beside the class. */
    static String fileName(Class<?> solver, String suffix) {
        String name = solver.getName();
        return name.substring(name.lastIndexOf('.') + 1) + suffix;
    }

    /** A table; {@code null} if there is none. */
    static String text(Class<?> solver, String suffix) {
        try (InputStream in = solver.getResourceAsStream(fileName(solver, suffix))) {
            if (in == null) {
                return null;
            }
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a text, each of which ends with a line feed. */
    static String[] lines(String text) {
        return text.isEmpty() ? new String[0] : Words.split(text.substring(0, text.length() - 1), '\n');
    }
}
