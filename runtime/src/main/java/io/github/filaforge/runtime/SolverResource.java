package io.github.filaforge.runtime;

import io.github.filaforge.runtime.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Reads tables that are in files beside the class of a solver. The name of such a file is the name of the class and a
 * suffix. The tables are in files because they are too long for constants: 47,000 roots are 3.4 MB.
 */
public final class SolverResource {

    /** The suffix of the file of the roots. It has one root on each line, in the form of {@link GeneratedSolver}. */
    public static final String ROOTS = ".roots";

    /** The suffix of the file of the images, in the form of {@link ImageSplit}. */
    public static final String IMAGES = ".images";

    /** The suffix of the file with the fingerprint of the jar; only a native program has it, since it has no jar. */
    public static final String JAR = ".jar.sha256";

    private SolverResource() {}

    /**
     * Returns the roots of a solver.
     *
     * @throws IllegalStateException if the file does not exist
     */
    public static String[] roots(Class<?> solver) {
        String text = text(solver, ROOTS);
        if (text == null) {
            throw new IllegalStateException("the roots of " + solver.getName() + " are not where its class is: "
                    + fileName(solver, ROOTS) + " has to be beside it");
        }
        return lines(text);
    }

    /** Returns the name of the file beside the class, without its folder. */
    static String fileName(Class<?> solver, String suffix) {
        String name = solver.getName();
        return name.substring(name.lastIndexOf('.') + 1) + suffix;
    }

    /** Returns the text of a file beside the class of a solver; {@code null} if the file does not exist. */
    public static String text(Class<?> solver, String suffix) {
        try (InputStream in = solver.getResourceAsStream(fileName(solver, suffix))) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the lines of a text in which each line ends with a line feed. */
    static String[] lines(String text) {
        return text.isEmpty() ? new String[0] : Words.split(text.substring(0, text.length() - 1), '\n');
    }
}
