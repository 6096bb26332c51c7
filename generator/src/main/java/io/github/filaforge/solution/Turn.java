package io.github.filaforge.solution;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;

/** Reads the number of quarter turns clockwise of a piece of a board. */
final class Turn {

    private Turn() {}

    /**
     * Returns the turn that a text is, 0 to 3.
     *
     * @param start the index of the text in the line that was taken last
     * @throws InputException if it is no turn
     */
    static int of(SolutionLines lines, String text, int start) {
        if (text.length() != 1 || text.charAt(0) < '0' || text.charAt(0) > '3') {
            throw lines.error(
                    start,
                    "'" + PlainText.shortened(text) + "' is no turn",
                    "a piece is turned by 0, 1, 2 or 3 quarter turns clockwise");
        }
        return text.charAt(0) - '0';
    }
}
