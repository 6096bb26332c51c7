package io.github.filaforge.cli.report;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Selection;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;

/** Writes the text of {@code info} about a puzzle of which pieces may be left over, with its selections. */
public final class SelectionsReport {

    private static final int MOST_SHOWN = 20;
    private static final int LONGEST = 60;

    private SelectionsReport() {}

    /** Returns the text, with the bounded images of all pieces and the selections that are searched. */
    public static String text(ImageCatalog images, List<Selection> selections) {
        Puzzle puzzle = images.puzzle();
        List<Piece> mobile = puzzle.mobilePieces();
        long required = mobile.stream().filter(piece -> !piece.optional()).count();
        ReportText text = new ReportText();
        InfoReport.head(text, images);
        text.line("pieces      %d to %d", required, mobile.size());
        text.line("shapes      %d", images.definedShapes().size());
        text.line("selections  %d, each with a search of its own", selections.size());
        selections.stream()
                .limit(MOST_SHOWN)
                .forEach(selection -> text.line("%10d  %s", selection.number(), names(selection)));
        if (selections.size() > MOST_SHOWN) {
            text.line("            and %d more", selections.size() - MOST_SHOWN);
        }
        text.line("");
        text.line("shape  copies  cells  orientations  complexity  images");
        for (Shape shape : images.definedShapes()) {
            int optional = (int) shape.pieces().stream().filter(Piece::optional).count();
            text.line(
                    "%-5s  %6s  %5d  %12d  %10d  %6d",
                    PlainText.shortened(shape.name()),
                    optional == 0 ? shape.copies() : (shape.copies() - optional) + "-" + shape.copies(),
                    InfoReport.cells(shape, puzzle.lattice()),
                    images.orientations(shape).size(),
                    InfoReport.complexity(images, shape),
                    images.images(shape).size());
        }
        text.lines(PuzzleDrawing.text(puzzle, images.definedShapes()));
        return text.toString();
    }

    /** Returns the names of the pieces of a selection on a line, as long as there is room. */
    public static String names(Selection selection) {
        return PlainText.shortened(String.join(" ", selection.pieces()), LONGEST);
    }
}
