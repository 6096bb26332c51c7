package io.github.filaforge.solution;

import io.github.filaforge.model.Puzzle;
import java.util.Optional;

/** Lists of pieces behind headings, a line a piece: {@code NAME: 0 0 0, 1 0 0}. A name has no white space. */
final class PiecesForm implements SolutionForm {

    private final SolutionLines lines;
    private final Headings headings;

    PiecesForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Puzzle puzzle() {
        return headings.puzzle();
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.PIECES).map(this::read);
    }

    /** Reads the lines with pieces that follow. */
    SolutionDraft read(SolutionDraft draft) {
        while (lines.peek() != null && !lines.peek().isBlank() && !lines.peek().startsWith("#")) {
            readPiece(draft, lines.take());
        }
        return draft;
    }

    private void readPiece(SolutionDraft draft, String line) {
        int end = line.indexOf(' ');
        if (end < 2 || line.charAt(end - 1) != ':') {
            throw lines.error(
                    0,
                    "this is no piece with its cells",
                    "a piece is written as its name, a colon and its cells, A: 0 0 0, 1 0 0");
        }
        draft.addPiece(
                line.substring(0, end - 1),
                CellList.read(lines, draft, puzzle().lattice().coordinates(), line, end, line.length()));
    }
}
