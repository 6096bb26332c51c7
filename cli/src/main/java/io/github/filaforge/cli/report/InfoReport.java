package io.github.filaforge.cli.report;

import io.github.filaforge.image.FilterStep;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.Parity;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the text of {@code info} about a packing. It needs no search. */
public final class InfoReport {

    private InfoReport() {}

    /**
     * Returns the text. Each line ends with a line feed.
     *
     * @param unfiltered all bounded images
     * @param filtered the images that are left by the filters that a search would use
     * @param impossibility the reason why the puzzle has no solution, if it is known without a search
     */
    public static String text(ImageCatalog unfiltered, ImageCatalog filtered, Optional<String> impossibility) {
        InfoText text = new InfoText();
        Puzzle puzzle = unfiltered.puzzle();
        text.head(unfiltered);
        text.line("pieces      %d", unfiltered.definedPieces());
        text.line("shapes      %d", unfiltered.definedShapes().size());
        text.line("symmetries  %d", unfiltered.symmetries().order());
        text.line(
                "images      %d bounded, in %s, %.2f a piece",
                unfiltered.definedImages(),
                Plural.of(unfiltered.orientations(), "orientation"),
                unfiltered.meanOrientations());
        for (FilterStep step : filtered.steps()) {
            text.line("            %d after %s (%d removed)", step.after(), step.filter(), step.removed());
        }
        if (unfiltered.region().cells().stream()
                .anyMatch(cell -> unfiltered.region().colour(cell) != 0)) {
            text.line("parity      %s", parity(unfiltered));
        }
        text.line("complexity  %s", Complexity.of(unfiltered));
        impossibility.ifPresent(reason -> text.line("solutions   none: %s", reason));
        text.line("");
        text.line("shape  copies  cells  orientations  complexity  images  after filters");
        for (Shape shape : unfiltered.definedShapes()) {
            text.line(
                    "%-5s  %6d  %5d  %12d  %10d  %6d  %13d",
                    PlainText.shortened(shape.name()),
                    shape.copies(),
                    InfoText.cells(shape, puzzle.lattice()),
                    unfiltered.orientations(shape).size(),
                    Complexity.ofPiece(unfiltered, shape),
                    unfiltered.images(shape).size(),
                    filtered.images(shape).size());
        }
        text.lines(PuzzleDrawing.text(puzzle, unfiltered.definedShapes()));
        return text.toString();
    }

    /**
     * Returns the parities of the region and of each piece: the number of cells of one colour minus the number of cells of
     * the other.
     */
    private static String parity(ImageCatalog unfiltered) {
        Puzzle puzzle = unfiltered.puzzle();
        Parity parity = Parity.of(puzzle, unfiltered.region());
        List<Piece> pieces = puzzle.mobilePieces();
        String uneven = IntStream.range(0, pieces.size())
                .filter(piece -> parity.pieces().get(piece) != 0)
                .mapToObj(piece -> PlainText.shortened(pieces.get(piece).name()) + " "
                        + parity.pieces().get(piece))
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "region %d; pieces %s%s (so many more cells of one %scolour)",
                parity.region(),
                uneven.isEmpty() ? "all 0" : uneven,
                uneven.isEmpty() || parity.pieces().stream().noneMatch(excess -> excess == 0) ? "" : ", the others 0",
                puzzle.lattice().isOrthogonal() ? "chessboard " : "");
    }
}
