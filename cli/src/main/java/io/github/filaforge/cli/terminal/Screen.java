package io.github.filaforge.cli.terminal;

import java.io.PrintStream;
import java.util.List;

/**
 * The last lines on a terminal, on which each picture replaces the previous picture. All other text is printed above them.
 * Safe for use by several threads.
 */
public final class Screen implements AutoCloseable {

    private static final String HIDE_CURSOR = "\u001b[?25l";
    private static final String SHOW_CURSOR = "\u001b[?25h";
    private static final String ERASE_REST_OF_LINE = "\u001b[K";
    private static final String ERASE_BELOW = "\u001b[J";

    private final PrintStream terminal;
    private final Terminal.Size size;
    private final PiecePainter painter;
    /** The number of lines above the line of the cursor; -1 if nothing is shown. */
    private int linesAbove = -1;

    private boolean closed;

    public Screen(PrintStream terminal, Terminal.Size size, PiecePainter painter) {
        this.terminal = terminal;
        this.size = size;
        this.painter = painter;
    }

    /**
     * Shows a picture in place of the previous picture. A picture that is too large is cut to fit.
     *
     * @param picture the rows, each ending with a line feed
     * @param caption a line to stand below the picture
     */
    public synchronized void show(String picture, String caption) {
        if (closed) {
            return;
        }
        List<String> rows = picture.lines().toList();
        int columns = rows.stream().mapToInt(Columns::of).max().orElse(0);
        // The last character of a line stays free: some terminals go on in the next line when it is filled.
        int room = size.columns() - 1;
        // One line separates the picture from the text above it, and one line is for the caption.
        int shown = Math.min(rows.size(), Math.max(1, size.rows() - 2));
        StringBuilder text = new StringBuilder(linesAbove < 0 ? HIDE_CURSOR : toTop());
        text.append(ERASE_REST_OF_LINE).append('\n');
        rows.stream()
                .limit(shown)
                .forEach(row -> text.append(painter.paintRow(row, room + 1))
                        .append(ERASE_REST_OF_LINE)
                        .append('\n'));
        boolean isCut = shown < rows.size() || columns > room;
        String line = isCut ? "cut to fit: " + caption : caption;
        text.append(Columns.cut(line, room)).append(ERASE_REST_OF_LINE);
        terminal.print(text);
        terminal.flush();
        linesAbove = 1 + shown;
    }

    private String toTop() {
        return linesAbove > 0 ? "\r\u001b[" + linesAbove + "A" : "\r";
    }

    /** Prints text above the picture. The caller has to show the picture again afterwards. */
    public synchronized void above(Runnable printing) {
        if (linesAbove >= 0) {
            terminal.print(toTop() + ERASE_BELOW);
            terminal.flush();
            linesAbove = 0;
        }
        printing.run();
    }

    /** Leaves the picture in its place and goes on below it. Nothing more is shown. */
    public synchronized void leave() {
        // On Ctrl-C a system may have removed a part of the picture.
        end("\n" + ERASE_BELOW);
    }

    /** Removes the picture. Nothing more is shown. */
    @Override
    public synchronized void close() {
        end(toTop() + ERASE_BELOW);
    }

    private void end(String last) {
        if (!closed && linesAbove >= 0) {
            terminal.print(last + SHOW_CURSOR);
            terminal.flush();
        }
        closed = true;
    }
}
