package io.github.filaforge.cli;

import java.io.Console;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Which of the standard streams are a terminal, and what it can show.
 *
 * @param isOut whether standard output is a terminal
 * @param isErr whether standard error is
 * @param environment the environment variables, of which TERM, COLORTERM, NO_COLOR, COLUMNS and LINES matter
 */
record Terminal(boolean isOut, boolean isErr, Map<String, String> environment) {

    /** By this property the launcher says which of "out" and "err" are a terminal, separated by a comma. */
    private static final String STREAMS = "fila.terminal";

    /** Terminals that show more colours than their names tell. */
    private static final List<String> COLOURFUL =
            List.of("256color", "kitty", "alacritty", "foot", "ghostty", "wezterm");

    Terminal {
        environment = Map.copyOf(environment);
    }

    /** No stream is a terminal. */
    static Terminal none() {
        return new Terminal(false, false, Map.of());
    }

    /**
     * That of this process. Java itself can only tell whether standard input and standard output are both a terminal, so
     * that without the launcher standard error counts as none.
     */
    static Terminal ofProcess() {
        String streams = System.getProperty(STREAMS);
        if (streams == null) {
            return new Terminal(hasConsole(), false, System.getenv());
        }
        List<String> names = List.of(streams.split(",", -1));
        return new Terminal(names.contains("out"), names.contains("err"), System.getenv());
    }

    /** From JDK 22 on there may be a console that is no terminal, and a method that tells. */
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

    /** Whether the terminal is one that can do no more than print a line below the other. */
    boolean isDumb() {
        String name = name();
        return name.isEmpty() || name.equals("dumb");
    }

    /** Whether lines on standard error can be written over, which takes control sequences. */
    boolean canRewriteErr() {
        return isErr && !isDumb();
    }

    /** Whether colours are welcome where nothing else is said. */
    boolean likesColours() {
        return !isDumb() && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** How many colours the terminal shows, if any are wanted. */
    ColourDepth colours() {
        String colours = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
        if (colours.equals("truecolor") || colours.equals("24bit") || name().endsWith("-direct")) {
            return ColourDepth.FULL;
        }
        return COLOURFUL.stream().anyMatch(name()::contains) ? ColourDepth.INDEXED : ColourDepth.SIXTEEN;
    }

    private String name() {
        return environment.getOrDefault("TERM", "").toLowerCase(Locale.ROOT);
    }

    /** The size now, which takes some milliseconds to find out. */
    TerminalSize size() {
        return TerminalSize.find(environment);
    }
}
