package io.github.filaforge.solution;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.PlainText;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The comment lines that say what follows, in the forms that have such. */
final class Headings {

    private static final Pattern SOLUTION =
            Pattern.compile("#\\s*-+\\s*(PIECES OF |DEFINITION OF )?SOLUTION\\s+([0-9]{1,18})\\s*-*\\s*");
    /** What a search for high scores prints above its best board if none has the score that was asked for. */
    private static final Pattern BEST = Pattern.compile(
            "# best board: [0-9]{1,9}(?: of [0-9]{1,9})? joins match(?:, [0-9]{1,9} cells? empty)?\\s*");

    private static final Pattern PUZZLE = Pattern.compile("# --- PUZZLE (.*) ---\\s*");
    /** There is one best board, and no solution beside it. */
    private static final long BEST_NUMBER = 1;

    private static final String PIECES = "PIECES OF ";

    /** What a line is. */
    enum Kind {
        /** The heading of a picture. */
        PICTURE("picture", "SOLUTION 1"),
        /** The heading of a list of pieces. */
        PIECES("list of pieces", "PIECES OF SOLUTION 1"),
        /** The heading of a definition. */
        DEFINITION("definition", "DEFINITION OF SOLUTION 1"),
        /** Anything else. */
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
    private Subject subject;

    Headings(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
    }

    /** What a line is the heading of. */
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

    /** Whether a line holds nothing for a reader: a comment, or nothing at all. */
    static boolean isSkipped(String line) {
        return line.isBlank() || (line.startsWith("#") && kind(line) == Kind.NONE);
    }

    /** Goes on to the next line that is no comment, or a heading; {@code null} at the end. The line is not taken. */
    String find() {
        while (lines.peek() != null && isSkipped(lines.peek())) {
            String line = lines.take();
            // What is skipped belongs to no solution.
            lines.startSolution();
            Matcher heading = PUZZLE.matcher(line);
            if (heading.matches()) {
                names.begin(heading.group(1));
            }
        }
        return lines.peek();
    }

    /**
     * Takes the heading of the next solution, and begins it; empty at the end.
     *
     * @param kind what stands behind the headings
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
        return Optional.of(takeSolution());
    }

    private SolutionDraft takeSolution() {
        Matcher heading = SOLUTION.matcher(lines.peek());
        subject = names.subject();
        SolutionDraft draft =
                new SolutionDraft(lines, heading.matches() ? Long.parseLong(heading.group(2)) : BEST_NUMBER);
        lines.take();
        return draft;
    }

    /** The puzzle of the solution that was begun last. */
    Subject subject() {
        return subject;
    }

    /** The same, of which it is known that it is a packing. */
    Puzzle packing() {
        return ((Subject.Packing) subject).puzzle();
    }
}
