package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.disassembly.Motions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The straight steps of pieces in a lattice, and the cells that a cell meets on each step. Immutable.
 *
 * <p>A step is a translation of the lattice. The solid that a cell covers on its way is convex, and so are cells. Two convex
 * solids do not meet if a plane lies between them, and such a plane is parallel to two edges of them. Balls meet if their
 * centres come nearer than their diameter.
 */
public final class Slides {

    private final Lattice lattice;
    private final boolean isFlat;
    private final List<Cell> steps;
    /** A number of places along each axis beyond which cells of a lattice have no corner of a cell. */
    private final int block;
    /** The cells that a cell of each kind meets, by the index of the step and the kind, relative to the cell. */
    private final List<List<List<Cell>>> met;

    private Slides(Lattice lattice, boolean isFlat, Collection<Cell> steps) {
        this.lattice = lattice;
        this.isFlat = isFlat;
        this.steps = List.copyOf(steps);
        this.block = steps.stream()
                .mapToInt(step -> Math.max(Math.abs(step.x()), Math.max(Math.abs(step.y()), Math.abs(step.z()))))
                .reduce(lattice.classes(), Math::max);
        List<List<List<Cell>>> found = new ArrayList<>();
        Map<Cell, List<Cell>> corners = new HashMap<>();
        for (Cell step : steps) {
            found.add(lattice.ofEachKind().stream()
                    .map(cell -> met(cell, step, corners))
                    .toList());
        }
        this.met = List.copyOf(found);
    }

    /**
     * Returns the steps of a lattice.
     *
     * @param isFlat true if the pieces lie in a tray: they go along the layers only
     * @return the steps; empty if pieces of the lattice cannot be taken apart: sticks have no solid, and four dimensions are
     *     not asked for
     */
    public static Optional<Slides> of(Lattice lattice, boolean isFlat) {
        boolean isLine = lattice.cellForm().kind() == CellForm.Kind.LINE;
        return isLine || lattice.coordinates() > 3
                ? Optional.empty()
                : Optional.of(new Slides(lattice, isFlat, steps(lattice, isFlat || lattice.isPlanar())));
    }

    /**
     * Returns the steps of the pieces of a puzzle. A box of one layer is a tray, in which pieces stay.
     *
     * @param isOfBurrTools true if the puzzle comes from a file of BurrTools, which lifts pieces out of a layer
     * @return the steps; empty if the pieces of the puzzle are not taken apart
     */
    public static Optional<Slides> ofPieces(Puzzle puzzle, boolean isOfBurrTools) {
        return puzzle.container().periods().areNone()
                ? of(puzzle.lattice(), puzzle.box().layers() == 1 && !isOfBurrTools)
                : Optional.empty();
    }

    /** Returns the reason why the pieces of a puzzle are not taken apart, for a puzzle of which they are not. */
    public static String obstacle(Puzzle puzzle) {
        return puzzle.container().periods().areNone()
                ? "pieces of the lattice " + puzzle.lattice().name()
                        + " are not taken apart: it has no solids in space or in a plane"
                : "pieces of a closed box are not taken apart: leave out wrap";
    }

    /** Returns true if pieces stay in their layer. */
    public boolean isFlat() {
        return isFlat;
    }

    /** Returns the steps of the lattice, one of each two that are opposite. */
    public List<Cell> steps() {
        return steps;
    }

    /** Returns the lattice. */
    public Lattice lattice() {
        return lattice;
    }

    /** Returns the cells that a cell meets on a step, relative to it. */
    public List<Cell> met(int step, Cell cell) {
        return met.get(step).get(lattice.kindOf(cell));
    }

    /** Returns the steps and the cells that cells meet, in the form that {@link Motions} reads. */
    public List<String> rows() {
        List<String> rows = new ArrayList<>();
        rows.add(kindsInBlock());
        rows.add(texts(lattice.ofEachKind()));
        for (int step = 0; step < steps.size(); step++) {
            rows.add(steps.get(step) + ","
                    + met.get(step).stream().map(Slides::texts).collect(Collectors.joining(",")));
        }
        return rows;
    }

    private static String texts(List<Cell> cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }

    /** Returns the lengths of the block of cells that repeats along the axes, and the kind of the cell at each of its places. */
    private String kindsInBlock() {
        if (lattice.kinds() == 1) {
            return "1 1 1 0";
        }
        int x = shortest(lattice, new Cell(1, 0, 0)).x();
        int y = shortest(lattice, new Cell(0, 1, 0)).y();
        int z = lattice.isPlanar()
                ? lattice.classes()
                : shortest(lattice, new Cell(0, 0, 1)).z();
        List<Integer> numbers = new ArrayList<>(List.of(x, y, z));
        for (int index = 0; index < x * y * z; index++) {
            Cell cell = new Cell(index / (y * z), index / z % y, index % z);
            numbers.add(lattice.hasCell(cell) ? lattice.kindOf(cell) : lattice.kinds());
        }
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static Set<Cell> steps(Lattice lattice, boolean isFlat) {
        Set<Cell> steps = new LinkedHashSet<>();
        boolean isOblique = lattice.cellForm().isOblique();
        boolean isMore = !lattice.isOrthogonal() && !isOblique;
        for (Cell way : ways(isMore && !isFlat)) {
            boolean isAxis = way.x() * way.x() + way.y() * way.y() + way.z() * way.z() == 1;
            boolean isTaken = isAxis || isMore || (isOblique && way.equals(new Cell(1, -1, 0)));
            if (isTaken && !(isFlat && way.z() != 0)) {
                steps.add(shortest(lattice, way));
            }
        }
        return steps;
    }

    /** Returns the ways along axes, and then the diagonals, one of each two that are opposite. */
    private static List<Cell> ways(boolean isInSpace) {
        List<Cell> ways = new ArrayList<>(List.of(
                new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1), new Cell(1, 1, 0), new Cell(1, -1, 0)));
        if (isInSpace) {
            ways.addAll(List.of(
                    new Cell(1, 0, 1),
                    new Cell(1, 0, -1),
                    new Cell(0, 1, 1),
                    new Cell(0, 1, -1),
                    new Cell(1, 1, 1),
                    new Cell(1, 1, -1),
                    new Cell(1, -1, 1),
                    new Cell(-1, 1, 1)));
        }
        return ways;
    }

    /** Returns the shortest translation along a way of points. */
    private static Cell shortest(Lattice lattice, Cell way) {
        Cell origin = lattice.ofEachKind().get(0);
        for (int length = 1; ; length++) {
            Cell step = new Cell(length * way.x(), length * way.y(), length * way.z() * lattice.classes());
            Cell moved = origin.plus(step);
            if (lattice.hasCell(moved)
                    && lattice.kindOf(moved) == lattice.kindOf(origin)
                    && lattice.translationTo(step).equals(step)) {
                return step;
            }
        }
    }

    /** Returns the cells that a cell meets, relative to it, and keeps the corners of cells in a map. */
    private List<Cell> met(Cell cell, Cell step, Map<Cell, List<Cell>> corners) {
        if (lattice.isOrthogonal()) {
            return List.of(step);
        }
        boolean areBalls = lattice.cellForm().kind() == CellForm.Kind.BALL;
        List<Cell> first = areBalls ? List.of() : corners(cell, corners);
        List<Cell> swept = new ArrayList<>(first);
        if (!areBalls) {
            swept.addAll(corners(cell.plus(step), corners));
        }
        List<Cell> found = new ArrayList<>();
        for (int x = Math.min(0, step.x()) - block; x <= Math.max(0, step.x()) + block; x++) {
            for (int y = Math.min(0, step.y()) - block; y <= Math.max(0, step.y()) + block; y++) {
                for (int z = Math.min(0, step.z()) - block; z <= Math.max(0, step.z()) + block; z++) {
                    Cell way = new Cell(x, y, z);
                    Cell other = cell.plus(way);
                    if (!other.equals(cell)
                            && lattice.hasCell(other)
                            && (!lattice.isPlanar() || lattice.layer(other) == lattice.layer(cell))
                            && (areBalls
                                    ? ballsMeet(way, step)
                                    : Corners.meet(first, swept, corners(other, corners)))) {
                        found.add(way);
                    }
                }
            }
        }
        return List.copyOf(found);
    }

    /** Returns true if a ball meets another one on a step. */
    private static boolean ballsMeet(Cell way, Cell step) {
        double along = (double) dot(way, step) / dot(step, step);
        double place = Math.max(0, Math.min(1, along));
        double x = way.x() - place * step.x();
        double y = way.y() - place * step.y();
        double z = way.z() - place * step.z();
        // The squared diameter is 2. All of these squares are multiples of a sixth.
        return x * x + y * y + z * z < 1.999;
    }

    private List<Cell> corners(Cell cell, Map<Cell, List<Cell>> known) {
        return known.computeIfAbsent(cell, any -> Corners.of(lattice, any));
    }

    private static int dot(Cell left, Cell right) {
        return left.x() * right.x() + left.y() * right.y() + left.z() * right.z();
    }
}
