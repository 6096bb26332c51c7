package io.github.filaforge.cli.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The size of a terminal in characters.
 *
 * @param columns the length of a line
 * @param rows the number of lines
 */
public record TerminalSize(int columns, int rows) {

    private static final TerminalSize USUAL = new TerminalSize(80, 24);

    /** The form of a number of columns or rows. It has at most five digits, which is enough for any terminal. */
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,4}");

    /** The form of the output of stty: rows, then columns. */
    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("([1-9][0-9]{0,4}) ([1-9][0-9]{0,4})\\s*");

    /**
     * Returns the size that the environment variables COLUMNS and LINES state, or else the size of the terminal of this
     * process, which stty prints. A length that neither states is the usual one, of 80 x 24.
     */
    static TerminalSize find(Map<String, String> environment) {
        Optional<Integer> columns = number(environment.get("COLUMNS"));
        Optional<Integer> rows = number(environment.get("LINES"));
        TerminalSize other = columns.isPresent() && rows.isPresent() ? USUAL : asked().orElse(USUAL);
        return new TerminalSize(columns.orElse(other.columns), rows.orElse(other.rows));
    }

    private static Optional<Integer> number(String text) {
        return Optional.ofNullable(text)
                .filter(number -> NUMBER.matcher(number).matches())
                .map(Integer::valueOf);
    }

    private static Optional<TerminalSize> asked() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            Matcher size = ROWS_AND_COLUMNS.matcher(answer);
            return size.matches()
                    ? Optional.of(new TerminalSize(Integer.parseInt(size.group(2)), Integer.parseInt(size.group(1))))
                    : Optional.empty();
        } catch (IOException e) {
            // There is no stty, or this process has no terminal.
            return Optional.empty();
        }
    }
}
