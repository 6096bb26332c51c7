package io.github.filaforge.picture.page;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.CellForm.Corner;
import io.github.filaforge.lattice.CellForm.Kind;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.picture.print.CellSolid;
import io.github.filaforge.picture.print.CellSolids;
import io.github.filaforge.picture.print.Vec;
import io.github.filaforge.runtime.board.BoardForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * The data of a page about cells that are neither squares nor cubes: their places in space, and their forms.
 *
 * <pre>{@code
 * {"classes":2,"beyond":0,"indent":2,"pictures":true,"height":0.4,"radius":0,
 *  "axes":[[1.5,0,0],[0.75,1.299038,0],[0,0,0.4]],
 *  "forms":[{"middle":[0.75,0.433013],"corners":[[-0.75,-0.433013],[0.75,-0.433013],[0,0.866025]]}, ...],
 *  "cells":[[0,0,0],[0,0,1], ...]}
 * }</pre>
 *
 * <p>{@code classes} is the number of cells of a point. {@code beyond} is the number of places before 0 that coordinates may
 * have. {@code indent} is the number of half columns by which a row of a picture of text is indented for each y, if
 * {@code pictures} is true. {@code axes} lead from a point to the next along x and y and to the next layer; a unit is the
 * edge of a cube. {@code forms} has for each class the middle of a cell relative to its point, and the corners of its base
 * relative to this middle, counter-clockwise. A class without corners is not drawn: junctions of sticks. {@code radius} is the radius of balls, and 0 if cells are no balls.
 * {@code cells} are the cells of the region in their order.
 *
 * <p>The third number of a hypercube is {@code fold} times z, and w. The parts of the box with equal w stand side by side.
 *
 * <p>Tetrahedra have {@code solids} too, one for each kind of cells. {@code place} is the cell of this kind at the origin,
 * {@code middle} its middle in space, and {@code corners} are relative to the middle. {@code sides} have the {@code ring} of
 * their corners, counter-clockwise as seen from outside, and the {@code step} to the neighbour. Cells repeat after
 * {@code block} places along each axis, or if {@code alternates} is true, along each two axes together.
 */
final class PageLattice {

    /** The height of a prism. */
    private static final double HIGH = 1;
    /** The height of cells that lie in a plane, where each piece is one layer. */
    private static final double FLAT = 0.4;
    /** Half of the width of a line. */
    private static final double LINE = 0.17;
    /** The factor for rounding to six digits behind the point, which are enough for a picture. */
    private static final double DIGITS = 1e6;

    private final Lattice lattice;
    private final CellForm form;

    PageLattice(Lattice lattice) {
        this.lattice = lattice;
        this.form = lattice.cellForm();
    }

    /** Returns the fields of the object. */
    Map<String, Object> fields(List<Cell> cells) {
        BoardForm board = lattice.boardForm();
        boolean areBalls = form.kind() == Kind.BALL;
        boolean areVoxels = lattice.kinds() > lattice.classes();
        double height = lattice.isPlanar() ? FLAT : HIGH;
        Map<String, Object> fields = JsonObject.of(
                "classes", lattice.classes(),
                "beyond", board.beyond(),
                "indent", board.indent(),
                "pictures", lattice.areSideBySide(),
                "height", height,
                "radius", areBalls ? rounded(radius()) : 0,
                "axes",
                        List.of(
                                point(x(form.step(), 0), 0, 0),
                                point(x(0, form.step()), y(form.step()), 0),
                                point(0, 0, areBalls || areVoxels ? form.length() : height)),
                "forms", form.corners().stream().map(this::form).toList(),
                "cells", PageData.cells(cells));
        if (lattice.coordinates() == 4) {
            fields.put("fold", FourthAxis.FOLD);
        }
        if (areVoxels) {
            int block = block();
            fields.put("block", block);
            fields.put("alternates", !isTranslation(new Cell(block, 0, 0)));
            fields.put("solids", solids());
        }
        return fields;
    }

    /** Returns the least number of places after which cells repeat along x and y together. */
    private int block() {
        int block = 1;
        while (!isTranslation(new Cell(block, block, 0))) {
            block++;
        }
        return block;
    }

    private boolean isTranslation(Cell step) {
        return lattice.translationTo(step).equals(step);
    }

    private List<Map<String, Object>> solids() {
        CellSolids solids = new CellSolids(lattice, 1, form.length());
        return lattice.ofEachKind().stream()
                .map(cell -> solid(cell, solids.solid(cell)))
                .toList();
    }

    private static Map<String, Object> solid(Cell cell, CellSolid solid) {
        Vec middle = solid.middle();
        return JsonObject.of(
                "place", PageData.cells(List.of(cell)).get(0),
                "middle", point(middle.x(), middle.y(), middle.z()),
                "corners",
                        solid.corners().stream()
                                .map(corner -> corner.minus(middle))
                                .map(corner -> point(corner.x(), corner.y(), corner.z()))
                                .toList(),
                "sides",
                        solid.sides().stream()
                                .map(side -> JsonObject.of(
                                        "ring",
                                        side.ring(),
                                        "step",
                                        PageData.cells(List.of(side.step().orElseThrow()))
                                                .get(0)))
                                .toList());
    }

    private Map<String, Object> form(List<Corner> corners) {
        if (corners.stream().distinct().count() == 1) {
            Corner point = corners.get(0);
            return JsonObject.of("middle", point(x(point.x(), point.y()), y(point.y())), "corners", List.of());
        }
        List<double[]> points = corners.stream()
                .map(corner -> new double[] {x(corner.x(), corner.y()), y(corner.y())})
                .toList();
        double middleX =
                points.stream().mapToDouble(point -> point[0]).average().orElseThrow();
        double middleY =
                points.stream().mapToDouble(point -> point[1]).average().orElseThrow();
        List<double[]> outline = form.kind() == Kind.LINE ? stick(points, corners.get(0)) : points;
        return JsonObject.of(
                "middle", point(middleX, middleY),
                "corners",
                        outline.stream()
                                .map(corner -> point(corner[0] - middleX, corner[1] - middleY))
                                .toList());
    }

    /** Returns the corners of a line with a width, whose ends are pointed so that it meets the lines that end there. */
    private List<double[]> stick(List<double[]> ends, Corner end) {
        double length = Math.hypot(ends.get(1)[0] - ends.get(0)[0], ends.get(1)[1] - ends.get(0)[1]);
        double alongX = (ends.get(1)[0] - ends.get(0)[0]) / length;
        double alongY = (ends.get(1)[1] - ends.get(0)[1]) / length;
        double point = LINE / Math.tan(Math.PI / linesAt(end));
        List<double[]> stick = new ArrayList<>();
        for (int side : new int[] {1, -1}) {
            double[] from = ends.get(side == 1 ? 0 : 1);
            double[] to = ends.get(side == 1 ? 1 : 0);
            stick.add(from);
            stick.add(new double[] {
                from[0] + side * (alongX * point + alongY * LINE), from[1] + side * (alongY * point - alongX * LINE)
            });
            stick.add(new double[] {
                to[0] - side * (alongX * point - alongY * LINE), to[1] - side * (alongY * point + alongX * LINE)
            });
        }
        return stick;
    }

    private long linesAt(Corner end) {
        int step = form.step();
        return lattice.written(lattice.cells(new Box(5, 5, 1))).stream()
                .flatMap(cell -> form.corners().get(lattice.classOf(cell)).stream()
                        .map(corner ->
                                new Corner(corner.x() + step * (cell.x() - 2), corner.y() + step * (cell.y() - 2))))
                .filter(end::equals)
                .count();
    }

    /** Returns the radius of the circle that touches the sides of the square in which it stands. */
    private double radius() {
        Corner corner = form.corners().get(0).get(0);
        return form.unit() * Math.hypot(corner.x(), corner.y()) / Math.sqrt(2);
    }

    private double x(int cornerX, int cornerY) {
        return form.unit() * (cornerX + form.slant() * cornerY);
    }

    private double y(int cornerY) {
        return form.unit() * form.rise() * cornerY;
    }

    private static List<Double> point(double... numbers) {
        return DoubleStream.of(numbers).map(PageLattice::rounded).boxed().toList();
    }

    private static double rounded(double number) {
        return Math.round(number * DIGITS) / DIGITS;
    }
}
