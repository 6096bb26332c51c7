package io.github.filaforge.picture;

import io.github.filaforge.edge.EdgeJoin;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.Sheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A picture of boards of an edge puzzle: one board, or a sheet of several boards with a title. Immutable.
 *
 * @param boards the boards, at least one, all of one puzzle
 * @param sheet true if the boards are on a sheet with a title; else there is one
 * @param title the words about the boards, such as {@code 129 solutions}; for a single board its number, such as {@code
 *     solution 3}
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
        Painter painter = new Painter(first.puzzle(), captions);
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

    /**
     * Draws boards, each cell as a square of four triangles. Numbers of colours stand in the triangles and a cross on each
     * side that does not match, so that the picture can be read without colours.
     */
    static final class Painter {
        private static final Rgb MISMATCH = Rgb.of(0xd4002a);
        private static final Rgb GROUND = Rgb.of(0xf7f8fa);
        private static final Pen SIDE = new Pen(Rgb.INK, 0.012);
        private static final Pen FRAME = new Pen(Rgb.INK, 0.02);
        private static final Pen EMPTY = new Pen(Rgb.of(0xc9cdd3), 0.02);

        private static final Path SQUARE = Path.rectangle(0, 0, 1, 1);
        private static final double HALF = 0.5;
        /** The distance of the middle of a number from its side. */
        private static final double NUMBER_PLACE = 0.17;

        private static final double NUMBER_SIZE = 0.13;
        private static final double NUMBER_ROOM = 0.22;
        private static final double PLATE_WIDTH = 0.42;
        private static final double PLATE_HEIGHT = 0.3;
        private static final double NAME_SCALE = 0.44;
        private static final double NAME_ROOM = 0.36;
        private static final double CAPTION = 0.7;
        private static final double CAPTION_SIZE = 0.4;

        private final EdgePuzzle puzzle;
        private final Map<Integer, Rgb> palette;
        private final boolean captions;
        private final Map<Integer, Figure> pieces = new HashMap<>();
        private final Figure empty = new Figure("empty", List.of(new Mark.Area(SQUARE, GROUND, EMPTY)));
        private final Figure upright = new Figure("does not match", cross(0, 1));
        private final Figure level = new Figure("does not match", cross(1, 0));

        /** Makes a painter of the boards of a puzzle; with captions the score stands below each board. */
        Painter(EdgePuzzle puzzle, boolean captions) {
            this.puzzle = puzzle;
            this.palette = Palette.ofSides(puzzle);
            this.captions = captions;
        }

        double width() {
            return puzzle.width();
        }

        double height() {
            return puzzle.height() + (captions ? CAPTION : 0);
        }

        List<Placed> draw(FilledBoard board) {
            List<Placed> figures = new ArrayList<>();
            for (int cell = 0; cell < puzzle.size(); cell++) {
                if (board.placement(cell).isEmpty() && !puzzle.gaps().contains(cell)) {
                    figures.add(new Placed(empty, puzzle.column(cell), puzzle.row(cell)));
                }
            }
            for (EdgePlacement placement : board.placements()) {
                Figure figure = pieces.computeIfAbsent(
                        placement.piece() * EdgePiece.SIDES + placement.turn(), unused -> piece(placement));
                figures.add(new Placed(figure, puzzle.column(placement.cell()), puzzle.row(placement.cell())));
            }
            for (EdgeJoin join : board.mismatches()) {
                figures.add(mark(join));
                otherEnd(join).ifPresent(other -> figures.add(mark(other)));
            }
            board.offRim().forEach(join -> figures.add(mark(join)));
            if (captions) {
                double size = Sheet.size(board.score(), CAPTION_SIZE, width());
                Figure caption = new Figure("", List.of(Sheet.textAtLeft(board.score(), size)));
                figures.add(new Placed(caption, 0, height() - CAPTION_SIZE / 2));
            }
            return figures;
        }

        private Figure piece(EdgePlacement placement) {
            EdgePiece piece = puzzle.pieces().get(placement.piece());
            List<Mark> marks = new ArrayList<>();
            StringBuilder colours = new StringBuilder();
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                int colour = puzzle.colour(placement, side);
                marks.add(new Mark.Area(triangle(side), palette.get(colour), SIDE));
                colours.append(' ').append(colour);
            }
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                marks.add(number(puzzle.colour(placement, side), side));
            }
            marks.add(new Mark.Line(SQUARE, FRAME));
            Path plate = Path.rectangle(HALF - PLATE_WIDTH / 2, HALF - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT);
            marks.add(new Mark.Area(plate, Rgb.WHITE, SIDE));
            Affine middle = Affine.shift(HALF, HALF).of(NAME_SCALE, 0, 0);
            marks.add(Lettering.label(piece.name(), NAME_ROOM / NAME_SCALE, middle, Rgb.INK));
            return new Figure("piece " + piece.name() + ", turn " + placement.turn() + ":" + colours, marks);
        }

        /**
         * Returns the triangle of a side. Corners are numbered clockwise from the upper left: a side goes from the corner of
         * its number to the next.
         */
        private static Path triangle(int side) {
            return Path.builder()
                    .move(cornerX(side), cornerY(side))
                    .line(cornerX(side + 1), cornerY(side + 1))
                    .line(HALF, HALF)
                    .close()
                    .build();
        }

        private static double cornerX(int corner) {
            int number = corner % EdgePiece.SIDES;
            return number == 1 || number == 2 ? 1 : 0;
        }

        private static double cornerY(int corner) {
            return corner % EdgePiece.SIDES < 2 ? 0 : 1;
        }

        private Mark number(int colour, int side) {
            String text = String.valueOf(colour);
            double x = (cornerX(side) + cornerX(side + 1)) / 2;
            double y = (cornerY(side) + cornerY(side + 1)) / 2;
            double inwards = NUMBER_PLACE / HALF;
            double size = Math.min(NUMBER_SIZE, NUMBER_ROOM / Lettering.width(text));
            Affine place = Affine.shift(x + (HALF - x) * inwards, y + (HALF - y) * inwards)
                    .of(size, 0, 0);
            return new Mark.Label(text, place, palette.get(colour).ink());
        }

        /** Returns the side at the other end of the board that meets a side, if the board is closed there. */
        private Optional<EdgeJoin> otherEnd(EdgeJoin join) {
            int across = puzzle.neighbour(join.cell(), join.side()).orElse(join.cell());
            return across < join.cell()
                    ? Optional.of(new EdgeJoin(across, (join.side() + 2) % EdgePiece.SIDES))
                    : Optional.empty();
        }

        /** Returns a mark whose origin is the middle of the side. */
        private Placed mark(EdgeJoin join) {
            double x = puzzle.column(join.cell()) + (cornerX(join.side()) + cornerX(join.side() + 1)) / 2;
            double y = puzzle.row(join.cell()) + (cornerY(join.side()) + cornerY(join.side() + 1)) / 2;
            boolean isUpright = join.side() == EdgePiece.RIGHT || join.side() == EdgePiece.LEFT;
            return new Placed(isUpright ? upright : level, x, y);
        }

        /** Returns a bar along the side, with a cross on a white plate in its middle. */
        private static List<Mark> cross(double alongX, double alongY) {
            double end = 0.44;
            double plate = 0.1;
            double arm = 0.055;
            Path bar = Path.builder()
                    .move(-end * alongX, -end * alongY)
                    .line(end * alongX, end * alongY)
                    .build();
            Path arms = Path.builder()
                    .move(-arm, -arm)
                    .line(arm, arm)
                    .move(-arm, arm)
                    .line(arm, -arm)
                    .build();
            return List.of(
                    new Mark.Line(bar, new Pen(Rgb.WHITE, 0.13)),
                    new Mark.Line(bar, new Pen(MISMATCH, 0.07)),
                    new Mark.Area(
                            Path.rectangle(-plate, -plate, 2 * plate, 2 * plate), Rgb.WHITE, new Pen(MISMATCH, 0.03)),
                    new Mark.Line(arms, new Pen(Rgb.INK, 0.04)));
        }
    }
}
