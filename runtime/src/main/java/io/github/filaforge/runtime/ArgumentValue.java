package io.github.filaforge.runtime;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** What command lines have in common in the values of their options; {@code null} where a value is missing. */
public final class ArgumentValue {

    private ArgumentValue() {}

    /**
     * What is told of a value that is refused.
     *
     * @param rule which values the option takes
     */
    public static String refusal(String rule, String value) {
        return rule + (value == null ? "" : ", not '" + PlainText.line(value) + "'");
    }

    /** What the name of a file or folder leads to; {@code null} if it is no name. */
    public static Path path(String value) {
        try {
            return value == null || value.isEmpty() ? null : Path.of(value);
        } catch (InvalidPathException e) {
            return null;
        }
    }
}
