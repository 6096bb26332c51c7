package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import java.util.Arrays;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The cells that are to be filled, of which some may stay empty. They are numbered from 0 in their natural order (x most
 * significant). In a box of one layer without stationary pieces, cell (x, y) has the number x * yDim + y.
 */
public final class Region {

    private final Lattice lattice;
    private final Periods periods;
    /** True if the box is closed along an axis; stored because every search for a cell needs it. */
    private final boolean isClosed;
    /** True if cells have colours: all places that a closed axis makes one cell have one colour, and choices keep parity. */
    private final boolean keepsColours;

    private final List<Cell> cells;
    private final Layout optional;
    /** The least coordinate of the cells along each axis. */
    private final Cell corner;

    /** The number of coordinates from the least to the greatest, along each axis. */
    private final Cell lengths;
    /** The number of coordinates from the least to the greatest along a fourth axis; 1 if there is none. */
    private final int wLength;
    /** The number of the cell at each place of the box from {@link #corner} on, or -1; x is most significant. */
    private final int[] numbers;

    private Region(
            Lattice lattice, Periods periods, boolean keepsColours, List<Cell> cells, Collection<Cell> optional) {
        this.lattice = lattice;
        this.periods = periods;
        this.isClosed = !periods.areNone();
        this.keepsColours = keepsColours;
        this.cells = List.copyOf(cells);
        IntStream all = IntStream.range(0, optional.isEmpty() ? 0 : cells.size());
        this.optional = Layout.of(
                cells.size(),
                all.filter(number -> optional.contains(cells.get(number))).toArray());
        this.corner = least(cells);
        this.lengths = greatest(cells).minus(corner).plus(new Cell(1, 1, 1));
        this.wLength = lattice.coordinates() > 3 ? lengthOfFourthAxis() : 1;
        this.numbers = new int[Math.multiplyExact(Math.multiplyExact(lengths.x(), lengths.y()), lengths.z())];
        Arrays.fill(numbers, -1);
        for (int number = 0; number < cells.size(); number++) {
            numbers[place(cells.get(number).minus(corner))] = number;
        }
    }

    /** Returns the least coordinate of some cells along each axis; 0 if there is no cell. */
    private static Cell least(List<Cell> cells) {
        Cell least = cells.isEmpty() ? new Cell(0, 0, 0) : cells.get(0);
        for (Cell cell : cells) {
            least = new Cell(
                    Math.min(least.x(), cell.x()), Math.min(least.y(), cell.y()), Math.min(least.z(), cell.z()));
        }
        return least;
    }

    /** Returns the greatest coordinate of some cells along each axis; -1 if there is no cell. */
    private static Cell greatest(List<Cell> cells) {
        Cell greatest = cells.isEmpty() ? new Cell(-1, -1, -1) : cells.get(0);
        for (Cell cell : cells) {
            greatest = new Cell(
                    Math.max(greatest.x(), cell.x()),
                    Math.max(greatest.y(), cell.y()),
                    Math.max(greatest.z(), cell.z()));
        }
        return greatest;
    }

    private int lengthOfFourthAxis() {
        IntSummaryStatistics along = cells.stream().mapToInt(FourthAxis::w).summaryStatistics();
        return along.getCount() == 0 ? 0 : along.getMax() - along.getMin() + 1;
    }

    private int place(Cell step) {
        return (step.x() * lengths.y() + step.y()) * lengths.z() + step.z();
    }

    /** Returns the region of some cells of a lattice, in any order, which are all to be filled. */
    public static Region of(Lattice lattice, Collection<Cell> cells) {
        return of(lattice, cells, Set.of());
    }

    /**
     * Returns the region of some cells of a lattice, in any order.
     *
     * @param optional the cells that may stay empty; cells outside the region have no effect
     */
    public static Region of(Lattice lattice, Collection<Cell> cells, Set<Cell> optional) {
        return new Region(
                lattice,
                Periods.NONE,
                Periods.NONE.keepColours(lattice),
                cells.stream().sorted().distinct().toList(),
                optional);
    }

    /**
     * Returns the region of some cells of a container, in ascending order. Optional cells of the container stay optional.
     */
    static Region of(Container container, List<Cell> cells) {
        return new Region(
                container.lattice(),
                container.periods(),
                container.periods().keepColours(container.lattice()),
                cells,
                container.optional());
    }

    /** Returns this region, but all its cells have one colour, so that no parity is compared. */
    Region withoutColours() {
        return new Region(
                lattice,
                periods,
                false,
                cells,
                IntStream.of(optional.cells()).mapToObj(cells::get).collect(Collectors.toSet()));
    }

    /** Returns the lattice of the cells. */
    public Lattice lattice() {
        return lattice;
    }

    /** Returns the periods of the box along its closed axes. Places that are a period apart are one cell. */
    public Periods periods() {
        return periods;
    }

    /**
     * Returns the colour of a cell according to {@link Lattice#colour}. It is 0 for all cells if a closed axis joins places
     * of different colours, or if a choice has options of different excesses.
     */
    public int colour(Cell cell) {
        return keepsColours ? lattice.colour(cell) : 0;
    }

    /**
     * Returns the {@linkplain Lattice#colourings() colourings} of the lattice in which no closed axis joins places of
     * different colours.
     */
    public List<Colouring> colourings() {
        return lattice.colourings().stream()
                .filter(colouring -> periods.steps().stream()
                        .allMatch(step -> cells.stream()
                                .allMatch(cell -> colouring.colour(cell.plus(step)) == colouring.colour(cell))))
                .toList();
    }

    /** Returns the number of cells. */
    public int size() {
        return cells.size();
    }

    /** Returns the cells that may stay empty. */
    public Layout optional() {
        return optional;
    }

    /**
     * Returns the orientation of an image: the steps from the point of its first cell to each of its cells, in the order of
     * the cells. It does not depend on the translation of the image, unless the image lies over the seam of a closed box:
     * then its parts are at the opposite ends of the box.
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

    /** Returns the cells; the cell at index n has the number n. */
    public List<Cell> cells() {
        return cells;
    }

    /**
     * Returns the third coordinate by which frames number a cell or step. In three dimensions it is z. In four dimensions
     * it is z times the length along w plus w, so that cells along w follow one another.
     */
    public int third(Cell step) {
        return lattice.coordinates() > 3 ? FourthAxis.z(step) * wLength + FourthAxis.w(step) : step.z();
    }

    /** Returns a new array of the neighbours of a cell in the order of their directions, each once. */
    public int[] neighbours(int number) {
        int[] neighbours = new int[lattice.directions().size()];
        int count = 0;
        for (Direction direction : lattice.directions()) {
            int neighbour = neighbour(number, direction);
            if (neighbour >= 0) {
                neighbours[count++] = neighbour;
            }
        }
        // Two directions lead to one neighbour if a closed axis is two cells long.
        return isClosed ? Arrays.stream(neighbours, 0, count).distinct().toArray() : Arrays.copyOf(neighbours, count);
    }

    /** Returns the directions in which some cell has a neighbour, in the order of the lattice. */
    public List<Direction> directions() {
        return lattice.directions().stream()
                .filter(direction -> IntStream.range(0, size()).anyMatch(cell -> neighbour(cell, direction) >= 0))
                .toList();
    }

    public Cell cell(int number) {
        return cells.get(number);
    }

    /** Returns the number of a cell, or -1 if it is not in the region. */
    public int numberOf(Cell cell) {
        return numberAt(cell.x(), cell.y(), cell.z());
    }

    /** Returns the number of the cell to which a step leads from another cell, or -1 if it is not in the region. */
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

    /** Returns the number of the neighbour of a cell in a direction, or -1 if there is no neighbour in the region. */
    public int neighbour(int number, Direction direction) {
        Cell cell = cells.get(number);
        return lattice.hasNeighbour(cell, direction) ? numberOf(cell, direction.step()) : -1;
    }
}
