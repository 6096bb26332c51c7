package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Comparator;
import java.util.List;

/** Draws squares as other polygons, but for names: rows of squares have room for long names. */
final class SquarePainter extends PolygonPainter {

    private static final double SHORT = 1.3;

    SquarePainter(CellPlane plane) {
        super(plane);
    }

    /**
     * Returns the label with the name in the cell that is nearest to the middle, or, if the name is long, over the longest
     * row of cells.
     */
    @Override
    public Mark label(String name, List<Cell> cells, Rgb ink) {
        boolean isShort = Lettering.width(PlainText.line(name)) < SHORT;
        double x = cells.stream().mapToInt(Cell::x).average().orElseThrow();
        double y = cells.stream().mapToInt(Cell::y).average().orElseThrow();
        List<Cell> fromTop = cells.stream()
                .sorted(Comparator.comparing((Cell cell) -> -cell.y()).thenComparing(Cell::x))
                .toList();
        Cell best = fromTop.get(0);
        double least = Double.MAX_VALUE;
        int most = 1;
        for (Cell cell : fromTop) {
            int length = isShort ? 1 : row(cell, cells);
            double distance = Math.hypot(cell.x() + (length - 1) / 2.0 - x, cell.y() - y);
            if (length > most || (length == most && distance < least - NOTHING)) {
                most = length;
                least = distance;
                best = cell;
            }
        }
        Affine place = Affine.shift(best.x() + most / 2.0, -best.y() - 0.5);
        return Lettering.label(name, most - FREE_OF_LETTERS, place, ink);
    }

    /** Returns the number of cells in a row that begins with a cell. */
    private static int row(Cell cell, List<Cell> cells) {
        int length = 1;
        while (cells.contains(cell.plus(new Cell(length, 0, 0)))) {
            length++;
        }
        return length;
    }
}
