package io.github.filaforge.solution;

import io.github.filaforge.definition.Excerpt;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Definitions behind headings in which every piece is stationary and given by its cells. */
final class DefinitionForm implements SolutionForm {

    private static final Pattern OPENING = Pattern.compile(
            "D:(?:lattice=([^:]+):)?xDim=([0-9]{1,9}):yDim=([0-9]{1,9}):zDim=([0-9]{1,9})(?::wDim=([0-9]{1,9}))?(?::wrap=([xyz]{1,3}))?\\s*");
    private static final Pattern PIECE = Pattern.compile("C:name=([^:]+):type=S:layout=");
    private static final String REGION = "R:layout=";
    /** The region of a solution without a piece. */
    private static final String NO_REGION = "R";

    private static final String END_OF_REGION = "~R";
    private static final String END = "~D";

    private final SolutionLines lines;
    private final Headings headings;

    DefinitionForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Puzzle puzzle() {
        return headings.puzzle();
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.DEFINITION).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        readOpening();
        String next = lines.take();
        if (next != null && next.startsWith(REGION)) {
            // The cells of all pieces, which come next.
            next = lines.take();
        } else if (next != null && next.equals(NO_REGION)) {
            next = lines.take();
            next = END_OF_REGION.equals(next) ? lines.take() : next;
        }
        while (next != null && !next.strip().equals(END)) {
            readPiece(draft, next);
            next = lines.take();
        }
        if (next == null) {
            throw lines.error(
                    0, "the definition of solution " + draft.number() + " does not end", "it ends with a line ~D");
        }
        return draft;
    }

    private void readOpening() {
        String line = lines.take();
        Matcher opening = OPENING.matcher(line == null ? "" : line);
        if (!opening.matches()) {
            throw lines.error(0, "a definition is expected here", "it begins with a line like D:xDim=10:yDim=6:zDim=1");
        }
        String lattice = opening.group(1) == null ? Lattices.CUBIC.name() : opening.group(1);
        if (!lattice.equals(puzzle().lattice().name())) {
            throw lines.error(
                    0,
                    "a solution in the lattice " + Excerpt.shorten(lattice),
                    "the lattice of the puzzle is " + puzzle().lattice()
                            + ": are these the solutions of another puzzle?");
        }
        String box = opening.group(2) + "x" + opening.group(3) + "x" + opening.group(4)
                + (opening.group(5) == null ? "" : "x" + opening.group(5));
        Box expected = puzzle().box();
        String own = expected.xDim() + "x" + expected.yDim() + "x" + expected.zDim();
        if (!box.equals(own + (puzzle().lattice().coordinates() == 3 ? "" : "x" + expected.wDim()))) {
            throw lines.error(
                    0,
                    "a solution in a box of " + box,
                    SolutionDraft.sizeOf(expected) + ": are these the solutions of another puzzle?");
        }
        String wrap = opening.group(6) == null ? "" : opening.group(6);
        String axes = puzzle().container().periods().axes();
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

    private void readPiece(SolutionDraft draft, String line) {
        Matcher piece = PIECE.matcher(line);
        if (!piece.lookingAt()) {
            throw lines.error(
                    0,
                    "this is no stationary piece",
                    "the definition of a solution has lines like C:name=A:type=S:layout=0 0 0, 1 0 0");
        }
        draft.addPiece(
                piece.group(1),
                CellList.read(lines, draft, puzzle().lattice().coordinates(), line, piece.end(), line.length()));
    }
}
