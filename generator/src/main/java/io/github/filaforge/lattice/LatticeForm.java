package io.github.filaforge.lattice;

import io.github.filaforge.runtime.board.BoardForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * The data and methods that a lattice has of its own, in one subclass for each; {@link Lattice} derives everything else.
 * Only the constructors of subclasses assign the fields. Fields and methods without a comment are described in {@link
 * Lattice}, by their names.
 */
abstract class LatticeForm {

    private static final String AXES = "xyzw";

    /** The symmetries of the lattice that keep the origin. */
    final Symmetries symmetries;

    final boolean isPlanar;
    boolean isOrthogonal;
    /** True if a box has all cells of its points. */
    boolean isFull = true;

    int coordinates = 3;
    /** The number of classes that users write. Cells of other classes stand between these, and users never meet them. */
    int writtenClasses;

    int longestSide = Integer.MAX_VALUE;
    /** The number of points before its first point at which a box has cells. */
    int beyondBox;
    /**
     * Turns that are no symmetries of the lattice, but carry some pieces to cells of it. Their matrices are multiplied by
     * {@link #furtherTurnScale}.
     */
    List<Symmetry> furtherTurns = List.of();

    int furtherTurnScale = 1;
    /** The names of the sets of flat polyforms of two units, of three, and so on; none if they have no names. */
    List<String> flatSets = List.of();
    /** The names of the sets of polyforms in space, which for most lattices begin with two units. */
    List<String> solidSets = List.of();
    /** The number of halves of a column by which each row of a picture stands further right than the row below it. */
    int indent;
    /** The picture of each point, in the form of {@link BoardForm#block}; empty if its cells stand side by side. */
    String block = "";

    String rule = "a cell is three integers";

    private final int scale;
    private final int[][] residues;
    private final int[][][] steps;

    /**
     * Makes the form of a lattice.
     *
     * @param scale the factor from the points of the lattice to the centres, along x and y
     * @param residues the centre of the cell at the origin, as x and y, for each class
     * @param steps the steps to the neighbours, for each kind, which is mostly a class; each step is added to the three
     *     numbers of a cell
     */
    LatticeForm(Symmetries symmetries, boolean isPlanar, int scale, int[][] residues, int[][][] steps) {
        this.symmetries = symmetries;
        this.isPlanar = isPlanar;
        this.scale = scale;
        this.residues = residues;
        this.steps = steps;
        writtenClasses = residues.length;
    }

    /** Makes the form of a lattice that has one cell at each point. */
    LatticeForm(Symmetries symmetries, boolean isPlanar, int[]... steps) {
        this(symmetries, isPlanar, 1, new int[][] {{0, 0}}, new int[][][] {steps});
    }

    /** Returns the form of a cell in the plane of its layer; a square if the lattice has no other. */
    CellForm cellForm() {
        return CellForm.of(CellForm.Kind.POLYGON, false, 1, 1, new int[] {0, 0, 1, 0, 1, 1, 0, 1});
    }

    int colour(Cell cell) {
        return 0;
    }

    /** Returns colourings that translations and symmetries permute, besides the two colours. */
    List<Colouring> colourings() {
        return List.of();
    }

    int classes() {
        return residues.length;
    }

    List<Integer> numbers(Cell cell) {
        return List.of(cell.x(), cell.y(), cell.z());
    }

    Cell cell(List<Integer> numbers) {
        return new Cell(numbers.get(0), numbers.get(1), numbers.get(2));
    }

    int layer(Cell cell) {
        return classes() == 1 ? cell.z() : Math.floorDiv(cell.z(), classes());
    }

    /** Returns the cell of a class at a point in a layer of a box. */
    Cell cell(Box box, int x, int y, int layer, int number) {
        return new Cell(x, y, layer * classes() + number);
    }

    long longest(Box box) {
        return isOrthogonal
                ? Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()))
                : ((long) box.xDim() + box.yDim() + box.zDim()) * classes();
    }

    /** Returns the number of kinds of cells; translations keep them. */
    final int kinds() {
        return steps.length;
    }

    int kindOf(Cell cell) {
        return Math.floorMod(cell.z(), classes());
    }

    List<Cell> ofEachKind() {
        List<Cell> cells = new ArrayList<>();
        for (int number = 0; number < classes(); number++) {
            cells.add(new Cell(0, 0, number));
        }
        return cells;
    }

    /** Returns the cells that users do not write between some cells; none in most lattices. */
    List<Cell> junctions(Collection<Cell> cells) {
        return List.of();
    }

    /** Returns the nearest translation that leads beyond a place along no axis; for a cell, the translation to its point. */
    Cell translationTo(Cell place) {
        return new Cell(place.x(), place.y(), place.z() - Math.floorMod(place.z(), classes()));
    }

    final Cell point(Cell cell) {
        return kinds() == 1 ? cell : translationTo(cell);
    }

    Cell corner(Collection<Cell> cells) {
        return translationTo(new Cell(least(cells, Cell::x), least(cells, Cell::y), least(cells, Cell::z)));
    }

    static int least(Collection<Cell> cells, ToIntFunction<Cell> number) {
        return cells.stream().mapToInt(number).min().orElseThrow();
    }

    final List<Cell> seenFromFirst(Cell... ascending) {
        Cell point = point(ascending[0]);
        Cell[] seen = new Cell[ascending.length];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = ascending[i].minus(point);
        }
        return List.of(seen);
    }

    List<List<Cell>> unitsWith(Cell cell) {
        return List.of(List.of(cell));
    }

    /** Returns true if a cell of the lattice belongs to a box. */
    boolean contains(Box box, Cell cell) {
        return box.hasPoint(cell.x(), cell.y()) && cell.z() >= 0 && cell.z() < box.zDim() * classes();
    }

    /**
     * Returns the cells of a box that may be closed along some axes, in ascending order, in a new list. Of cells that are
     * one it has only the least.
     */
    final List<Cell> cells(Box box, Periods periods) {
        List<Cell> cells = new ArrayList<>();
        for (int x = periods.x() > 0 ? 0 : -beyondBox; x < box.xDim(); x++) {
            for (int y = periods.y() > 0 ? 0 : -beyondBox; y < box.yDim(); y++) {
                for (int layer = 0; layer < box.layers(); layer++) {
                    for (int number = 0; number < classes(); number++) {
                        Cell cell = cell(box, x, y, layer, number);
                        if (contains(box, periods, cell)) {
                            cells.add(cell);
                        }
                    }
                }
            }
        }
        return cells;
    }

    /**
     * Returns true if a box that may be closed along some axes has a cell.
     *
     * <p>A cell is in a box without ends along an axis if it is in the middle one of three such boxes in a row, since some
     * lattices have cells that belong to two boxes, or lie between them.
     */
    final boolean contains(Box box, Periods periods, Cell cell) {
        if (periods.areNone()) {
            return contains(box, cell);
        }
        Box row = new Box(
                periods.x() > 0 ? 3 * box.xDim() : box.xDim(),
                periods.y() > 0 ? 3 * box.yDim() : box.yDim(),
                periods.z() > 0 ? 3 * box.zDim() : box.zDim());
        return periods.reduced(cell).equals(cell)
                && contains(row, cell.plus(new Cell(periods.x(), periods.y(), periods.z())));
    }

    String range(Box box) {
        return "x runs from 0 to " + (box.xDim() - 1) + ", y from 0 to " + (box.yDim() - 1) + " and "
                + (classes() == 1 ? "z" : "the third number") + " from 0 to " + (box.zDim() * classes() - 1);
    }

    boolean hasCell(Cell cell) {
        return !isPlanar || (cell.z() >= 0 && cell.z() < classes());
    }

    /** Returns the centre of a cell, in the scaled lattice; z is the layer. */
    Cell centre(Cell cell) {
        if (classes() == 1) {
            return cell;
        }
        int[] residue = residues[Math.floorMod(cell.z(), classes())];
        return new Cell(
                scale * cell.x() + residue[0], scale * cell.y() + residue[1], Math.floorDiv(cell.z(), classes()));
    }

    /** Returns the cell that has its centre at a place, or empty if none has. */
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

    Cell apply(Symmetry symmetry, Cell cell) {
        Cell centre = centre(cell);
        Cell carried = new Cell(
                symmetry.coordinate(0, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(1, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(2, centre.x(), centre.y(), centre.z()));
        return cellAt(carried).orElseThrow(() -> new IllegalStateException(cell + " is not carried by " + symmetry));
    }

    /**
     * Returns the distinct steps of all cells: the steps to earlier cells in ascending order, then those to later cells in
     * descending order.
     */
    final List<Direction> directions() {
        SortedSet<Cell> distinct = distinct(steps);
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
                    classes() > 1 ? "(" + step + ")" : axes(step, "-", "+", ""),
                    classes() > 1
                            ? "STEP_" + (index + 1)
                            : axes(step, "MINUS_", "PLUS_", "_").toUpperCase(Locale.ROOT),
                    step,
                    step.compareTo(origin) > 0));
        }
        return List.copyOf(directions);
    }

    private static SortedSet<Cell> distinct(int[][]... ofKinds) {
        SortedSet<Cell> distinct = new TreeSet<>();
        for (int[][] ofKind : ofKinds) {
            for (int[] step : ofKind) {
                distinct.add(new Cell(step[0], step[1], step[2]));
            }
        }
        return distinct;
    }

    /** Returns the axes along which a step leads, each behind its sign, with a separator between them. */
    private String axes(Cell step, String minus, String plus, String between) {
        StringBuilder axes = new StringBuilder();
        for (int axis = 0; axis < coordinates; axis++) {
            int by = numbers(step).get(axis);
            if (by != 0) {
                axes.append(axes.isEmpty() ? "" : between)
                        .append(by < 0 ? minus : plus)
                        .append(AXES.charAt(axis));
            }
        }
        return axes.toString();
    }

    /** Returns the directions in which a kind has neighbours. */
    final List<Direction> directionsOf(int number, List<Direction> directions) {
        Set<Cell> own = distinct(steps[number]);
        List<Direction> found = new ArrayList<>();
        for (Direction direction : directions) {
            if (own.contains(direction.step())) {
                found.add(direction);
            }
        }
        return List.copyOf(found);
    }
}
