package io.github.filaforge.lattice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The periods of a box that is closed along some axes: a cylinder, a torus. A step that leaves a closed box on one side
 * enters it on the other. Cells whose distance is a period are one cell, which has the least of their coordinates from 0 on.
 *
 * @param x the number of steps that lead round along x; 0 if the box has ends there
 * @param y the number of steps that lead round along y; 0 if the box has ends there
 * @param z the number of steps that lead round in the third number of a cell, which counts classes and layers; 0 if the box
 *     has ends there
 */
public record Periods(int x, int y, int z) {

    /** The periods of a box with ends along every axis. */
    public static final Periods NONE = new Periods(0, 0, 0);

    /** The letters of the axes along which a box can be closed. */
    public static final String AXES = "xyz";

    private static final int SHORTEST = 2;

    /** Returns true if the box has ends along every axis. */
    public boolean areNone() {
        return x == 0 && y == 0 && z == 0;
    }

    /**
     * Returns the periods of a box that is closed along some axes.
     *
     * @param axes letters x, y, z, each at most once
     * @throws IllegalArgumentException if {@link #obstacle} finds an obstacle for one of them
     */
    public static Periods of(Lattice lattice, Box box, String axes) {
        for (int i = 0; i < axes.length(); i++) {
            char axis = axes.charAt(i);
            obstacle(lattice, box, axis).ifPresent(obstacle -> {
                throw new IllegalArgumentException("the box cannot be closed along " + axis + ": " + obstacle.reason());
            });
        }
        return new Periods(
                axes.indexOf('x') < 0 ? 0 : box.xDim(),
                axes.indexOf('y') < 0 ? 0 : box.yDim(),
                axes.indexOf('z') < 0 ? 0 : box.zDim() * lattice.classes());
    }

    /**
     * The reason why a box cannot be closed along an axis.
     *
     * @param reason the reason, in words
     * @param remedy the advice to the user
     */
    public record Obstacle(String reason, String remedy) {}

    /** Returns the reason why a box cannot be closed along an axis, or empty if it can. */
    public static Optional<Obstacle> obstacle(Lattice lattice, Box box, char axis) {
        if (AXES.indexOf(axis) < 0) {
            return Optional.of(new Obstacle("the axes are x, y and z", "take one of them"));
        }
        if (axis == 'z' && lattice.isPlanar()) {
            return Optional.of(
                    new Obstacle("the lattice " + lattice + " lies in a plane", "a plane is closed along x and y"));
        }
        if (lattice.coordinates() > AXES.length()) {
            return Optional.of(new Obstacle(
                    "boxes of four dimensions have ends along all axes", "leave out wrap, or take another lattice"));
        }
        if (lattice.hasJunctions()) {
            return Optional.of(new Obstacle(
                    "round it a stick of " + lattice + " would meet its own end",
                    "leave out wrap, or take another lattice: hexagonal-edges can be closed"));
        }
        int length = axis == 'x' ? box.xDim() : axis == 'y' ? box.yDim() : box.zDim();
        if (length < SHORTEST) {
            return Optional.of(new Obstacle(
                    axis + "Dim is " + length, "the way round is at least " + SHORTEST + " long: leave out " + axis));
        }
        Cell step = new Cell(
                axis == 'x' ? length : 0, axis == 'y' ? length : 0, axis == 'z' ? length * lattice.classes() : 0);
        if (!lattice.translationTo(step).equals(step)) {
            return Optional.of(new Obstacle(
                    axis + "Dim is " + length + ", and so many steps do not carry the lattice " + lattice
                            + " to itself",
                    "in this lattice " + lattice.rule()));
        }
        return Optional.empty();
    }

    /** Returns the axes along which the box is closed, as definitions have them: {@code xy}. */
    public String axes() {
        return (x > 0 ? "x" : "") + (y > 0 ? "y" : "") + (z > 0 ? "z" : "");
    }

    /** Returns the cell of the box that a cell is: the one with the least coordinates from 0 on. */
    public Cell reduced(Cell cell) {
        return areNone() ? cell : new Cell(reduced(cell.x(), x), reduced(cell.y(), y), reduced(cell.z(), z));
    }

    /** Returns a coordinate modulo a period, or the coordinate itself if the period is 0. */
    public static int reduced(int coordinate, int period) {
        return period == 0 ? coordinate : Math.floorMod(coordinate, period);
    }

    /** Returns the steps that lead from a cell to itself, one for each closed axis. */
    public List<Cell> steps() {
        return Stream.of(new Cell(x, 0, 0), new Cell(0, y, 0), new Cell(0, 0, z))
                .filter(step -> !step.equals(new Cell(0, 0, 0)))
                .toList();
    }

    /**
     * Returns true if a symmetry of the lattice is one of the closed box, up to a translation: it carries periods to sums of
     * periods, so that cells which are one stay one. It is not enough that the symmetry permutes the cells of the box: a
     * quarter turn does this in a cylinder that is as long as it is round.
     *
     * @param cell any cell
     */
    public boolean areKeptBy(Lattice lattice, Symmetry symmetry, Cell cell) {
        Cell origin = lattice.apply(symmetry, cell);
        for (Cell step : steps()) {
            Cell carried = lattice.apply(symmetry, cell.plus(step)).minus(origin);
            if (!isSum(carried.x(), x) || !isSum(carried.y(), y) || !isSum(carried.z(), z)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSum(int step, int period) {
        return period == 0 ? step == 0 : step % period == 0;
    }

    /** Returns true if cells that are one have one colour in the colouring of the lattice. */
    public boolean keepColours(Lattice lattice) {
        for (int number = 0; number < lattice.classes(); number++) {
            Cell cell = new Cell(0, 0, number);
            for (Cell step : steps()) {
                if (lattice.colour(cell.plus(step)) != lattice.colour(cell)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns the form of the box for a person: {@code closed along x, a cylinder}. */
    public String words(Box box) {
        String axes = axes();
        String closed = "closed along "
                + switch (axes.length()) {
                    case 1 -> axes;
                    case 2 -> axes.charAt(0) + " and " + axes.charAt(1);
                    default -> "x, y and z";
                };
        return closed + (box.zDim() > 1 ? "" : axes.length() == 1 ? ", a cylinder" : ", a torus");
    }
}
