package io.github.filaforge.cli.report;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.picture.HeatPicture;
import io.github.filaforge.picture.HeatPicture.Heat;
import io.github.filaforge.picture.HeatPicture.HeatMap;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    private final ReportText text = new ReportText();

    private FrequencyReport(ImageFrequencies frequencies) {
        this.frequencies = frequencies;
    }

    /** Returns the text. Each line ends with a line feed. */
    public static String text(ImageFrequencies frequencies) {
        FrequencyReport report = new FrequencyReport(frequencies);
        report.text.plain("puzzle " + PlainText.shortened(frequencies.puzzle().name()) + ": "
                + Plural.of(frequencies.solutions(), "solution") + ", every rotated and mirrored one by itself");
        if (frequencies.solutions().signum() > 0) {
            report.cells();
            report.orientations();
            report.firstCell();
        }
        return report.text.toString();
    }

    /** Returns a picture of the frequency of each piece on each cell, with a map for each shape. All maps have one scale. */
    public static HeatPicture picture(ImageFrequencies frequencies) {
        return new HeatPicture(
                frequencies.puzzle(),
                "on which cells each piece lies, in per cent of "
                        + Plural.of(frequencies.solutions(), "solution")
                        + ", every rotated and mirrored one by itself",
                frequencies.shapes().stream()
                        .map(shape -> map(frequencies, shape))
                        .toList());
    }

    private static HeatMap map(ImageFrequencies frequencies, Shape shape) {
        Map<Cell, Heat> heats = new LinkedHashMap<>();
        frequencies.byCell(shape).forEach((cell, solutions) -> {
            Share share = new Share(solutions, frequencies.solutions());
            heats.put(
                    cell,
                    new Heat(
                            share.value(),
                            solutions.signum() == 0 ? "" : share.inShort(),
                            cell + ": " + Plural.of(solutions, "solution") + ", " + share.inFull() + " %"));
        });
        return new HeatMap(shape.pieces().stream().map(Piece::name).toList(), heats);
    }

    /** Returns the name of a shape and its number of copies, without characters that a terminal would obey. */
    private static String heading(Shape shape) {
        return PlainText.shortened(shape.name()) + (shape.copies() == 1 ? "" : ", " + shape.copies() + " copies");
    }

    private void cells() {
        Puzzle puzzle = frequencies.puzzle();
        Box box = puzzle.box();
        text.plain("");
        text.plain("How often each piece lies on each cell, in per cent of the solutions ('.' is never"
                + (box.layers() == 1
                        ? ""
                        : "; the layers from z = 0 on" + (box.wDim() > 1 ? ", of each from w = 0 on" : ""))
                + (puzzle.lattice().classes() > 1 && puzzle.lattice().areSideBySide()
                        ? "; the cells of each x and y side by side"
                        : "")
                + ")");
        text.plain("");
        CellGrid grid = puzzle.grid();
        List<List<String>> blocks =
                frequencies.shapes().stream().map(shape -> cells(shape, grid)).toList();
        SideBySide.lines(blocks, WIDTH).forEach(text::plain);
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
        text.plain("");
        text.plain("How each piece is turned, in per cent");
        for (Shape shape : frequencies.shapes()) {
            BigInteger placed = frequencies.solutions().multiply(BigInteger.valueOf(shape.copies()));
            List<List<String>> blocks = frequencies.byOrientation(shape).entrySet().stream()
                    .map(count -> orientation(count.getKey(), new Share(count.getValue(), placed)))
                    .toList();
            text.plain("");
            text.plain(heading(shape));
            SideBySide.lines(blocks, WIDTH).forEach(text::plain);
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
        text.plain("");
        text.plain("What fills the first cell, " + place(first));
        text.plain("");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("piece", "solutions", "per cent", "cells"));
        for (ImageFrequency image : frequencies.covering(first)) {
            rows.add(List.of(
                    heading(image.shape()),
                    image.solutions().toString(),
                    new Share(image.solutions(), frequencies.solutions()).inFull(),
                    image.cells().stream().map(this::place).collect(Collectors.joining(", "))));
        }
        int names = SideBySide.width(rows.stream().map(row -> row.get(0)));
        int numbers = SideBySide.width(rows.stream().map(row -> row.get(1)));
        for (List<String> row : rows) {
            text.plain(SideBySide.padded(row.get(0), names) + "  " + before(row.get(1), numbers) + "  "
                    + before(row.get(2), rows.get(0).get(2).length()) + "  " + row.get(3));
        }
    }

    /** Returns the coordinates of a cell, without the third if it is 0 for all cells. */
    private String place(Cell cell) {
        Puzzle puzzle = frequencies.puzzle();
        boolean isFlat = puzzle.box().layers() == 1 && puzzle.lattice().classes() == 1;
        return isFlat ? cell.x() + " " + cell.y() : puzzle.lattice().text(cell);
    }

    /**
     * A part of a number of solutions.
     *
     * @param part the size of the part, at most the whole
     * @param whole the size of the whole; 0 only if the part is 0
     */
    private record Share(BigInteger part, BigInteger whole) {

        private static final BigInteger HUNDRED = BigInteger.valueOf(100);

        /** Returns the share as a number from 0 to 1. */
        double value() {
            return whole.signum() == 0 ? 0 : percent(6).doubleValue() / 100;
        }

        /** Returns the share in per cent, as short as possible: at most two digits if it is neither none nor all. */
        String inShort() {
            if (part.signum() == 0) {
                return ".";
            }
            if (part.equals(whole)) {
                return "100";
            }
            int rounded = percent(0).intValue();
            return rounded == 0 ? "<1" : Integer.toString(Math.min(rounded, 99));
        }

        /** Returns the share in per cent with one decimal place. */
        String inFull() {
            return (whole.signum() == 0 ? BigDecimal.ZERO.setScale(1) : percent(1)).toPlainString();
        }

        private BigDecimal percent(int places) {
            return new BigDecimal(part.multiply(HUNDRED)).divide(new BigDecimal(whole), places, RoundingMode.HALF_UP);
        }
    }
}
