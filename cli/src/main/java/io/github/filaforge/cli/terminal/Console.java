package io.github.filaforge.cli.terminal;

import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.terminal.PlainOutput;
import io.github.filaforge.runtime.terminal.StatusLine;
import io.github.filaforge.runtime.text.PlainText;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams that a command reads and writes. Piece names are UTF-8 in definitions, so all output is UTF-8, whatever the
 * locale.
 *
 * @param in standard input
 * @param out standard output, which stores the reason if it could not be written
 * @param text standard output for people, by {@link PlainOutput}
 * @param data standard output for texts that a program reads: names in them stay unchanged
 * @param err standard error, for everything but results, by {@link PlainOutput}
 * @param pictures standard error for pictures with colours and a cursor that moves
 * @param status a line at the end of standard error that is drawn over
 * @param terminal the properties of the terminal, and which streams are a terminal
 * @param time the clock of everything that is shown while a command runs
 */
public record Console(
        InputStream in,
        CheckedOutput out,
        PrintStream text,
        PrintStream data,
        PrintStream err,
        PrintStream pictures,
        StatusLine status,
        Terminal terminal,
        Time time) {

    /** Returns a console of these streams, none of which is a terminal. */
    public static Console of(InputStream in, CheckedOutput out, OutputStream err) {
        return of(in, out, err, Terminal.none());
    }

    public static Console of(InputStream in, CheckedOutput out, OutputStream err, Terminal terminal) {
        return of(in, out, err, terminal, Time.real());
    }

    /** Returns a console of these streams, with a clock of its own. */
    public static Console of(InputStream in, CheckedOutput out, OutputStream err, Terminal terminal, Time time) {
        StatusLine status = new StatusLine(err);
        if (terminal.isOut()) {
            out.onTerminal();
        }
        return new Console(
                in,
                out,
                printing(PlainOutput.ofLines(out)),
                printing(out),
                printing(PlainOutput.ofLines(status)),
                printing(PlainOutput.ofPictures(status)),
                status,
                terminal,
                time);
    }

    private static PrintStream printing(OutputStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    /** Prints a line on standard error that may contain the name of a file. */
    public void say(String line) {
        err.println(PlainText.line(line));
    }

    /**
     * Checks that all output could be written.
     *
     * @throws UserException if it could not be written
     */
    public void check() {
        text.flush();
        data.flush();
        if (out.failure() != null) {
            throw new UserException(out.failure());
        }
    }
}
