package io.github.filaforge.cli.report;

import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Draws the region and the pieces of a puzzle on lines of 80 characters. Of a large puzzle it draws only a part. */
final class PuzzleDrawing {

    private static final int WIDTH = 80;
    private static final int MAX_REGION_LINES = 44;
    private static final int MAX_PIECE_ROWS = 12;
    private static final int MAX_PIECE_LINES = 60;
    private static final int MAX_LABEL = 20;
    private static final String OPEN = ".";
    private static final String OPTIONAL = "?";
    private static final String REQUIRED = "*";
    /** The sign for a name that is longer than one character. */
    private static final String FILLED = "#";

    private final Lattice lattice;
    private final ReportText text = new ReportText();

    private PuzzleDrawing(Lattice lattice) {
        this.lattice = lattice;
    }

    /** Returns the lines, each of which ends with a line feed. One piece of each shape is drawn, as it is defined. */
    static String text(Puzzle puzzle, List<Shape> shapes) {
        PuzzleDrawing drawing = new PuzzleDrawing(puzzle.lattice());
        if (puzzle.lattice().boardForm().hasPictures()) {
            drawing.drawRegion(puzzle);
            puzzle.choices().forEach(choice -> drawing.drawChoice(puzzle, choice));
        }
        drawing.drawShapes(shapes);
        return drawing.text.toString();
    }

    /**
     * Draws the region in the format of R, so that the lines can be pasted into a definition, and then the stationary
     * pieces.
     */
    private void drawRegion(Puzzle puzzle) {
        Set<Cell> cells = Set.copyOf(puzzle.region().cells());
        Set<Cell> optional = puzzle.container().optional();
        text.plain("");
        text.plain("region, '*' is to be filled"
                + (lattice.written(List.copyOf(optional)).isEmpty() ? "" : ", '?' may be")
                + layers(puzzle.box().zDim() == 1));
        drawLayers(puzzle, true, cell -> !cells.contains(cell) ? OPEN : optional.contains(cell) ? OPTIONAL : REQUIRED);
        Map<Cell, String> covered = new HashMap<>();
        puzzle.pieces().stream()
                .filter(Piece::stationary)
                .forEach(piece -> piece.cells().forEach(cell -> covered.put(cell, sign(piece.name()))));
        if (!covered.isEmpty()) {
            text.plain("");
            text.plain("stationary pieces" + layers(puzzle.box().zDim() == 1));
            drawLayers(puzzle, false, cell -> covered.getOrDefault(cell, OPEN));
        }
    }

    /** Draws the options of a choice, also in the format of R. */
    private void drawChoice(Puzzle puzzle, Piece choice) {
        List<String> lines =
                Arrays.asList(DefinitionWriter.write(choice, puzzle.container()).split("\n"));
        text.plain("");
        text.plain("choice " + PlainText.shortened(choice.name()) + ", one option stays open");
        if (lines.size() > MAX_REGION_LINES || lines.stream().anyMatch(line -> line.length() > WIDTH)) {
            text.plain("  (" + puzzle.box() + " is too large to draw)");
        } else {
            lines.forEach(text::plain);
        }
    }

    private static String layers(boolean isFlat) {
        return isFlat ? "" : ", the layers from z = 0 on";
    }

    /**
     * Draws layers side by side as long as there is room, and the next layers below them.
     *
     * @param asRegion true to draw pictures of R, in which commas stand for the layers that are drawn above
     */
    private void drawLayers(Puzzle puzzle, boolean asRegion, Function<Cell, String> mark) {
        CellGrid grid = CellGrid.of(lattice, puzzle.box(), puzzle.container()::isInBox, puzzle.container()::isInBox);
        List<String> lines = new ArrayList<>();
        int layers = 1;
        for (int from = 0; from < grid.layers() && layers > 0 && lines.size() <= MAX_REGION_LINES; from += layers) {
            String above = asRegion ? ", ".repeat(from) : "";
            layers = Math.min(grid.layersWithin(WIDTH - above.length()), grid.layers() - from);
            if (from > 0 && !asRegion) {
                lines.add("");
            }
            lines.addAll(asRegion ? List.of("R") : List.of());
            grid.rows(from, from + layers, 1, mark).forEach(row -> lines.add(above + row));
            lines.addAll(asRegion ? List.of("~R") : List.of());
        }
        if (layers == 0 || lines.size() > MAX_REGION_LINES) {
            text.plain("  (" + puzzle.box() + " is too large to draw)");
        } else {
            lines.forEach(text::plain);
        }
    }

    private void drawShapes(List<Shape> shapes) {
        text.plain("");
        boolean areDrawn = lattice.boardForm().hasPictures();
        boolean isFlat = shapes.stream().allMatch(shape -> gridOf(shape).layers() == 1);
        text.plain("pieces" + (areDrawn ? "" : " by their cells")
                + (areDrawn && !isFlat ? ", the layers from z = 0 on" : ""));
        int drawn = 0;
        int lines = 0;
        for (List<List<String>> band :
                SideBySide.bands(shapes.stream().map(this::drawing).toList(), WIDTH)) {
            List<String> drawing = SideBySide.band(band);
            if (lines + drawing.size() + 1 > MAX_PIECE_LINES) {
                text.plain("... and " + Plural.of(shapes.size() - drawn, "more shape"));
                return;
            }
            if (drawn > 0) {
                text.plain("");
            }
            drawing.forEach(text::plain);
            lines += drawing.size() + 1;
            drawn += band.size();
        }
    }

    /** Returns the name and the picture of a piece. */
    private List<String> drawing(Shape shape) {
        List<String> drawing = new ArrayList<>();
        int copies = shape.copies();
        drawing.add(PlainText.shortened(shape.name(), MAX_LABEL) + (copies == 1 ? "" : ", " + copies + " copies"));
        CellGrid grid = gridOf(shape);
        if (!lattice.boardForm().hasPictures()) {
            drawing.add(lattice.written(shape.pieces().get(0).cells()).stream()
                    .map(lattice::text)
                    .collect(Collectors.joining(", ")));
        } else if (grid.layersWithin(WIDTH) < grid.layers() || grid.rows() > MAX_PIECE_ROWS) {
            drawing.add(String.format(Locale.ROOT, "(%s is too large to draw)", grid));
        } else {
            Piece piece = shape.pieces().get(0);
            Set<Cell> cells = Set.copyOf(piece.cells());
            drawing.addAll(grid.rows(0, grid.layers(), 1, cell -> cells.contains(cell) ? sign(piece.name()) : OPEN));
        }
        return drawing;
    }

    private CellGrid gridOf(Shape shape) {
        return CellGrid.round(lattice, shape.pieces().get(0).cells());
    }

    private static String sign(String name) {
        boolean isSign = name.codePointCount(0, name.length()) == 1 && !name.equals(OPEN);
        return isSign ? PlainText.line(name) : FILLED;
    }
}
