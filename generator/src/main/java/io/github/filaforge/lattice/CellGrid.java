package io.github.filaforge.report;

import io.github.filaforge.lattice.Cell;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The smallest box round some cells, to be drawn as definitions are: the row with the highest y first, layers side by side.
 *
 * @param corner its cell with the least coordinates
 * @param lengths its lengths
 */
record CellGrid(Cell corner, Cell lengths) {

    private static final String BETWEEN_LAYERS = " , ";

    /** The box round some cells, which are less than the range of an int apart. */
    static CellGrid round(Collection<Cell> cells) {
        Cell corner = new Cell(least(cells, Cell::x), least(cells, Cell::y), least(cells, Cell::z));
        Cell far = new Cell(greatest(cells, Cell::x), greatest(cells, Cell::y), greatest(cells, Cell::z));
        return new CellGrid(corner, far.minus(corner).plus(new Cell(1, 1, 1)));
    }

    private static int least(Collection<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElseThrow();
    }

    private static int greatest(Collection<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).max().orElseThrow();
    }

    /** How many layers fit side by side into a line of so many characters; 0 if not even one. */
    int layersWithin(int width) {
        long layer = 2L * lengths.x() - 1;
        long layers = (width + BETWEEN_LAYERS.length()) / (layer + BETWEEN_LAYERS.length());
        return (int) Math.min(lengths.z(), layers);
    }

    /**
     * The rows of some layers.
     *
     * @param mark the character that stands for a cell
     */
    List<String> rows(int fromLayer, int toLayer, Function<Cell, String> mark) {
        return IntStream.iterate(lengths.y() - 1, y -> y >= 0, y -> y - 1)
                .mapToObj(y -> IntStream.range(fromLayer, toLayer)
                        .mapToObj(z -> row(y, z, mark))
                        .collect(Collectors.joining(BETWEEN_LAYERS)))
                .toList();
    }

    private String row(int y, int z, Function<Cell, String> mark) {
        return IntStream.range(0, lengths.x())
                .mapToObj(x -> mark.apply(corner.plus(new Cell(x, y, z))))
                .collect(Collectors.joining(" "));
    }

    /** The lengths as people write them, such as {@code 3x2x1}. */
    @Override
    public String toString() {
        return lengths.x() + "x" + lengths.y() + "x" + lengths.z();
    }
}
