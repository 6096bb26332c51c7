package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Node;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws edges as sticks with round ends. A piece that ends at a point where other pieces meet stops short of this point, so
 * that another piece can pass by. A piece that bends at a right angle cuts the corner, since another piece may bend at the
 * same point.
 */
final class StickPainter implements CellPainter {

    private static final double WIDTH = 0.46;
    private static final double BORDER = 0.05;
    /**
     * The distance from a point at which a stick that ends there stops: two other sticks that meet there at 120 degrees do
     * not touch it.
     */
    private static final double STOPS_SHORT = WIDTH + 2 * BORDER + 0.04;

    /**
     * The distance from a point at which a stick that bends there at a right angle leaves its line: two others that bend
     * there too can pass.
     */
    private static final double CUTS_CORNER = 0.45;

    private static final double LETTERS = 0.22;
    /** The scale of the plane of a name on a stick, in which the largest capitals are narrower than the stick. */
    private static final double NAME = 0.64;

    private static final double SHORT = 1;
    private static final Pen GROUND = new Pen(Rgb.of(0xb4b8be), 0.08);
    private static final Rgb EDGE = Pen.BORDER.colour();

    private final CellPlane plane;

    StickPainter(CellPlane plane) {
        this.plane = plane;
    }

    @Override
    public double reach() {
        return WIDTH / 2;
    }

    @Override
    public List<Mark> ground(Collection<Cell> cells) {
        return List.of(new Mark.Line(lines(cells), GROUND));
    }

    private Path lines(Collection<Cell> cells) {
        Path.Builder path = Path.builder();
        for (Cell cell : cells) {
            List<Spot> ends = plane.corners(cell);
            ends.get(0).lineTo(ends.get(1), path);
        }
        return path.build();
    }

    @Override
    public List<Mark> together(Collection<Cell> cells, Rgb colour) {
        return sticks(cells, colour, new Pen(EDGE, BORDER));
    }

    private List<Mark> sticks(Collection<Cell> cells, Rgb colour, Pen border) {
        Map<Node, Integer> meeting = new HashMap<>();
        cells.forEach(cell -> plane.nodes(cell).forEach(node -> meeting.merge(node, 1, Integer::sum)));
        Path.Builder path = Path.builder();
        Map<Node, Spot> bends = new HashMap<>();
        for (Cell cell : cells) {
            List<Node> ends = plane.nodes(cell);
            end(ends.get(0), ends.get(1), meeting, cells).lineTo(end(ends.get(1), ends.get(0), meeting, cells), path);
            for (Node end : ends) {
                if (isBend(end, meeting, cells)) {
                    Spot here = end(end, end.equals(ends.get(0)) ? ends.get(1) : ends.get(0), meeting, cells);
                    Spot other = bends.putIfAbsent(end, here);
                    if (other != null) {
                        other.lineTo(here, path);
                    }
                }
            }
        }
        Path sticks = path.build();
        return List.of(
                new Mark.Line(sticks, new Pen(border.colour(), WIDTH + 2 * border.width())),
                new Mark.Line(sticks, new Pen(colour, WIDTH)));
    }

    /** Returns the point where a stick from one end to another ends. */
    private Spot end(Node end, Node other, Map<Node, Integer> meeting, Collection<Cell> cells) {
        Spot from = plane.spot(end);
        Spot to = plane.spot(other);
        if (meeting.get(end) == 1) {
            return from.towards(to, STOPS_SHORT / from.distance(to));
        }
        return isBend(end, meeting, cells) ? from.towards(to, CUTS_CORNER / from.distance(to)) : from;
    }

    /** Returns true if exactly two sticks meet at a right angle, where two others may do so too. */
    private boolean isBend(Node end, Map<Node, Integer> meeting, Collection<Cell> cells) {
        if (meeting.get(end) != 2) {
            return false;
        }
        List<Spot> others = cells.stream()
                .map(plane::nodes)
                .filter(ends -> ends.contains(end))
                .map(ends -> plane.spot(ends.get(0).equals(end) ? ends.get(1) : ends.get(0))
                        .minus(plane.spot(end)))
                .toList();
        Spot one = others.get(0);
        Spot two = others.get(1);
        return Math.abs(one.x() * two.x() + one.y() * two.y()) < 1e-9;
    }

    @Override
    public List<Mark> stationary(Collection<Cell> cells, Rgb colour) {
        return List.of(new Mark.Line(lines(cells), new Pen(colour, WIDTH / 2)));
    }

    /** Returns the label with the name on the stick that is nearest to the middle; along the stick if the name is long. */
    @Override
    public Mark label(String name, List<Cell> cells, Rgb ink) {
        Cell stick = plane.middlemost(cells);
        Spot centre = plane.centre(stick);
        List<Spot> ends = plane.corners(stick);
        double cos = 1;
        double sin = 0;
        if (Lettering.width(PlainText.line(name)) >= SHORT) {
            Spot along = ends.get(0).x() < ends.get(1).x() - 1e-9
                    ? ends.get(1).minus(ends.get(0))
                    : ends.get(0).minus(ends.get(1));
            double length = ends.get(0).distance(ends.get(1));
            cos = along.x() / length;
            sin = along.y() / length;
        }
        Affine place = new Affine(NAME * cos, NAME * sin, -NAME * sin, NAME * cos, centre.x(), centre.y());
        double room = ends.get(0).distance(ends.get(1)) - 2 * STOPS_SHORT + WIDTH / 2;
        return Lettering.label(name, room / NAME, place, ink);
    }

    @Override
    public List<Mark> alone(Cell cell, Rgb colour, Pen border) {
        return sticks(List.of(cell), colour, border);
    }

    @Override
    public double letters(Cell cell) {
        return LETTERS;
    }
}
