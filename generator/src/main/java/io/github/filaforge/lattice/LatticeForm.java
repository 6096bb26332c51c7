package io.github.filaforge.lattice;

import io.github.filaforge.runtime.board.BoardForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** The data and methods that a lattice has of its own, in one subclass for each; {@link Lattice} derives everything else. */
abstract class LatticeForm {

    private static final String AXES = "xyzw";

    private final boolean isPlanar;
    private final int scale;
    private final int[][] residues;
    private final int[][][] steps;

    /**
     * Makes the form of a lattice.
     *
     * @param isPlanar true if all cells lie in one plane
     * @param scale the factor from the points of the lattice to the centres, along x and y
     * @param residues the centre of the cell at the origin, as x and y, for each class
     * @param steps the steps to the neighbours, for each kind, which is mostly a class; each step is added to the three
     *     numbers of a cell
     */
    LatticeForm(boolean isPlanar, int scale, int[][] residues, int[][][] steps) {
        this.isPlanar = isPlanar;
        this.scale = scale;
        this.residues = residues;
        this.steps = steps;
    }

    /** Returns the symmetries of the lattice that keep the origin, the identity first. */
    abstract List<Symmetry> symmetries();

    /**
     * Returns turns that are no symmetries of the lattice, but carry some pieces to cells of it. Their matrices are
     * multiplied by {@link #furtherTurnScale}.
     */
    List<Symmetry> furtherTurns() {
        return List.of();
    }

    /** Returns the number by which the matrices of the further turns are divided. */
    int furtherTurnScale() {
        return 1;
    }

    /** Returns a cell in words, with its article: a triangle. */
    abstract String cellWords();

    /** Returns the form of a cell in the plane of its layer. */
    abstract CellForm cellForm();

    /** Returns the colour of a cell: 1, -1, or 0; see {@link Lattice#colour}. */
    int colour(Cell cell) {
        return 0;
    }

    /** Returns colourings that translations and symmetries permute, besides the two colours. */
    List<Colouring> colourings() {
        return List.of();
    }

    boolean isPlanar() {
        return isPlanar;
    }

    /** Returns true if the cells are squares or cubes; see {@link Lattice#isOrthogonal}. */
    boolean isOrthogonal() {
        return false;
    }

    int classes() {
        return residues.length;
    }

    /** Returns the number of coordinates with which a cell is written: three, or four in four dimensions. */
    int coordinates() {
        return 3;
    }

    /** Returns the numbers with which a cell is written. */
    List<Integer> numbers(Cell cell) {
        return List.of(cell.x(), cell.y(), cell.z());
    }

    /** Returns the cell of some numbers, which may be a place where the lattice has no cell. */
    Cell cell(List<Integer> numbers) {
        return new Cell(numbers.get(0), numbers.get(1), numbers.get(2));
    }

    /** Returns the layer of a cell. */
    int layer(Cell cell) {
        return classes() == 1 ? cell.z() : Math.floorDiv(cell.z(), classes());
    }

    /** Returns the cell of a class at a point in a layer of a box. */
    Cell cell(Box box, int x, int y, int layer, int number) {
        return new Cell(x, y, layer * classes() + number);
    }

    /** Returns the longest side that a box may have. */
    int longestSide() {
        return Integer.MAX_VALUE;
    }

    /** Returns a number that exceeds all steps in a box; see {@link Lattice#longest}. */
    long longest(Box box) {
        return isOrthogonal()
                ? Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()))
                : ((long) box.xDim() + box.yDim() + box.zDim()) * classes();
    }

    /** Returns the number of kinds of cells; translations keep them. */
    final int kinds() {
        return steps.length;
    }

    /** Returns the kind of a cell, from 0. */
    int kindOf(Cell cell) {
        return Math.floorMod(cell.z(), classes());
    }

    /** Returns the cells that belong to the point at the origin, one of each kind. */
    List<Cell> ofEachKind() {
        List<Cell> cells = new ArrayList<>();
        for (int number = 0; number < classes(); number++) {
            cells.add(new Cell(0, 0, number));
        }
        return cells;
    }

    /**
     * Returns the number of classes that users write. Cells of other classes stand between these, and users never meet them.
     */
    int writtenClasses() {
        return classes();
    }

    /** Returns the cells that users do not write between some cells; none in most lattices. */
    List<Cell> junctions(Collection<Cell> cells) {
        return List.of();
    }

    /** Returns the nearest translation that leads beyond a place along no axis; for a cell, the translation to its point. */
    Cell translationTo(Cell place) {
        return new Cell(place.x(), place.y(), place.z() - Math.floorMod(place.z(), classes()));
    }

    /** Returns the translation that carries the cells of the origin to the cells of the point to which a cell belongs. */
    final Cell point(Cell cell) {
        return kinds() == 1 ? cell : translationTo(cell);
    }

    /** Returns the greatest translation that leads beyond none of some cells along any axis. */
    Cell corner(Collection<Cell> cells) {
        return translationTo(new Cell(
                cells.stream().mapToInt(Cell::x).min().orElseThrow(),
                cells.stream().mapToInt(Cell::y).min().orElseThrow(),
                cells.stream().mapToInt(Cell::z).min().orElseThrow()));
    }

    /** Returns ascending cells relative to the point of the first. The result is equal for all translates. */
    final List<Cell> seenFromFirst(Cell... ascending) {
        Cell point = point(ascending[0]);
        Cell[] seen = new Cell[ascending.length];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = ascending[i].minus(point);
        }
        return List.of(seen);
    }

    /** Returns the names of the sets of flat polyforms of two units, of three, and so on; none if they have no names. */
    List<String> flatSets() {
        return List.of();
    }

    /** Returns the names of the sets of polyforms in space, which for most lattices begin with two units. */
    List<String> solidSets() {
        return List.of();
    }

    /** Returns the units to which a cell belongs; see {@link Lattice#unitsWith}. */
    List<List<Cell>> unitsWith(Cell cell) {
        return List.of(List.of(cell));
    }

    /**
     * Returns the number of halves of a column by which each row of a picture stands further right than the row below it.
     */
    int indent() {
        return 0;
    }

    /** Returns true if a box has all cells of its points. */
    boolean isFull() {
        return true;
    }

    /** Returns the number of points before its first point at which a box has cells. */
    int beyondBox() {
        return 0;
    }

    /** Returns true if a cell of the lattice belongs to a box. */
    boolean contains(Box box, Cell cell) {
        return cell.x() >= 0
                && cell.x() < box.xDim()
                && cell.y() >= 0
                && cell.y() < box.yDim()
                && cell.z() >= 0
                && cell.z() < box.zDim() * classes();
    }

    /** Returns the limits of the numbers of the cells of a box, for a person. */
    String range(Box box) {
        return "x runs from 0 to " + (box.xDim() - 1) + ", y from 0 to " + (box.yDim() - 1) + " and "
                + (classes() == 1 ? "z" : "the third number") + " from 0 to " + (box.zDim() * classes() - 1);
    }

    /** Returns true if the lattice has a cell at a place. */
    boolean hasCell(Cell cell) {
        return !isPlanar || (cell.z() >= 0 && cell.z() < classes());
    }

    /** Returns the rule that the numbers of a cell obey, for a person. */
    String rule() {
        return isPlanar
                ? "the third number of " + cellWords() + " is "
                        + (classes() == 1 ? "0" : "its class, 0 " + (classes() == 2 ? "or 1" : "to " + (classes() - 1)))
                : "a cell is three integers";
    }

    /** Returns the picture of each point, in the form of {@link BoardForm#block}; empty if its cells stand side by side. */
    String block() {
        return "";
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

    /** Returns the cell to which a symmetry carries a cell. */
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

    /** Returns the directions in which a kind has neighbours. */
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
