package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Reads the words of a command line one after the other, up to the first mistake. A value of an option stands behind an
 * equals sign or in the next word. A method that finds a mistake in a value returns any value.
 */
public final class ProgramArguments {

    private static final double MOST_SECONDS = 1e9;

    private final String[] words;
    private int next;
    private String option;
    /** The value of the option; null if it has none, or if its value was not read yet. */
    private String value;

    private String mistake;

    public ProgramArguments(String... words) {
        this.words = words.clone();
    }

    /** Returns the word of an argument without the value behind an equals sign. */
    public static String option(String word) {
        int equals = word.startsWith("-") ? word.indexOf('=') : -1;
        return equals < 0 ? word : word.substring(0, equals);
    }

    /** Goes to the next argument; returns false if there is none, or if there was a mistake. */
    public boolean next() {
        if (mistake != null || next == words.length) {
            return false;
        }
        String word = words[next++];
        option = option(word);
        value = option.length() == word.length() ? null : word.substring(option.length() + 1);
        return true;
    }

    /** Returns the present option, or the present word if it is no option. */
    public String option() {
        return option;
    }

    /** Returns the value of the present option; {@code null} if the command line ends before it. */
    public String value() {
        if (value == null && next < words.length) {
            value = words[next++];
        }
        return value;
    }

    /** Returns the message about the first mistake; {@code null} if there was none. */
    public String mistake() {
        return mistake;
    }

    /** Ends the reading because of a mistake. */
    public void refuse(String message) {
        mistake = message;
    }

    /** Ends the reading because the program does not have the present option. */
    public void refuseOption(String options) {
        refuse("there is no option " + PlainText.line(option) + options);
    }

    /**
     * Ends the reading because of the value of an argument.
     *
     * @param rule the values that the argument takes, in words
     */
    public void refuseValue(String rule) {
        refuse(rule + (value == null ? "" : ", not '" + PlainText.line(value) + "'"));
    }

    /** Returns true; it is a mistake if the present option has a value. */
    public boolean flag() {
        if (value != null) {
            refuse(option + " takes no value");
        }
        return true;
    }

    /** Returns a number of at least 1. */
    public long number() {
        long number = 0;
        try {
            number = value() == null ? 0 : Long.parseLong(value);
        } catch (NumberFormatException e) {
            number = 0;
        }
        if (number < 1) {
            refuseValue(option + " takes a number from 1 up");
        }
        return number;
    }

    /** Returns a number of threads. */
    public int threads() {
        return (int) Math.min(number(), Integer.MAX_VALUE);
    }

    /** Returns a number of bytes that the heap can have. */
    public long memory() {
        long bytes = value() == null ? 0 : MemorySize.parse(value);
        long most = Runtime.getRuntime().maxMemory();
        if (bytes < 1) {
            refuseValue(option + MemorySize.RULE);
        } else if (bytes > most) {
            refuse(option + " " + value + " is more than Java may take, which is " + MemorySize.text(most)
                    + ": start it with java -Xmx" + value);
        }
        return bytes;
    }

    /** Returns a number of seconds; infinite if the value is 0. */
    public double seconds() {
        double seconds = Double.NaN;
        try {
            seconds = value() == null ? Double.NaN : Double.parseDouble(value);
        } catch (NumberFormatException e) {
            seconds = Double.NaN;
        }
        // This form of the condition refuses NaN too.
        if (!(seconds >= 0 && seconds <= MOST_SECONDS)) {
            refuseValue(option + " takes a number of seconds, or 0 for any time");
        }
        return seconds == 0 ? Double.POSITIVE_INFINITY : seconds;
    }

    /** Returns a form of solutions. */
    public OutputFormat format() {
        OutputFormat format = OutputFormat.of(value());
        if (format == null) {
            refuseValue(option + " takes text, ndjson, csv, pieces or def");
        }
        return format;
    }

    /** Returns the path of a file. */
    public Path file() {
        return path(value(), option + " takes the name of a file");
    }

    /** Returns the path of a folder. */
    public Path folder() {
        return path(value(), option + " takes the name of a folder");
    }

    /** Returns the path that the present word denotes, which is no option. */
    public Path pathOfWord(String rule) {
        value = option;
        return path(value, rule);
    }

    private Path path(String name, String rule) {
        try {
            if (name != null && !name.isEmpty()) {
                return Path.of(name);
            }
        } catch (InvalidPathException e) {
            // The name is refused as an empty name is.
        }
        refuseValue(rule);
        return null;
    }
}
