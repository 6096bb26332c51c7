package io.github.filaforge.picture;

import io.github.filaforge.edge.EdgeJoin;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Sheet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A picture of boards of an edge puzzle: one alone, or a sheet of all with a title. Immutable.
 *
 * @param boards the boards, at least one, all of one puzzle
 * @param sheet true if the boards are on a sheet with a title; else there is one
 * @param title the words about the boards, such as {@code 129 solutions}; for one board its number, {@code solution 3}
 * @param cell the number of pixels of the side of a cell; if it is empty, one that suits the number of cells
 */
public record EdgePicture(List<FilledBoard> boards, boolean sheet, String title, OptionalInt cell) implements Picture {

    private static final double MARGIN = 0.5;
    private static final double BETWEEN = 1;
    private static final double LARGEST_TITLE = 0.8;
    private static final double TITLE_ROOM = 1.3;
    private static final int MOST_OF_WRONG = 20;
    private static final double LARGEST_CELL = 72;
    private static final double SUITABLE = 1200;
    private static final double LEAST_CELL = 8;

    /** Takes a copy of the list. */
    public EdgePicture {
        boards = List.copyOf(boards);
        if (boards.isEmpty()) {
            throw new IllegalArgumentException("a picture shows a board or more");
        }
    }

    @Override
    public Drawing drawing() {
        FilledBoard first = boards.get(0);
        boolean captions = !boards.stream().allMatch(FilledBoard::isSolved);
        EdgePainter painter = new EdgePainter(first.puzzle(), captions);
        String line = Sheet.name(first.puzzle().name()) + ": " + title;
        List<FilledBoard> shown = sheet ? boards : List.of(first);
        Grid grid = Grid.of(shown.size(), painter.width() + BETWEEN, painter.height() + BETWEEN, Sheet.RATIO);
        double width = grid.width() - BETWEEN + 2 * MARGIN;
        double top = sheet ? MARGIN + TITLE_ROOM : MARGIN;
        double height = top + grid.height() - BETWEEN + MARGIN;
        Sheet page = new Sheet();
        if (sheet) {
            double size = Sheet.size(line, LARGEST_TITLE, width - 2 * MARGIN);
            page.addText(line, size, MARGIN, MARGIN + size / 2);
        }
        for (int i = 0; i < shown.size(); i++) {
            page.add(painter.draw(shown.get(i)), MARGIN + grid.x(i), top + grid.y(i));
        }
        return page.drawing(
                sheet ? line : line + ", " + first.score(),
                sheet ? "" : description(first),
                width,
                height,
                cell.orElse((int) pixels(width, height)));
    }

    /** Returns the number of pixels of the side of a cell that suits the size of the drawing. */
    private double pixels(double width, double height) {
        return sheet
                ? Sheet.pixels(width, height)
                : Math.max(LEAST_CELL, Math.min(LARGEST_CELL, Math.floor(SUITABLE / Math.max(width, height))));
    }

    /** Returns a description of the board in words. */
    private static String description(FilledBoard board) {
        EdgePuzzle puzzle = board.puzzle();
        int pieces = board.placements().size();
        StringBuilder text = new StringBuilder("A board of " + puzzle.width() + " by " + puzzle.height() + " cells, "
                + pieces + " of them with a piece. " + board.score() + ".");
        List<EdgeJoin> wrong = Stream.concat(board.mismatches().stream(), board.offRim().stream())
                .toList();
        if (!wrong.isEmpty()) {
            text.append(" Not matching: ")
                    .append(wrong.stream()
                            .limit(MOST_OF_WRONG)
                            .map(join -> words(puzzle, join))
                            .collect(Collectors.joining("; ")))
                    .append(wrong.size() > MOST_OF_WRONG ? "; and " + (wrong.size() - MOST_OF_WRONG) + " more." : ".");
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
}
