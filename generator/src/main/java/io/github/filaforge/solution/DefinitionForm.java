package io.github.filaforge.solution;

import io.github.filaforge.definition.Excerpt;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Definitions behind headings in which every piece is stationary and given by its cells. Of edge puzzles there are
 * {@link BoardDefinition}s.
 */
final class DefinitionForm implements SolutionForm {

    private static final Pattern OPENING = Pattern.compile(
            "D:(?:lattice=([^:]+):)?xDim=([0-9]{1,9}):yDim=([0-9]{1,9}):zDim=([0-9]{1,9})(?::wDim=([0-9]{1,9}))?(?::wrap=([xyz]{1,3}))?\\s*");
    private static final Pattern PIECE = Pattern.compile("C:name=([^:]+):type=S:layout=");
    private static final String REGION = "R:layout=";
    /** The region of a solution without a piece. */
    private static final String NO_REGION = "R";

    private static final String END_OF_REGION = "~R";
    /** The line that a definition ends with. */
    static final String END = "~D";

    private final SolutionLines lines;
    private final Headings headings;

    DefinitionForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Subject subject() {
        return headings.subject();
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.DEFINITION).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        return subject() instanceof Subject.Board board
                ? new BoardDefinition(lines, board).read(draft)
                : read(draft, headings.packing());
    }

    private SolutionDraft read(SolutionDraft draft, Puzzle puzzle) {
        readOpening(puzzle);
        String next = lines.take();
        if (next != null && next.startsWith(REGION)) {
            // The cells of all pieces, which come next.
            next = lines.take();
        } else if (next != null && next.equals(NO_REGION)) {
            next = lines.take();
            next = END_OF_REGION.equals(next) ? lines.take() : next;
        }
        while (next != null && !next.strip().equals(END)) {
            readPiece(draft, puzzle, next);
            next = lines.take();
        }
        if (next == null) {
            throw unended(lines, draft);
        }
        return draft;
    }

    /** The error of a definition without its last line. */
    static SolutionException unended(SolutionLines lines, SolutionDraft draft) {
        return lines.error(
                0, "the definition of solution " + draft.number() + " does not end", "it ends with a line " + END);
    }

    /** Takes a line that opens a definition. */
    static Matcher opening(SolutionLines lines, Pattern pattern, String example) {
        String line = lines.take();
        Matcher opening = pattern.matcher(line == null ? "" : line);
        if (!opening.matches()) {
            throw lines.error(0, "a definition is expected here", "it begins with a line like " + example);
        }
        return opening;
    }

    private void readOpening(Puzzle puzzle) {
        Matcher opening = opening(lines, OPENING, "D:xDim=10:yDim=6:zDim=1");
        String lattice = opening.group(1) == null ? Lattices.CUBIC.name() : opening.group(1);
        if (!lattice.equals(puzzle.lattice().name())) {
            throw lines.error(
                    0,
                    "a solution in the lattice " + Excerpt.shorten(lattice),
                    "the lattice of the puzzle is " + puzzle.lattice()
                            + ": are these the solutions of another puzzle?");
        }
        String box = opening.group(2) + "x" + opening.group(3) + "x" + opening.group(4)
                + (opening.group(5) == null ? "" : "x" + opening.group(5));
        Box expected = puzzle.box();
        String own = expected.xDim() + "x" + expected.yDim() + "x" + expected.zDim();
        if (!box.equals(own + (puzzle.lattice().coordinates() == 3 ? "" : "x" + expected.wDim()))) {
            throw lines.error(
                    0,
                    "a solution in a box of " + box,
                    SolutionDraft.sizeOf(expected) + ": are these the solutions of another puzzle?");
        }
        String wrap = opening.group(6) == null ? "" : opening.group(6);
        String axes = puzzle.container().periods().axes();
        if (!wrap.equals(axes)) {
            throw lines.error(
                    0,
                    "a solution in a box " + words(wrap),
                    "the box of the puzzle is " + words(axes) + ": are these the solutions of another puzzle?");
        }
    }

    private static String words(String axes) {
        return axes.isEmpty() ? "that is not closed" : "closed along " + axes;
    }

    private void readPiece(SolutionDraft draft, Puzzle puzzle, String line) {
        Matcher piece = PIECE.matcher(line);
        if (!piece.lookingAt()) {
            throw lines.error(
                    0,
                    "this is no stationary piece",
                    "the definition of a solution has lines like C:name=A:type=S:layout=0 0 0, 1 0 0");
        }
        draft.addPiece(
                piece.group(1),
                CellList.read(lines, draft, puzzle.lattice().coordinates(), line, piece.end(), line.length()));
    }
}
