package io.github.filaforge.solution;

import io.github.filaforge.definition.OpeningLine;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.InputException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Definitions behind headings in which every piece is stationary and given by its cells. Edge puzzles have {@link
 * BoardDefinition}s.
 */
final class DefinitionForm implements SolutionForm {

    private static final Pattern PIECE = Pattern.compile("C:name=([^:]+):type=S:layout=");
    private static final String REGION = "R:layout=";
    /** The region of a solution without a piece. */
    private static final String NO_REGION = "R";

    private static final String END_OF_REGION = "~R";
    /** The line with which a definition ends. */
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
            // This line has the cells of all pieces, which come next.
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

    /** Returns the error of a definition without its last line. */
    static InputException unended(SolutionLines lines, SolutionDraft draft) {
        return lines.error(
                0, "the definition of solution " + draft.number() + " does not end", "it ends with a line " + END);
    }

    /**
     * Takes a line that opens a definition.
     *
     * @param edges true if it has to open an edge puzzle
     * @param example a line that opens a definition of this kind, for messages
     * @throws InputException if the line opens no definition of this kind
     */
    static OpeningLine opening(SolutionLines lines, boolean edges, String example) {
        String line = lines.take();
        return OpeningLine.of(lines.source(), lines.number(), line == null ? "" : line)
                .filter(opening -> opening.isOfEdges() == edges)
                .orElseThrow(
                        () -> lines.error(0, "a definition is expected here", "it begins with a line like " + example));
    }

    private void readOpening(Puzzle puzzle) {
        Container container = opening(lines, false, "D:xDim=10:yDim=6:zDim=1").container();
        String lattice = container.lattice().name();
        if (!lattice.equals(puzzle.lattice().name())) {
            throw lines.error(
                    0,
                    "a solution in the lattice " + lattice,
                    "the lattice of the puzzle is " + puzzle.lattice()
                            + ": are these the solutions of another puzzle?");
        }
        Box box = container.box();
        if (!box.equals(puzzle.box())) {
            throw lines.error(
                    0,
                    "a solution in a box of " + box.xDim() + "x" + box.yDim() + "x" + box.zDim()
                            + (puzzle.lattice().coordinates() == 3 ? "" : "x" + box.wDim()),
                    SolutionDraft.sizeOf(puzzle.box()) + ": are these the solutions of another puzzle?");
        }
        Periods periods = container.periods();
        Periods expected = puzzle.container().periods();
        if (!periods.equals(expected)) {
            throw lines.error(
                    0,
                    "a solution in a box " + words(periods.axes()),
                    "the box of the puzzle is " + words(expected.axes())
                            + ": are these the solutions of another puzzle?");
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
