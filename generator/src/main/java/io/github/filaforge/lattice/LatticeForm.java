package io.github.filaforge.lattice;

import io.github.filaforge.runtime.BoardForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What one lattice has of its own; {@link Lattice} makes everything else of it. Each is a subclass with its data. */
abstract class LatticeForm {

    private static final String AXES = "xyzw";

    private final boolean isPlanar;
    private final int scale;
    private final int[][] residues;
    private final int[][][] steps;

    /**
     * Tells what a lattice is made of.
     *
     * @param isPlanar whether all cells lie in one plane
     * @param scale how many times as large as the points of the lattice the centres are, along x and y
     * @param residues for each class the centre of its cell at the origin: x and y
     * @param steps for each kind, mostly a class, the steps to its neighbours, each added to the three numbers of a
     *     cell
     */
    LatticeForm(boolean isPlanar, int scale, int[][] residues, int[][][] steps) {
        this.isPlanar = isPlanar;
        this.scale = scale;
        this.residues = residues;
        this.steps = steps;
    }

    /** The symmetries of the lattice that keep the origin, the identity first. */
    abstract List<Symmetry> symmetries();

    /**
     * Turns that are no symmetries of the lattice, but carry some pieces to cells of it: their matrices times
     * {@link #furtherTurnScale}.
     */
    List<Symmetry> furtherTurns() {
        return List.of();
    }

    /** By how much the matrices of the further turns are to be divided. */
    int furtherTurnScale() {
        return 1;
    }

    /** A cell in words, with its article: a triangle. */
    abstract String cellWords();

    /** What a cell looks like in the plane of its layer. */
    abstract CellForm cellForm();

    /** The colour of a cell: 1, -1, or 0; see {@link Lattice#colour}. */
    int colour(Cell cell) {
        return 0;
    }

    /** Colours that translations and symmetries permute, besides the two. */
    List<Colouring> colourings() {
        return List.of();
    }

    boolean isPlanar() {
        return isPlanar;
    }

    /** Whether all neighbours lie along the axes. */
    boolean isOrthogonal() {
        return false;
    }

    int classes() {
        return residues.length;
    }

    /** By how many numbers a cell is written: three, or in four dimensions four. */
    int coordinates() {
        return 3;
    }

    /** The numbers that a cell is written by. */
    List<Integer> numbers(Cell cell) {
        return List.of(cell.x(), cell.y(), cell.z());
    }

    /** The cell, or place of none, of so many numbers. */
    Cell cell(List<Integer> numbers) {
        return new Cell(numbers.get(0), numbers.get(1), numbers.get(2));
    }

    /** The layer of a cell. */
    int layer(Cell cell) {
        return classes() == 1 ? cell.z() : Math.floorDiv(cell.z(), classes());
    }

    /** The cell of a class at a point in a layer of a box. */
    Cell cell(Box box, int x, int y, int layer, int number) {
        return new Cell(x, y, layer * classes() + number);
    }

    /** The longest side that a box may have. */
    int longestSide() {
        return Integer.MAX_VALUE;
    }

    /** See {@link Lattice#longest}. */
    long longest(Box box) {
        return isOrthogonal()
                ? Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()))
                : ((long) box.xDim() + box.yDim() + box.zDim()) * classes();
    }

    /** How many kinds of cells there are; translations keep them. */
    final int kinds() {
        return steps.length;
    }

    /** The kind of a cell, from 0. */
    int kindOf(Cell cell) {
        return Math.floorMod(cell.z(), classes());
    }

    /** The cells of the origin's point, one of each kind. */
    List<Cell> ofEachKind() {
        List<Cell> cells = new ArrayList<>();
        for (int number = 0; number < classes(); number++) {
            cells.add(new Cell(0, 0, number));
        }
        return cells;
    }

    /** How many classes are written; cells of the others stand between these, and no user knows of them. */
    int writtenClasses() {
        return classes();
    }

    /** The cells that no user writes between some cells; none in most lattices. */
    List<Cell> junctions(Collection<Cell> cells) {
        return List.of();
    }

    /** The last translation that leads nowhere beyond a place: to a cell, the one that leads to its point. */
    Cell translationTo(Cell place) {
        return new Cell(place.x(), place.y(), place.z() - Math.floorMod(place.z(), classes()));
    }

    /** The translation that carries the cells of the origin to those of the point that a cell belongs to. */
    final Cell point(Cell cell) {
        return kinds() == 1 ? cell : translationTo(cell);
    }

    /** The last translation that leads beyond none of some cells, along any axis. */
    Cell corner(Collection<Cell> cells) {
        return translationTo(new Cell(
                cells.stream().mapToInt(Cell::x).min().orElseThrow(),
                cells.stream().mapToInt(Cell::y).min().orElseThrow(),
                cells.stream().mapToInt(Cell::z).min().orElseThrow()));
    }

    /** Cells in ascending order as seen from the point of the first: the same for all translates. */
    final List<Cell> seenFromFirst(Cell... ascending) {
        Cell point = point(ascending[0]);
        Cell[] seen = new Cell[ascending.length];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = ascending[i].minus(point);
        }
        return List.of(seen);
    }

    /** By how many halves of a column each row of a picture stands further right than the one below it. */
    int indent() {
        return 0;
    }

    /** Whether a box has all cells of its points. */
    boolean isFull() {
        return true;
    }

    /** How far cells of a box lie before its first point. */
    int beyondBox() {
        return 0;
    }

    /** Whether a cell that there is belongs to a box. */
    boolean contains(Box box, Cell cell) {
        return cell.x() >= 0
                && cell.x() < box.xDim()
                && cell.y() >= 0
                && cell.y() < box.yDim()
                && cell.z() >= 0
                && cell.z() < box.zDim() * classes();
    }

    /** Between which numbers the cells of a box lie, for a person. */
    String range(Box box) {
        return "x runs from 0 to " + (box.xDim() - 1) + ", y from 0 to " + (box.yDim() - 1) + " and "
                + (classes() == 1 ? "z" : "the third number") + " from 0 to " + (box.zDim() * classes() - 1);
    }

    /** Whether there is such a cell. */
    boolean hasCell(Cell cell) {
        return !isPlanar || (cell.z() >= 0 && cell.z() < classes());
    }

    /** What the numbers of a cell must be, for a person. */
    String rule() {
        return isPlanar
                ? "the third number of " + cellWords() + " is "
                        + (classes() == 1 ? "0" : "its class, 0 " + (classes() == 2 ? "or 1" : "to " + (classes() - 1)))
                : "a cell is three integers";
    }

    /** What a picture has for each point, as {@link BoardForm#block} says; empty if its cells side by side. */
    String block() {
        return "";
    }

    /** The centre of a cell, in the scaled lattice; z is the layer. */
    Cell centre(Cell cell) {
        if (classes() == 1) {
            return cell;
        }
        int[] residue = residues[Math.floorMod(cell.z(), classes())];
        return new Cell(
                scale * cell.x() + residue[0], scale * cell.y() + residue[1], Math.floorDiv(cell.z(), classes()));
    }

    /** The cell that has its centre at a place, if one has. */
    Optional<Cell> cellAt(Cell centre) {
        if (classes() == 1) {
            return Optional.of(centre);
        }
        for (int number = 0; number < classes(); number++) {
            int x = centre.x() - residues[number][0];
            int y = centre.y() - residues[number][1];
            if (Math.floorMod(x, scale) == 0 && Math.floorMod(y, scale) == 0) {
                return Optional.of(
                        new Cell(Math.floorDiv(x, scale), Math.floorDiv(y, scale), centre.z() * classes() + number));
            }
        }
        return Optional.empty();
    }

    /** Where a symmetry carries a cell. */
    Cell apply(Symmetry symmetry, Cell cell) {
        Cell centre = centre(cell);
        Cell carried = new Cell(
                symmetry.coordinate(0, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(1, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(2, centre.x(), centre.y(), centre.z()));
        return cellAt(carried).orElseThrow(() -> new IllegalStateException(cell + " is not carried by " + symmetry));
    }

    /** The distinct steps of all cells: those to earlier cells ascending, then those to later ones descending. */
    final List<Direction> directions() {
        TreeSet<Cell> distinct = new TreeSet<>();
        for (int[][] ofClass : steps) {
            for (int[] step : ofClass) {
                distinct.add(new Cell(step[0], step[1], step[2]));
            }
        }
        Cell origin = new Cell(0, 0, 0);
        List<Cell> order = new ArrayList<>(distinct.headSet(origin));
        List<Cell> forward = new ArrayList<>(distinct.tailSet(origin));
        Collections.reverse(forward);
        order.addAll(forward);
        List<Direction> directions = new ArrayList<>();
        for (int index = 0; index < order.size(); index++) {
            Cell step = order.get(index);
            directions.add(new Direction(
                    index,
                    1 << (order.size() - 1 - index),
                    label(step),
                    name(step, index),
                    step,
                    step.compareTo(origin) > 0));
        }
        return List.copyOf(directions);
    }

    private String label(Cell step) {
        if (classes() > 1) {
            return "(" + step + ")";
        }
        StringBuilder label = new StringBuilder();
        for (int axis = 0; axis < coordinates(); axis++) {
            int by = numbers(step).get(axis);
            if (by != 0) {
                label.append(by < 0 ? '-' : '+').append(AXES.charAt(axis));
            }
        }
        return label.toString();
    }

    private String name(Cell step, int index) {
        if (classes() > 1) {
            return "STEP_" + (index + 1);
        }
        StringBuilder name = new StringBuilder();
        for (int axis = 0; axis < coordinates(); axis++) {
            int by = numbers(step).get(axis);
            if (by != 0) {
                name.append(name.isEmpty() ? "" : "_")
                        .append(by < 0 ? "MINUS_" : "PLUS_")
                        .append(Character.toUpperCase(AXES.charAt(axis)));
            }
        }
        return name.toString();
    }

    /** Those of the directions in which a kind has neighbours. */
    final List<Direction> directionsOf(int number, List<Direction> directions) {
        TreeSet<Cell> own = new TreeSet<>();
        for (int[] step : steps[number]) {
            own.add(new Cell(step[0], step[1], step[2]));
        }
        List<Direction> found = new ArrayList<>();
        for (Direction direction : directions) {
            if (own.contains(direction.step())) {
                found.add(direction);
            }
        }
        return List.copyOf(found);
    }
}
