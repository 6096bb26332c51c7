package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Draws balls as circles. In a layer, the balls of a piece that touch each other are joined. */
final class BallPainter implements CellPainter {

    /** The difference between the radius of a ball's room and its circle. */
    private static final double GAP = 0.03;

    private static final double JOINT = 0.4;
    private static final double LETTERS = 0.68;
    private static final Pen GROUND = new Pen(Rgb.of(0xb4b8be), 0.04);

    private final CellPlane plane;

    BallPainter(CellPlane plane) {
        this.plane = plane;
    }

    @Override
    public List<Mark> ground(Collection<Cell> cells) {
        return List.of(new Mark.Area(circles(cells), Rgb.WHITE, GROUND));
    }

    @Override
    public List<Mark> together(Collection<Cell> cells, Rgb colour) {
        Path joints = joints(Set.copyOf(cells));
        Mark balls = new Mark.Area(circles(cells), colour, Pen.BORDER);
        return joints.steps().isEmpty()
                ? List.of(balls)
                : List.of(
                        new Mark.Line(joints, new Pen(Pen.BORDER.colour(), JOINT + 2 * Pen.BORDER.width())),
                        balls,
                        new Mark.Line(joints, new Pen(colour, JOINT)));
    }

    private Path joints(Set<Cell> cells) {
        Lattice lattice = plane.lattice();
        Path.Builder path = Path.builder();
        for (Cell cell : cells.stream().sorted().toList()) {
            for (Direction direction : lattice.directions(cell)) {
                Cell next = cell.plus(direction.step());
                if (direction.isForward() && cells.contains(next)) {
                    plane.centre(cell).lineTo(plane.centre(next), path);
                }
            }
        }
        return path.build();
    }

    private Path circles(Collection<Cell> cells) {
        Path.Builder path = Path.builder();
        cells.forEach(cell -> {
            Spot centre = plane.centre(cell);
            path.circle(centre.x(), centre.y(), plane.inradius(cell) - GAP);
        });
        return path.build();
    }

    @Override
    public List<Mark> stationary(Collection<Cell> cells, Rgb colour) {
        return List.of(new Mark.Area(circles(cells), colour, GROUND), new Mark.Line(plane.hatch(cells), Pen.HATCH));
    }

    /** Returns the label with the name in the ball that is nearest to the middle. */
    @Override
    public Mark label(String name, List<Cell> cells, Rgb ink) {
        Cell ball = plane.middlemost(cells);
        Spot centre = plane.centre(ball);
        return Lettering.label(name, 1.5 * plane.inradius(ball), Affine.shift(centre.x(), centre.y()), ink);
    }

    @Override
    public List<Mark> alone(Cell cell, Rgb colour, Pen border) {
        return List.of(new Mark.Area(circles(List.of(cell)), colour, border));
    }

    @Override
    public double letters(Cell cell) {
        return LETTERS * plane.inradius(cell);
    }
}
