package io.github.filaforge.solution;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The comment lines that announce solutions and puzzles, in the forms that have such lines. */
final class Headings {

    private static final Pattern SOLUTION =
            Pattern.compile("#\\s*-+\\s*(PIECES OF |DEFINITION OF )?SOLUTION\\s+([0-9]{1,18})\\s*-*\\s*");
    /** The line that a search for high scores prints above its best board if none has the required score. */
    private static final Pattern BEST = Pattern.compile(
            "# best board: [0-9]{1,9}(?: of [0-9]{1,9})? joins match(?:, [0-9]{1,9} cells? empty)?\\s*");

    private static final Pattern PUZZLE = Pattern.compile("# --- PUZZLE (.*) ---\\s*");
    /** The number of the best board: there is one, and no solution beside it. */
    private static final long BEST_NUMBER = 1;

    private static final String PIECES = "PIECES OF ";

    /** The kinds of headings. */
    enum Kind {
        PICTURE("picture", "SOLUTION 1"),
        PIECES("list of pieces", "PIECES OF SOLUTION 1"),
        DEFINITION("definition", "DEFINITION OF SOLUTION 1"),
        NONE("", "");

        private final String what;
        private final String example;

        Kind(String what, String example) {
            this.what = what;
            this.example = example;
        }
    }

    private final SolutionLines lines;
    private final PuzzleNames names;

    Headings(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
    }

    /** Returns the kind of heading that a line is. */
    static Kind kind(String line) {
        if (!line.startsWith("#")) {
            return Kind.NONE;
        }
        Matcher heading = SOLUTION.matcher(line);
        if (!heading.matches()) {
            return BEST.matcher(line).matches() ? Kind.PICTURE : Kind.NONE;
        }
        if (heading.group(1) == null) {
            return Kind.PICTURE;
        }
        return heading.group(1).equals(PIECES) ? Kind.PIECES : Kind.DEFINITION;
    }

    /** Returns true if a line is empty or a comment that is no heading. */
    static boolean isSkipped(String line) {
        return line.isBlank() || (line.startsWith("#") && kind(line) == Kind.NONE);
    }

    /**
     * Goes on to the next line that is a heading or no comment, and returns it without taking it; {@code null} at the end.
     */
    String find() {
        while (lines.peek() != null && isSkipped(lines.peek())) {
            String line = lines.take();
            // The lines that are skipped belong to no solution.
            lines.startSolution();
            Matcher heading = PUZZLE.matcher(line);
            if (heading.matches()) {
                names.begin(heading.group(1));
            }
        }
        return lines.peek();
    }

    /**
     * Takes the heading of the next solution, and begins the solution; empty at the end.
     *
     * @param kind the kind of the headings in this form
     * @throws InputException if the next line is another one
     */
    Optional<SolutionDraft> begin(Kind kind) {
        String line = find();
        if (line == null) {
            return Optional.empty();
        }
        if (kind(line) != kind) {
            throw lines.error(
                    0,
                    "a heading is expected here, not '" + PlainText.shortened(line) + "'",
                    "each " + kind.what + " stands behind a line like # --- " + kind.example + " ---");
        }
        Matcher heading = SOLUTION.matcher(line);
        long number = heading.matches() ? Long.parseLong(heading.group(2)) : BEST_NUMBER;
        SolutionDraft draft = new SolutionDraft(lines, names.subject(), number);
        lines.take();
        return Optional.of(draft);
    }
}
