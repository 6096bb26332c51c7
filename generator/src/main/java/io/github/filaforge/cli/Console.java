package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckedOutput;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes. Piece names are UTF-8 in definitions, so they are in everything that is printed, whatever
 * the locale.
 *
 * @param in standard input
 * @param out standard output, which remembers why it could not be written
 * @param text the same for text
 * @param err for everything but results
 * @param terminal which of the streams are a terminal
 */
record Console(InputStream in, CheckedOutput out, PrintStream text, PrintStream err, Terminal terminal) {

    /** A console of these streams, none of which is a terminal. */
    static Console of(InputStream in, CheckedOutput out, OutputStream err) {
        return of(in, out, err, Terminal.none());
    }

    /** A console of these streams. */
    static Console of(InputStream in, CheckedOutput out, OutputStream err, Terminal terminal) {
        return new Console(
                in,
                out,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal);
    }

    /**
     * Looks whether all that was printed could be written.
     *
     * @throws UserException if not
     */
    void check() {
        text.flush();
        if (out.failure() != null) {
            throw new UserException(out.failure());
        }
    }
}
