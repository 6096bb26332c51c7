package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.Search;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * The data that another JVM needs, in addition to class files, to run a search. The file of a description is a properties
 * text that depends on these values only. Immutable.
 *
 * @param className the name of the solver's class
 * @param format the {@link GeneratedSolver#FORMAT} for which the solver was generated
 * @param puzzle the name of the puzzle
 * @param strategy the name of the strategy
 * @param roots the number of roots
 * @param options the options with which the solver was generated, as on a command line
 */
public record JobDescription(String className, int format, String puzzle, String strategy, int roots, String options) {

    private static final String CLASS = "class";
    private static final String FORMAT = "format";
    private static final String PUZZLE = "puzzle";
    private static final String STRATEGY = "strategy";
    private static final String ROOTS = "roots";
    private static final String OPTIONS = "options";

    /**
     * Reads a file that {@link #write} has written.
     *
     * @throws IOException if the file cannot be read, or is not a job
     */
    public static JobDescription read(Path file) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + " is not a job: " + e.getMessage(), e);
        }
        return new JobDescription(
                value(file, properties, CLASS),
                number(file, properties, FORMAT),
                value(file, properties, PUZZLE),
                value(file, properties, STRATEGY),
                number(file, properties, ROOTS),
                value(file, properties, OPTIONS));
    }

    private static String value(Path file, Properties properties, String key) throws IOException {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IOException(file + " is not a job: it has no property " + key);
        }
        return value;
    }

    private static int number(Path file, Properties properties, String key) throws IOException {
        String value = value(file, properties, key);
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new IOException(file + " is not a job: property " + key + " is no number: " + value, e);
        }
    }

    /**
     * Writes the description to a file. The code does not use {@link Properties}, which would add the date.
     *
     * @throws IOException if the file cannot be written
     */
    public void write(Path file) throws IOException {
        String text = line(CLASS, className)
                + line(FORMAT, String.valueOf(format))
                + line(PUZZLE, puzzle)
                + line(STRATEGY, strategy)
                + line(ROOTS, String.valueOf(roots))
                + line(OPTIONS, options);
        Files.writeString(file, text, StandardCharsets.US_ASCII);
    }

    private static String line(String key, String value) {
        StringBuilder text = new StringBuilder(key).append('=');
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            if (each == '\\' || (each == ' ' && i == 0)) {
                text.append('\\').append(each);
            } else if (each < ' ' || each > '~') {
                String digits = Integer.toHexString(each);
                text.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
            } else {
                text.append(each);
            }
        }
        return text.append('\n').toString();
    }

    /**
     * Creates a solver.
     *
     * @param classes the class loader that finds its class
     * @throws IllegalStateException if the solver was generated for another version of this package, if its class cannot be
     *     used, or if it has another number of roots
     */
    public Search load(ClassLoader classes) {
        GeneratedSolver.checkFormat(format);
        Search solver;
        try {
            solver = Class.forName(className, true, classes)
                    .asSubclass(Search.class)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException | ClassCastException | LinkageError e) {
            throw new IllegalStateException("cannot load the solver " + className + ": " + e, e);
        }
        if (solver.rootCount() != roots) {
            throw new IllegalStateException(
                    "the solver " + className + " has " + solver.rootCount() + " roots, but the job has " + roots);
        }
        return solver;
    }
}
