package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Reads the words of a command line one after the other, up to the first mistake, and has the options that several programs
 * have. A value of an option stands behind an equals sign or in the next word. A method that finds a mistake in a value
 * returns any value.
 */
public class ProgramArguments {

    private static final double MOST_SECONDS = 1e9;

    /** True if solutions are only counted. */
    protected boolean count;
    /** The number of threads; 0 if it is not given. */
    protected int threads;
    /** The number of bytes for states; 0 if it is not given. */
    protected long memory;
    /** The file for the solutions; null if it is not given. */
    protected Path output;
    /** The format of the solutions; null if it is not given. */
    protected OutputFormat format;

    private boolean noProgress;
    private Optional<Duration> time = Optional.empty();
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
    public final boolean next() {
        if (mistake != null || next == words.length) {
            return false;
        }
        String word = words[next++];
        option = option(word);
        value = option.length() == word.length() ? null : word.substring(option.length() + 1);
        return true;
    }

    /** Returns the present option, or the present word if it is no option. */
    public final String option() {
        return option;
    }

    /** Returns the value of the present option; {@code null} if the command line ends before it. */
    public final String value() {
        if (value == null && next < words.length) {
            value = words[next++];
        }
        return value;
    }

    /** Returns the message about the first mistake; {@code null} if there was none. */
    public final String mistake() {
        return mistake;
    }

    /** Ends the reading because of a mistake. */
    public final void refuse(String message) {
        mistake = message;
    }

    /** Ends the reading because the program does not have the present option. */
    public final void refuseOption(String options) {
        refuse("there is no option " + PlainText.line(option) + options);
    }

    /** Reads the present option if it is one that several programs have; else refuses it. */
    protected final void readShared(String options) {
        switch (option) {
            case "--count" -> count = flag();
            case "--threads" -> threads = (int) Math.min(number(), Integer.MAX_VALUE);
            case "--memory" -> readMemory();
            case "--time" -> readTime();
            case "--no-progress" -> noProgress = flag();
            case "--output" -> output = path(value(), option + " takes the name of a file");
            case "--format" -> {
                format = OutputFormat.of(value());
                if (format == null) {
                    refuseValue(option + " takes text, ndjson, csv, pieces or def");
                }
            }
            default -> refuseOption(options);
        }
    }

    /** Returns the output format: that of {@code --format}, or else that of the ending of the output file. */
    public final OutputFormat format() {
        OutputFormat byName = output == null ? OutputFormat.TEXT : OutputFormat.ofFile(output.toString());
        return format == null ? byName : format;
    }

    /** Returns true if the time of the search is given. */
    protected final boolean hasTime() {
        return time.isPresent();
    }

    /** Returns the deadline of a search that begins now. */
    public final Deadline deadline() {
        return Deadline.after(time);
    }

    private void readTime() {
        time = Optional.ofNullable(value()).flatMap(Deadline::time);
        if (time.isEmpty()) {
            refuseValue(option() + Deadline.RULE);
        }
    }

    /** Returns the file for the results; {@code null} if none is given. */
    public final Path output() {
        return output;
    }

    /** Returns true if the progress of the search is shown. */
    public final boolean isProgressShown() {
        return !noProgress;
    }

    /**
     * Ends the reading because of the value of an argument.
     *
     * @param rule the values that the argument takes, in words
     */
    public final void refuseValue(String rule) {
        refuse(rule + (value == null ? "" : ", not '" + PlainText.line(value) + "'"));
    }

    /** Returns true; it is a mistake if the present option has a value. */
    public final boolean flag() {
        if (value != null) {
            refuse(option + " takes no value");
        }
        return true;
    }

    /** Returns a number of at least 1. */
    public final long number() {
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

    private void readMemory() {
        memory = value() == null ? 0 : MemorySize.parse(value);
        long most = Runtime.getRuntime().maxMemory();
        if (memory < 1) {
            refuseValue(option + MemorySize.RULE);
        } else if (memory > most) {
            refuse(option + " " + value + " is more than Java may take, which is " + MemorySize.text(most)
                    + ": start it with java -Xmx" + value);
        }
    }

    /** Returns a number of seconds; infinite if the value is 0. */
    public final double seconds() {
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

    /** Returns the path of a folder. */
    public final Path folder() {
        return path(value(), option + " takes the name of a folder");
    }

    /** Returns the path that the present word denotes, which is no option. */
    public final Path pathOfWord(String rule) {
        value = option;
        return path(value, rule);
    }

    /**
     * Returns the path with a name.
     *
     * @param name the name; if it is null, empty or not a path, it is refused
     * @param rule the values that the argument takes, in words
     */
    final Path path(String name, String rule) {
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
