package io.github.filaforge.lattice;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.BoardForm;
import io.github.filaforge.runtime.board.PictureGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The picture of some cells in text. The row with the highest y comes first, layers stand side by side, and the cells of a
 * point stand as the {@link BoardForm} places them. It maps places of the picture to cells, and writes rows. Immutable.
 */
public final class CellGrid {

    private static final Box ONE = new Box(1, 1, 1);

    private final Lattice lattice;
    private final Box box;
    private final BoardForm form;
    /** The least x, y and layer. */
    private final Cell corner;
    /** The numbers of points along x and along y, and of layers. */
    private final Cell lengths;

    private final Predicate<Cell> isCell;
    private final PictureGrid grid;

    private CellGrid(
            Lattice lattice, Box box, Cell corner, Cell lengths, Predicate<Cell> isCell, Predicate<Cell> isInside) {
        this.lattice = lattice;
        this.box = box;
        this.form = lattice.boardForm();
        this.corner = corner;
        this.lengths = lengths;
        this.isCell = isCell;
        this.grid = new PictureGrid(
                form, lengths.y(), lengths.x(), (row, point, number) -> isInside.test(cellOf(row, 0, point, number)));
    }

    /**
     * Returns the picture of a box.
     *
     * @param isInside the test whether a cell lies in the box
     * @param isThere the test whether a cell of the box exists
     */
    public static CellGrid of(Lattice lattice, Box box, Predicate<Cell> isInside, Predicate<Cell> isThere) {
        int beyond = lattice.boardForm().beyond();
        return new CellGrid(
                lattice,
                box,
                new Cell(-beyond, -beyond, 0),
                new Cell(box.xDim() + beyond, box.yDim() + beyond, box.layers()),
                isThere,
                isInside);
    }

    /** Returns this picture with another number of points along x, where each point has one cell; all of them are cells. */
    public CellGrid widened(int points) {
        return new CellGrid(
                lattice, box, corner, new Cell(points, lengths.y(), lengths.z()), lattice::hasCell, cell -> true);
    }

    /** Returns the smallest picture with some cells, which are less than the range of an int apart. */
    public static CellGrid round(Lattice lattice, Collection<Cell> cells) {
        Cell corner = new Cell(
                LatticeForm.least(cells, Cell::x),
                LatticeForm.least(cells, Cell::y),
                LatticeForm.least(cells, lattice::layer));
        Cell far = new Cell(greatest(cells, Cell::x), greatest(cells, Cell::y), greatest(cells, lattice::layer));
        return new CellGrid(
                lattice,
                ONE,
                corner,
                far.minus(corner).plus(new Cell(1, 1, 1)),
                lattice::hasCell,
                Set.copyOf(cells)::contains);
    }

    private static int greatest(Collection<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).max().orElseThrow();
    }

    /** Returns the number of rows. */
    public int rows() {
        return grid.rows();
    }

    /** Returns the number of columns of a layer. */
    public int columns() {
        return grid.columns();
    }

    /** Returns the number of layers. */
    public int layers() {
        return lengths.z();
    }

    /** Returns the cell at a place, or empty if there is none. Row 0 is the uppermost. */
    public Optional<Cell> cell(int row, int layer, int column) {
        Cell cell = place(row, layer, column);
        return grid.number(row, column) >= 0 && isCell.test(cell) ? Optional.of(cell) : Optional.empty();
    }

    /** Returns the cell that would be at a place, where the cells of a point stand side by side. */
    public Cell place(int row, int layer, int column) {
        return cellOf(grid.pointRow(row), layer, grid.point(column), grid.number(row, column));
    }

    /** Returns the text at a place where there is no cell. */
    public String sign(int row, int column) {
        return grid.number(row, column) < 0 ? String.valueOf(grid.sign(row, column)) : Board.DRAWN_GAP;
    }

    private Cell cellOf(int row, int layer, int point, int number) {
        return lattice.cell(box, corner.x() + point, corner.y() + lengths.y() - 1 - row, corner.z() + layer, number);
    }

    /** Returns the number of layers that fit side by side into a line of a number of characters; 0 if not even one fits. */
    public int layersWithin(int width) {
        long layer = 2L * columns() - 1;
        long room = (long) width - form.indentation(rows() - 1, 1);
        long layers = (room + PictureGrid.BETWEEN_LAYERS.length()) / (layer + PictureGrid.BETWEEN_LAYERS.length());
        return (int) Math.max(0, Math.min(lengths.z(), layers));
    }

    /**
     * Returns the rows of some layers.
     *
     * @param longest the number of characters of the longest mark that may occur
     * @param mark the mark that stands for a cell
     */
    public List<String> rows(int fromLayer, int toLayer, int longest, Function<Cell, String> mark) {
        int width = form.width(longest);
        return IntStream.range(0, rows())
                .mapToObj(row -> {
                    StringBuilder text = new StringBuilder();
                    grid.appendRow(text, row, width, marks(row, fromLayer, toLayer, mark));
                    return text.substring(0, text.length() - 1);
                })
                .toList();
    }

    private String[][] marks(int row, int fromLayer, int toLayer, Function<Cell, String> mark) {
        String[][] marks = new String[toLayer - fromLayer][columns()];
        for (int layer = fromLayer; layer < toLayer; layer++) {
            for (int column = 0; column < columns(); column++) {
                Optional<Cell> cell = cell(row, layer, column);
                marks[layer - fromLayer][column] = cell.isPresent() ? mark.apply(cell.get()) : sign(row, column);
            }
        }
        return marks;
    }

    /**
     * Returns the rows of all layers as a {@link Board} reads them: all cells of a point stand side by side, and the rows
     * are neither indented nor padded.
     *
     * @param mark the mark that stands for a cell
     */
    public List<String> boardRows(Function<Cell, String> mark) {
        return IntStream.range(0, lengths.y())
                .mapToObj(row -> IntStream.range(0, lengths.z())
                        .mapToObj(layer -> boardRow(row, layer, mark))
                        .collect(Collectors.joining(PictureGrid.BETWEEN_LAYERS)))
                .toList();
    }

    private String boardRow(int row, int layer, Function<Cell, String> mark) {
        // A stream takes twice the time in a new process, where this code is not compiled.
        List<String> marks = new ArrayList<>();
        for (int point = 0; point < lengths.x(); point++) {
            for (int number = 0; number < form.classes(); number++) {
                Cell cell = cellOf(row, layer, point, number);
                marks.add(isCell.test(cell) ? mark.apply(cell) : Board.GAP);
            }
        }
        return String.join(" ", marks);
    }

    /** Returns the lengths as people write them, such as {@code 3x2x1}. */
    @Override
    public String toString() {
        return lengths.x() + "x" + lengths.y() + "x" + lengths.z();
    }
}
