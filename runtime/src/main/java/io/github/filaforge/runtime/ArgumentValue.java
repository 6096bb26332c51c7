package io.github.filaforge.runtime;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Methods for the values of command-line options. A value is {@code null} where the command line ends before it. */
public final class ArgumentValue {

    private ArgumentValue() {}

    /**
     * Returns the message that refuses a value.
     *
     * @param rule the values that the option takes, in words
     * @param value the value that was given; {@code null} if it is missing
     */
    public static String refusal(String rule, String value) {
        return rule + (value == null ? "" : ", not '" + PlainText.line(value) + "'");
    }

    /**
     * Returns the path that a name of a file or folder denotes; {@code null} if the name is missing, empty or not a valid
     * path.
     */
    public static Path path(String value) {
        try {
            return value == null || value.isEmpty() ? null : Path.of(value);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
