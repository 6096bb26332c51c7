package io.github.filaforge.lattice;

import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.BoardForm;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The picture of some cells in text, as definitions have it: the row with the highest y first, layers side by side, and
 * the cells of a point side by side. It says which cell stands where, and writes rows. Immutable.
 */
public final class CellGrid {

    private static final String BETWEEN_LAYERS = " , ";
    private static final Box ONE = new Box(1, 1, 1);

    private final Lattice lattice;
    private final Box box;
    private final BoardForm form;
    /** The least x, y and layer. */
    private final Cell corner;
    /** Points along x and along y, and layers. */
    private final Cell lengths;

    private final Predicate<Cell> isCell;

    private CellGrid(Lattice lattice, Box box, Cell corner, Cell lengths, Predicate<Cell> isCell) {
        this.lattice = lattice;
        this.box = box;
        this.form = lattice.boardForm();
        this.corner = corner;
        this.lengths = lengths;
        this.isCell = isCell;
    }

    /** The picture of a box. */
    public static CellGrid of(Lattice lattice, Box box) {
        return of(lattice, box, cell -> lattice.contains(box, cell));
    }

    /** The picture of those cells of a box that are there. */
    public static CellGrid of(Lattice lattice, Box box, Predicate<Cell> isThere) {
        int beyond = lattice.boardForm().beyond();
        return new CellGrid(
                lattice,
                box,
                new Cell(-beyond, -beyond, 0),
                new Cell(box.xDim() + beyond, box.yDim() + beyond, box.layers()),
                isThere);
    }

    /** The smallest picture with some cells, which are less than the range of an int apart. */
    public static CellGrid round(Lattice lattice, Collection<Cell> cells) {
        Cell corner = new Cell(least(cells, Cell::x), least(cells, Cell::y), least(cells, lattice::layer));
        Cell far = new Cell(greatest(cells, Cell::x), greatest(cells, Cell::y), greatest(cells, lattice::layer));
        return new CellGrid(lattice, ONE, corner, far.minus(corner).plus(new Cell(1, 1, 1)), lattice::hasCell);
    }

    private static int least(Collection<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElseThrow();
    }

    private static int greatest(Collection<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).max().orElseThrow();
    }

    /** The number of rows. */
    public int rows() {
        return lengths.y();
    }

    /** The number of columns of a layer. */
    public int columns() {
        return Math.multiplyExact(lengths.x(), form.classes());
    }

    /** The number of layers. */
    public int layers() {
        return lengths.z();
    }

    /** The cell at a place, row 0 being the uppermost; empty if there is none. */
    public Optional<Cell> cell(int row, int layer, int column) {
        Cell cell = lattice.cell(
                box,
                corner.x() + column / form.classes(),
                corner.y() + lengths.y() - 1 - row,
                corner.z() + layer,
                column % form.classes());
        return isCell.test(cell) ? Optional.of(cell) : Optional.empty();
    }

    /** How many layers fit side by side into a line of so many characters; 0 if not even one. */
    public int layersWithin(int width) {
        long layer = 2L * lengths.x() * form.classes() - 1;
        long room = (long) width - form.indentation(lengths.y() - 1, 1);
        long layers = (room + BETWEEN_LAYERS.length()) / (layer + BETWEEN_LAYERS.length());
        return (int) Math.max(0, Math.min(lengths.z(), layers));
    }

    /**
     * The rows of some layers.
     *
     * @param longest the number of characters of the longest mark that there may be
     * @param mark what stands for a cell
     */
    public List<String> rows(int fromLayer, int toLayer, int longest, Function<Cell, String> mark) {
        int width = form.width(longest);
        return IntStream.range(0, lengths.y())
                .mapToObj(row -> " ".repeat(form.indentation(lengths.y() - 1 - row, width))
                        + IntStream.range(fromLayer, toLayer)
                                .mapToObj(layer -> row(row, layer, width, mark))
                                .collect(Collectors.joining(BETWEEN_LAYERS))
                                .stripTrailing())
                .toList();
    }

    private String row(int row, int layer, int width, Function<Cell, String> mark) {
        return IntStream.range(0, columns())
                .mapToObj(column -> cell(row, layer, column).map(mark).orElse(Board.DRAWN_GAP))
                .map(text -> text + " ".repeat(width - text.codePointCount(0, text.length())))
                .collect(Collectors.joining(" "));
    }

    /**
     * The rows of all layers as a {@link Board} reads them, neither indented nor padded.
     *
     * @param mark what stands for a cell
     */
    public List<String> boardRows(Function<Cell, String> mark) {
        return IntStream.range(0, lengths.y())
                .mapToObj(row -> IntStream.range(0, lengths.z())
                        .mapToObj(layer -> IntStream.range(0, columns())
                                .mapToObj(column ->
                                        cell(row, layer, column).map(mark).orElse(Board.GAP))
                                .collect(Collectors.joining(" ")))
                        .collect(Collectors.joining(BETWEEN_LAYERS)))
                .toList();
    }

    /** The lengths as people write them, such as {@code 3x2x1}. */
    @Override
    public String toString() {
        return lengths.x() + "x" + lengths.y() + "x" + lengths.z();
    }
}
