package io.github.filaforge.cli.report;

import java.util.Locale;

/** The text of a report while it is written. Each line ends with a line feed. */
final class ReportText {

    private final StringBuilder text = new StringBuilder();

    /** Adds a line by the format of {@code String.format}, without a line feed, and its arguments. */
    void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    /** Adds a line as it is, without a line feed. */
    void plain(String line) {
        text.append(line).append('\n');
    }

    /** Adds lines, each of which ends with a line feed. */
    void lines(String lines) {
        text.append(lines);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
