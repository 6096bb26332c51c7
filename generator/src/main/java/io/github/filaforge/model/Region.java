package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The cells to be filled, some of which may stay empty, numbered from 0 in their natural order (x most significant). In
 * a box without stationary pieces cell (x, y) of one layer has the number x * yDim + y.
 */
public final class Region {

    private final Lattice lattice;
    private final Periods periods;
    /** Whether there are periods at all: asked wherever a cell is looked for. */
    private final boolean isClosed;
    /** Whether cells that are one have one colour. */
    private final boolean keepsColours;

    private final List<Cell> cells;
    private final Layout optional;
    /** The least coordinates of a cell, and how many there are along each axis. */
    private final Cell corner;

    private final Cell lengths;
    /** How many there are along a fourth axis; 1 if there is none. */
    private final int wLength;
    /** For each place of this box the number of its cell, or -1; x is most significant. */
    private final int[] numbers;

    private Region(Lattice lattice, Periods periods, List<Cell> cells, Set<Cell> optional) {
        this.lattice = lattice;
        this.periods = periods;
        this.isClosed = !periods.areNone();
        this.keepsColours = periods.keepColours(lattice);
        this.cells = List.copyOf(cells);
        this.optional = optional.isEmpty() ? Layout.empty(cells.size()) : among(cells, optional);
        this.corner = new Cell(least(Cell::x), least(Cell::y), least(Cell::z));
        this.lengths = new Cell(length(Cell::x), length(Cell::y), length(Cell::z));
        this.wLength = lattice.coordinates() > 3 ? length(FourthAxis::w) : 1;
        this.numbers = new int[Math.multiplyExact(Math.multiplyExact(lengths.x(), lengths.y()), lengths.z())];
        Arrays.fill(numbers, -1);
        for (int number = 0; number < cells.size(); number++) {
            numbers[place(cells.get(number).minus(corner))] = number;
        }
    }

    private static Layout among(List<Cell> cells, Set<Cell> some) {
        return Layout.of(
                cells.size(),
                IntStream.range(0, cells.size())
                        .filter(number -> some.contains(cells.get(number)))
                        .toArray());
    }

    private int least(ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElse(0);
    }

    private int length(ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).max().orElse(-1) + 1 - least(coordinate);
    }

    private int place(Cell step) {
        return (step.x() * lengths.y() + step.y()) * lengths.z() + step.z();
    }

    /** The region of the given cells of a lattice, in any order, all of which are to be filled. */
    public static Region of(Lattice lattice, Collection<Cell> cells) {
        return of(lattice, cells, Set.of());
    }

    /**
     * The region of the given cells of a lattice, in any order.
     *
     * @param optional those that may stay empty; others may be among them
     */
    public static Region of(Lattice lattice, Collection<Cell> cells, Set<Cell> optional) {
        return new Region(
                lattice, Periods.NONE, cells.stream().sorted().distinct().toList(), optional);
    }

    /** The region of some cells of a container, in ascending order; those that may stay empty there may here. */
    static Region of(Container container, List<Cell> cells) {
        return new Region(container.lattice(), container.periods(), cells, container.optional());
    }

    /** The lattice of the cells. */
    public Lattice lattice() {
        return lattice;
    }

    /** Along which axes the box is closed: cells that are a period apart are one. */
    public Periods periods() {
        return periods;
    }

    /** The colour of a cell, as {@link Lattice#colour} says; 0 for all where a closed axis does not keep them. */
    public int colour(Cell cell) {
        return keepsColours ? lattice.colour(cell) : 0;
    }

    /** Those of the {@linkplain Lattice#colourings() colourings} in which cells that are one have one colour. */
    public List<Colouring> colourings() {
        return lattice.colourings().stream()
                .filter(colouring -> periods.steps().stream()
                        .allMatch(step -> cells.stream()
                                .allMatch(cell -> colouring.colour(cell.plus(step)) == colouring.colour(cell))))
                .toList();
    }

    /** The number of cells. */
    public int size() {
        return cells.size();
    }

    /** The cells that may stay empty. */
    public Layout optional() {
        return optional;
    }

    /**
     * The cells of a layout, ascending, as seen from the point of the first: how an image is turned, wherever it lies.
     * Images over the seam of a closed box are seen as they lie, in parts.
     */
    public List<Cell> orientation(Layout layout) {
        int[] numbers = layout.cells();
        Cell first = lattice.point(cell(numbers[0]));
        Cell[] steps = new Cell[numbers.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = cell(numbers[i]).minus(first);
        }
        return List.of(steps);
    }

    /** The cells; the one at index n has the number n. */
    public List<Cell> cells() {
        return cells;
    }

    /**
     * The third number of a cell or step where frames count by it: in four dimensions z and w are counted together, the cells
     * along w one after the other.
     */
    public int third(Cell step) {
        return lattice.coordinates() > 3 ? FourthAxis.z(step) * wLength + FourthAxis.w(step) : step.z();
    }

    /** The neighbours of a cell in the order of their directions, each once; a new array. */
    public int[] neighbours(int number) {
        IntStream neighbours = lattice.directions().stream()
                .mapToInt(direction -> neighbour(number, direction))
                .filter(neighbour -> neighbour >= 0);
        // two steps lead to one neighbour where the way round is two cells long
        return (isClosed ? neighbours.distinct() : neighbours).toArray();
    }

    /** The directions in which any cell has a neighbour, in their order. */
    public List<Direction> directions() {
        return lattice.directions().stream()
                .filter(direction -> IntStream.range(0, size()).anyMatch(cell -> neighbour(cell, direction) >= 0))
                .toList();
    }

    public Cell cell(int number) {
        return cells.get(number);
    }

    /** The number of the cell, or -1 if it is not in the region. */
    public int numberOf(Cell cell) {
        return numberAt(cell.x(), cell.y(), cell.z());
    }

    /** The number of the cell that is reached from another by a step, or -1 if it is not in the region. */
    public int numberOf(Cell from, Cell step) {
        return numberAt(from.x() + step.x(), from.y() + step.y(), from.z() + step.z());
    }

    private int numberAt(int cellX, int cellY, int cellZ) {
        return isClosed
                ? numberIn(
                        Periods.reduced(cellX, periods.x()),
                        Periods.reduced(cellY, periods.y()),
                        Periods.reduced(cellZ, periods.z()))
                : numberIn(cellX, cellY, cellZ);
    }

    private int numberIn(int cellX, int cellY, int cellZ) {
        int x = cellX - corner.x();
        int y = cellY - corner.y();
        int z = cellZ - corner.z();
        return isWithin(x, lengths.x()) && isWithin(y, lengths.y()) && isWithin(z, lengths.z())
                ? numbers[(x * lengths.y() + y) * lengths.z() + z]
                : -1;
    }

    private static boolean isWithin(int step, int length) {
        return step >= 0 && step < length;
    }

    /** The number of the neighbour of a cell in a direction, or -1 if that is not in the region. */
    public int neighbour(int number, Direction direction) {
        Cell cell = cells.get(number);
        return lattice.hasNeighbour(cell, direction) ? numberOf(cell, direction.step()) : -1;
    }
}
