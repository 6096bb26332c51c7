package io.github.filaforge.report;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.Selection;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.Locale;

/** Tells of a puzzle of which pieces may be left over: what can be selected of them. */
public final class SelectionsReport {

    private static final int MOST_SHOWN = 20;
    private static final int LONGEST = 60;

    private SelectionsReport() {}

    /**
     * The lines, each ending with a line feed.
     *
     * @param images all bounded images of all pieces
     * @param selections those that are searched
     */
    public static String text(ImageCatalog images, List<Selection> selections) {
        Puzzle puzzle = images.puzzle();
        List<Piece> mobile = puzzle.mobilePieces();
        long required = mobile.stream().filter(piece -> !piece.optional()).count();
        StringBuilder text = new StringBuilder();
        line(text, "puzzle      %s", Printable.text(puzzle.name()));
        line(text, "box         %s%s", puzzle.boxText(), puzzle.oneSided() ? ", one-sided" : "");
        line(text, "cells       %d", images.region().size());
        line(text, "pieces      %d to %d", required, mobile.size());
        line(text, "shapes      %d", images.shapes().size());
        line(text, "selections  %d, each with a search of its own", selections.size());
        selections.stream()
                .limit(MOST_SHOWN)
                .forEach(selection -> line(text, "%10d  %s", selection.number(), names(selection)));
        if (selections.size() > MOST_SHOWN) {
            line(text, "            and %d more", selections.size() - MOST_SHOWN);
        }
        line(text, "");
        line(text, "shape  copies  cells  orientations  images");
        for (Shape shape : images.shapes()) {
            int optional = (int) shape.pieces().stream().filter(Piece::optional).count();
            line(
                    text,
                    "%-5s  %6s  %5d  %12d  %6d",
                    Printable.text(shape.name()),
                    optional == 0 ? shape.copies() : (shape.copies() - optional) + "-" + shape.copies(),
                    shape.volume(),
                    shape.orientations().size(),
                    images.images(shape).size());
        }
        text.append(PuzzleDrawing.text(puzzle, images.shapes()));
        return text.toString();
    }

    /** The names of the pieces of a selection on a line, as far as there is room. */
    public static String names(Selection selection) {
        return Printable.text(String.join(" ", selection.pieces()), LONGEST);
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
