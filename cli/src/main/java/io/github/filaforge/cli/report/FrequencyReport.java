package io.github.filaforge.cli.report;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes the frequencies of images for a person: how often each piece lies on each cell, how often it is turned in each way,
 * and which images fill the first cell.
 */
public final class FrequencyReport {

    private static final int WIDTH = 80;
    private static final String FILLED = "#";
    private static final String OPEN = ".";

    private final ImageFrequencies frequencies;
    private final StringBuilder text = new StringBuilder();

    private FrequencyReport(ImageFrequencies frequencies) {
        this.frequencies = frequencies;
    }

    /** Returns the text. Each line ends with a line feed. */
    public static String text(ImageFrequencies frequencies) {
        FrequencyReport report = new FrequencyReport(frequencies);
        report.line("puzzle " + PlainText.shortened(frequencies.puzzle().name()) + ": "
                + Plural.of(frequencies.solutions(), "solution") + ", every rotated and mirrored one by itself");
        if (frequencies.solutions().signum() > 0) {
            report.cells();
            report.orientations();
            report.firstCell();
        }
        return report.text.toString();
    }

    /** Returns the name of a shape and its number of copies, without characters that a terminal would obey. */
    private static String heading(Shape shape) {
        return PlainText.shortened(shape.name()) + (shape.copies() == 1 ? "" : ", " + shape.copies() + " copies");
    }

    private void cells() {
        Puzzle puzzle = frequencies.puzzle();
        Box box = puzzle.box();
        line("");
        line("How often each piece lies on each cell, in per cent of the solutions ('.' is never"
                + (box.layers() == 1
                        ? ""
                        : "; the layers from z = 0 on" + (box.wDim() > 1 ? ", of each from w = 0 on" : ""))
                + (puzzle.lattice().classes() > 1 && puzzle.lattice().areSideBySide()
                        ? "; the cells of each x and y side by side"
                        : "")
                + ")");
        line("");
        CellGrid grid = puzzle.grid();
        List<List<String>> blocks =
                frequencies.shapes().stream().map(shape -> cells(shape, grid)).toList();
        SideBySide.lines(blocks, WIDTH).forEach(this::line);
    }

    private List<String> cells(Shape shape, CellGrid grid) {
        Map<Cell, BigInteger> counts = frequencies.byCell(shape);
        Map<Cell, String> shares = counts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, count -> new Share(count.getValue(), frequencies.solutions()).inShort()));
        int width = shares.values().stream().mapToInt(String::length).max().orElse(1);
        List<String> block = new ArrayList<>();
        block.add(heading(shape));
        block.addAll(grid.rows(0, grid.layers(), width, cell -> before(shares.getOrDefault(cell, FILLED), width)));
        return block;
    }

    private static String before(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    private void orientations() {
        line("");
        line("How each piece is turned, in per cent");
        for (Shape shape : frequencies.shapes()) {
            BigInteger placed = frequencies.solutions().multiply(BigInteger.valueOf(shape.copies()));
            List<List<String>> blocks = frequencies.byOrientation(shape).entrySet().stream()
                    .map(count -> orientation(count.getKey(), new Share(count.getValue(), placed)))
                    .toList();
            line("");
            line(heading(shape));
            SideBySide.lines(blocks, WIDTH).forEach(this::line);
        }
    }

    private List<String> orientation(List<Cell> cells, Share share) {
        if (frequencies.puzzle().lattice().coordinates() > 3) {
            return List.of(cells.stream().map(this::place).collect(Collectors.joining(", ")), share.inFull());
        }
        CellGrid grid = CellGrid.round(frequencies.puzzle().lattice(), cells);
        Set<Cell> filled = Set.copyOf(cells);
        List<String> block =
                new ArrayList<>(grid.rows(0, grid.layers(), 1, cell -> filled.contains(cell) ? FILLED : OPEN));
        block.add(share.inFull());
        return block;
    }

    private void firstCell() {
        Cell first = frequencies.cells().get(0);
        line("");
        line("What fills the first cell, " + place(first));
        line("");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("piece", "solutions", "per cent", "cells"));
        for (ImageFrequency image : frequencies.covering(first)) {
            rows.add(List.of(
                    heading(image.shape()),
                    image.solutions().toString(),
                    new Share(image.solutions(), frequencies.solutions()).inFull(),
                    image.cells().stream().map(this::place).collect(Collectors.joining(", "))));
        }
        int names = width(rows, 0);
        int numbers = width(rows, 1);
        for (List<String> row : rows) {
            line(SideBySide.padded(row.get(0), names) + "  " + before(row.get(1), numbers) + "  "
                    + before(row.get(2), rows.get(0).get(2).length()) + "  " + row.get(3));
        }
    }

    /** Returns the coordinates of a cell, without the third if it is 0 for all cells. */
    private String place(Cell cell) {
        Puzzle puzzle = frequencies.puzzle();
        boolean isFlat = puzzle.box().layers() == 1 && puzzle.lattice().classes() == 1;
        return isFlat ? cell.x() + " " + cell.y() : puzzle.lattice().text(cell);
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream()
                .map(row -> row.get(column))
                .mapToInt(text -> text.codePointCount(0, text.length()))
                .max()
                .orElse(0);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
