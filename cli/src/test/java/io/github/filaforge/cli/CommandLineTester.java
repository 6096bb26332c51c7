package io.github.filaforge.cli;

import io.github.filaforge.cli.options.OptionText;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.search.PackingBuilder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs command lines in this JVM, on streams of their own. */
public final class CommandLineTester {

    private CommandLineTester() {}

    /**
     * The result of a command line.
     *
     * @param exitCode the exit code that the process would have
     * @param out the text on standard output
     * @param err the text on standard error
     */
    public record Ended(int exitCode, String out, String err) {

        /** The last line on standard error, such as the number of solutions. */
        public String lastErrorLine() {
            List<String> lines = err.lines().toList();
            return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
        }
    }

    /** A clock on which no command takes so long that it shows its progress. */
    private static final Time STOPPED = new Time() {
        @Override
        public long nanos() {
            return 0;
        }

        @Override
        public void await(long nanos) {}
    };

    /** Returns the options that make an equal search. */
    public static String options(PackingBuilder search) {
        return search.of(search.request()
                        .but()
                        .settingsText(OptionText.WITH_RUNTIME)
                        .build())
                .options();
    }

    /** Runs a command line. */
    public static Ended fila(String... arguments) {
        return filaReading("", arguments);
    }

    /** Runs a command line with a text on standard input. */
    public static Ended filaReading(String input, String... arguments) {
        return filaReadingFrom(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), arguments);
    }

    /** Runs a command line with any standard input. */
    static Ended filaReadingFrom(InputStream in, String... arguments) {
        return run(in, Terminal.none(), STOPPED, arguments);
    }

    /** Runs a command line on a terminal, in a time of its own. */
    static Ended filaOn(Terminal terminal, Time time, String... arguments) {
        return run(InputStream.nullInputStream(), terminal, time, arguments);
    }

    private static Ended run(InputStream in, Terminal terminal, Time time, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = Console.of(in, new CheckedOutput(out, "standard output"), err, terminal, time);
        int exitCode = Main.run(console, arguments);
        console.text().flush();
        return new Ended(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
