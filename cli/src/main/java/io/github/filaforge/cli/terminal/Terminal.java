package io.github.filaforge.cli.terminal;

import java.io.Console;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The properties of the terminal, and which of the standard streams are a terminal.
 *
 * @param isOut true if standard output is a terminal
 * @param isErr true if standard error is a terminal
 * @param environment the environment variables, of which TERM, COLORTERM, NO_COLOR, COLUMNS and LINES matter
 */
public record Terminal(boolean isOut, boolean isErr, Map<String, String> environment) {

    /** The property in which the launcher states which of "out" and "err" are a terminal, separated by a comma. */
    private static final String STREAMS = "fila.terminal";

    /** Parts of the names of terminals that show more colours than their names state. */
    private static final List<String> COLOURFUL =
            List.of("256color", "kitty", "alacritty", "foot", "ghostty", "wezterm");

    public Terminal {
        environment = Map.copyOf(environment);
    }

    /** Returns the properties for a process none of whose streams is a terminal. */
    public static Terminal none() {
        return new Terminal(false, false, Map.of());
    }

    /**
     * Returns the terminal of this process. Java can only determine whether standard input and standard output are both a
     * terminal. Without the launcher, standard error therefore counts as no terminal.
     */
    public static Terminal ofProcess() {
        String streams = System.getProperty(STREAMS);
        if (streams == null) {
            return new Terminal(hasConsole(), false, System.getenv());
        }
        List<String> names = List.of(streams.split(",", -1));
        return new Terminal(names.contains("out"), names.contains("err"), System.getenv());
    }

    /**
     * Returns true if this process has a console that is a terminal. From JDK 22 on there may be a console that is not a
     * terminal, and a method that states it.
     */
    @SuppressWarnings("SystemConsoleNull") // before, it is null if there is none
    private static boolean hasConsole() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Returns true if the terminal can only print one line below the other. */
    boolean isDumb() {
        String name = name();
        return name.isEmpty() || name.equals("dumb");
    }

    /** Returns true if lines on standard error can be drawn over, which takes control sequences. */
    public boolean canRewriteErr() {
        return isErr && !isDumb();
    }

    /** Returns true if pieces are in colour by default. */
    public boolean likesColours() {
        return !isDumb() && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Returns the number of colours that the terminal shows, if colours are wanted. */
    public ColourDepth colours() {
        String colours = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
        if (colours.equals("truecolor") || colours.equals("24bit") || name().endsWith("-direct")) {
            return ColourDepth.FULL;
        }
        return COLOURFUL.stream().anyMatch(name()::contains) ? ColourDepth.INDEXED : ColourDepth.SIXTEEN;
    }

    private String name() {
        return environment.getOrDefault("TERM", "").toLowerCase(Locale.ROOT);
    }

    /** Returns the present size of the terminal, which takes some milliseconds to find. */
    public Size size() {
        return Size.find(environment);
    }

    /** The size of a terminal in characters. */
    public record Size(int columns, int rows) {

        private static final Size USUAL = new Size(80, 24);

        /** The form of a number of columns or rows. It has at most five digits, which is enough for any terminal. */
        private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,4}");

        /** The form of the output of stty: rows, then columns. */
        private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("([1-9][0-9]{0,4}) ([1-9][0-9]{0,4})\\s*");

        /**
         * Returns the size that the environment variables COLUMNS and LINES state, or else the size of the terminal of this
         * process, which stty prints. A length that neither states is the usual one, of 80 x 24.
         */
        static Size find(Map<String, String> environment) {
            Optional<Integer> columns = number(environment.get("COLUMNS"));
            Optional<Integer> rows = number(environment.get("LINES"));
            Size other = columns.isPresent() && rows.isPresent() ? USUAL : asked().orElse(USUAL);
            return new Size(columns.orElse(other.columns), rows.orElse(other.rows));
        }

        private static Optional<Integer> number(String text) {
            return Optional.ofNullable(text)
                    .filter(number -> NUMBER.matcher(number).matches())
                    .map(Integer::valueOf);
        }

        private static Optional<Size> asked() {
            try {
                Process stty = new ProcessBuilder("stty", "size")
                        .redirectInput(new File("/dev/tty"))
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                String answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
                Matcher size = ROWS_AND_COLUMNS.matcher(answer);
                return size.matches()
                        ? Optional.of(new Size(Integer.parseInt(size.group(2)), Integer.parseInt(size.group(1))))
                        : Optional.empty();
            } catch (IOException e) {
                // There is no stty, or this process has no terminal.
                return Optional.empty();
            }
        }
    }
}
