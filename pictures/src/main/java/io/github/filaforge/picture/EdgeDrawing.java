package io.github.filaforge.picture;

import io.github.filaforge.edge.EdgeJoin;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Arranges boards of an edge puzzle on a page: one alone, or a sheet of all with a title. */
final class EdgeDrawing {

    private static final Rgb INK = Rgb.of(0x1c1c22);
    private static final double MARGIN = 0.5;
    private static final double BETWEEN = 1;
    private static final double RATIO = Math.sqrt(2);
    private static final double LARGEST_TITLE = 0.8;
    private static final double TITLE_ROOM = 1.3;
    private static final int MOST_OF_NAME = 60;
    private static final int MOST_TOLD = 20;
    private static final double LARGEST_CELL = 72;
    private static final double SUITABLE = 1200;
    private static final double LEAST_CELL = 8;

    private EdgeDrawing() {}

    /** Returns the page. */
    static Drawing of(EdgePicture picture) {
        EdgePuzzle puzzle = picture.boards().get(0).puzzle();
        boolean captions = !picture.boards().stream().allMatch(FilledBoard::isSolved);
        EdgePainter painter = new EdgePainter(puzzle, captions);
        Grid grid = Grid.of(picture.boards().size(), painter.width() + BETWEEN, painter.height() + BETWEEN, RATIO);
        int columns = picture.sheet() ? grid.columns() : 1;
        int rows = picture.sheet() ? grid.rows() : 1;
        double width = columns * (painter.width() + BETWEEN) - BETWEEN + 2 * MARGIN;
        double top = picture.sheet() ? MARGIN + TITLE_ROOM : MARGIN;
        String title = Lettering.cut(PlainText.line(puzzle.name()), MOST_OF_NAME) + ": " + picture.title();
        List<Placed> figures = new ArrayList<>();
        if (picture.sheet()) {
            figures.add(title(title, width - 2 * MARGIN));
        }
        for (int i = 0; i < (picture.sheet() ? picture.boards().size() : 1); i++) {
            double x = MARGIN + grid.column(i) * (painter.width() + BETWEEN);
            double y = top + grid.row(i) * (painter.height() + BETWEEN);
            painter.draw(picture.boards().get(i)).forEach(placed -> figures.add(placed.moved(x, y)));
        }
        double height = top + rows * (painter.height() + BETWEEN) - BETWEEN + MARGIN;
        return new Drawing(
                picture.sheet() ? title : title + ", " + picture.boards().get(0).score(),
                picture.sheet() ? "" : description(picture.boards().get(0)),
                width,
                height,
                figures);
    }

    private static Placed title(String title, double room) {
        double size = Math.min(LARGEST_TITLE, room / Lettering.width(title));
        Affine place = new Affine(size, 0, 0, size, Lettering.width(title) / 2 * size, size / 2);
        return new Placed(new Figure("", List.of(new Mark.Label(title, place, INK))), MARGIN, MARGIN);
    }

    /** Returns a description of the board in words. */
    static String description(FilledBoard board) {
        EdgePuzzle puzzle = board.puzzle();
        int pieces = board.placements().size();
        StringBuilder text = new StringBuilder("A board of " + puzzle.width() + " by " + puzzle.height() + " cells, "
                + pieces + " of them with a piece. " + board.score() + ".");
        List<EdgeJoin> wrong = Stream.concat(board.mismatches().stream(), board.offRim().stream())
                .toList();
        if (!wrong.isEmpty()) {
            text.append(" Not matching: ")
                    .append(wrong.stream()
                            .limit(MOST_TOLD)
                            .map(join -> words(puzzle, join))
                            .collect(Collectors.joining("; ")))
                    .append(wrong.size() > MOST_TOLD ? "; and " + (wrong.size() - MOST_TOLD) + " more." : ".");
        }
        return text.toString();
    }

    private static String words(EdgePuzzle puzzle, EdgeJoin join) {
        String side = switch (join.side()) {
            case EdgePiece.UP -> "above";
            case EdgePiece.RIGHT -> "right of";
            case EdgePiece.DOWN -> "below";
            default -> "left of";
        };
        return side + " row " + (puzzle.row(join.cell()) + 1) + " column " + (puzzle.column(join.cell()) + 1);
    }

    /** Returns the number of pixels for a cell: the number in the request, or one that suits the size of the drawing. */
    static double cellPixels(EdgePicture picture, Drawing drawing) {
        double suitable = Math.floor(SUITABLE / Math.max(drawing.width(), drawing.height()));
        double standard = picture.sheet()
                ? PageDrawing.cellPixels(drawing)
                : Math.max(LEAST_CELL, Math.min(LARGEST_CELL, suitable));
        return picture.cell().isPresent() ? picture.cell().getAsInt() : standard;
    }
}
