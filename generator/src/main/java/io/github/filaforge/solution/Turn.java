package io.github.filaforge.solution;

import io.github.filaforge.runtime.PlainText;

/** Reads by how many quarter turns clockwise a piece of a board is turned. */
final class Turn {

    private Turn() {}

    /**
     * The turn that a text is, 0 to 3.
     *
     * @param start where it stands in the line that was taken last
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
