package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Outline;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Draws triangles, hexagons, squares and their quarters, side by side. */
class PolygonPainter implements CellPainter {

    /** Half the height of the strip that a name has to itself. */
    private static final double HALF_STRIP = 0.3;
    /** The number of lines across a strip that are tested for cover; corners may reach in between two of them. */
    private static final int LINES = 5;

    private static final Pen FRAME = new Pen(Rgb.INK, 0.1);
    private static final double FREE_OF_LETTERS = 0.3;
    private static final double NOTHING = 1e-6;
    /** The share of the room in a cell that letters have. */
    private static final double LETTERS = 0.68;

    private final CellPlane plane;

    /** A part of a line from left to right. */
    private record Stretch(double from, double to) {

        double length() {
            return to - from;
        }

        /** Returns the place that is nearest to another and has a distance to both ends. */
        double nearest(double x, double half) {
            return Math.max(from + half, Math.min(to - half, x));
        }
    }

    PolygonPainter(CellPlane plane) {
        this.plane = plane;
    }

    @Override
    public final List<Mark> ground(Collection<Cell> cells) {
        return List.of(new Mark.Area(outline(cells), Rgb.WHITE, FRAME));
    }

    @Override
    public final List<Mark> together(Collection<Cell> cells, Rgb colour) {
        return List.of(new Mark.Area(outline(cells), colour, Pen.BORDER));
    }

    private Path outline(Collection<Cell> cells) {
        return Outline.path(Outline.of(cells.stream().map(plane::nodes).toList()), plane.place());
    }

    @Override
    public final List<Mark> stationary(Collection<Cell> cells, Rgb colour) {
        return List.of(new Mark.Area(outline(cells), colour, Pen.BORDER), new Mark.Line(plane.hatch(cells), Pen.HATCH));
    }

    /**
     * Returns the label with the name as near to the middle as it has room; if it has none anywhere, at the place with the
     * most room from left to right.
     */
    @Override
    public Mark label(String name, List<Cell> cells, Rgb ink) {
        double wanted = Lettering.LARGEST * Lettering.width(PlainText.line(name)) + FREE_OF_LETTERS;
        Spot middle = plane.middle(cells);
        Spot best = middle;
        double most = 0;
        double least = Double.MAX_VALUE;
        Set<Double> heights = new LinkedHashSet<>(List.of(middle.y()));
        cells.forEach(cell -> heights.add(plane.centre(cell).y()));
        for (double height : heights) {
            for (Stretch strip : strips(cells, height)) {
                double room = Math.min(strip.length(), wanted);
                Spot spot = new Spot(strip.nearest(middle.x(), room / 2), height);
                double distance = spot.distance(middle);
                if (room > most + NOTHING || (room > most - NOTHING && distance < least - NOTHING)) {
                    most = room;
                    least = distance;
                    best = spot;
                }
            }
        }
        return Lettering.label(
                name, Math.max(FREE_OF_LETTERS, most - FREE_OF_LETTERS), Affine.shift(best.x(), best.y()), ink);
    }

    /** Returns the stretches of a strip that the cells cover, from left to right. */
    private List<Stretch> strips(List<Cell> cells, double middle) {
        List<Stretch> strips = stretches(cells, middle - HALF_STRIP);
        for (int line = 1; line < LINES; line++) {
            strips = common(strips, stretches(cells, middle + HALF_STRIP * (2.0 * line / (LINES - 1) - 1)));
        }
        return strips;
    }

    private static List<Stretch> common(List<Stretch> ones, List<Stretch> others) {
        List<Stretch> common = new ArrayList<>();
        for (Stretch one : ones) {
            for (Stretch other : others) {
                Stretch both = new Stretch(Math.max(one.from(), other.from()), Math.min(one.to(), other.to()));
                if (both.length() > 0) {
                    common.add(both);
                }
            }
        }
        return common;
    }

    /** Returns the stretches of a line that the cells cover, from left to right. */
    private List<Stretch> stretches(List<Cell> cells, double height) {
        List<Stretch> ofCells = new ArrayList<>();
        for (Cell cell : cells) {
            double from = Double.MAX_VALUE;
            double to = -Double.MAX_VALUE;
            List<Spot> corners = plane.corners(cell);
            Spot last = corners.get(corners.size() - 1);
            for (Spot next : corners) {
                if ((last.y() < height) != (next.y() < height)) {
                    double x = last.x() + (next.x() - last.x()) * (height - last.y()) / (next.y() - last.y());
                    from = Math.min(from, x);
                    to = Math.max(to, x);
                }
                last = next;
            }
            if (from < to) {
                ofCells.add(new Stretch(from, to));
            }
        }
        ofCells.sort(Comparator.comparing(Stretch::from));
        List<Stretch> joined = new ArrayList<>();
        for (Stretch stretch : ofCells) {
            int end = joined.size() - 1;
            if (end >= 0 && stretch.from() < joined.get(end).to() + NOTHING) {
                joined.set(end, new Stretch(joined.get(end).from(), stretch.to()));
            } else {
                joined.add(stretch);
            }
        }
        return joined;
    }

    @Override
    public final List<Mark> alone(Cell cell, Rgb colour, Pen border) {
        return List.of(new Mark.Area(outline(List.of(cell)), colour, border));
    }

    @Override
    public final double letters(Cell cell) {
        return LETTERS * plane.inradius(cell);
    }

    /** Draws squares like other polygons, with one difference: rows of squares have room for long names. */
    static final class Squares extends PolygonPainter {
        private static final double SHORT = 1.3;

        Squares(CellPlane plane) {
            super(plane);
        }

        /**
         * Returns the label with the name in the cell that is nearest to the middle, or, if the name is long, over the
         * longest row of cells.
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
}
