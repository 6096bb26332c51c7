package io.github.filaforge.emit;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the constants from which a solver makes its tables when it is loaded: the images by their cells, and the neighbours
 * of each cell.
 */
public final class RegionTables {

    private static final String NEIGHBOURS = "NEIGHBOURS";

    private final ImageCatalog catalog;
    private final CellOrder order;

    /**
     * @param catalog the catalogue, which has the region
     * @param order the order of its cells, which gives their numbers
     */
    public RegionTables(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
    }

    /**
     * Returns the constant {@code IMAGES}.
     *
     * @param images the images of each shape
     */
    public StringTable images(List<List<Image>> images) {
        return new StringTable(
                "IMAGES",
                "The images of each shape by their cells; none of one that the roots use up.",
                images.stream().map(this::cells).toList());
    }

    /**
     * Returns the constant {@code NEIGHBOURS} with the neighbours of the cells for each direction; with their first, second
     * and further neighbours if cells have different directions.
     */
    public StringTable neighbours() {
        String comment = "The neighbour of each cell, or the cell itself if there is none; for ";
        Region region = catalog.region();
        if (region.lattice().kinds() == 1) {
            List<Direction> directions = region.directions();
            return new StringTable(
                    NEIGHBOURS,
                    comment + "the directions "
                            + directions.stream().map(Direction::label).collect(Collectors.joining(" ")) + ".",
                    directions.stream().map(this::neighbours).toList());
        }
        int most = IntStream.range(0, region.size())
                .map(cell -> region.neighbours(cell).length)
                .max()
                .orElse(0);
        return new StringTable(
                NEIGHBOURS,
                comment + "its first, its second and so on.",
                IntStream.range(0, most).mapToObj(this::neighbours).toList());
    }

    private String neighbours(int number) {
        return joined(IntStream.range(0, order.size()).map(position -> {
            int[] neighbours = catalog.region().neighbours(order.cellAt(position));
            return number < neighbours.length ? order.positionOf(neighbours[number]) : position;
        }));
    }

    /** Returns the cells of each image of a shape. */
    public String cells(List<Image> ofShape) {
        return ofShape.stream()
                .map(image ->
                        joined(Arrays.stream(order.toPositions(image.layout()).cells())))
                .collect(Collectors.joining(","));
    }

    /** Returns the neighbour of each cell in a direction, or the cell itself if there is none, separated by blanks. */
    public String neighbours(Direction direction) {
        return joined(IntStream.range(0, order.size()).map(position -> {
            int neighbour = catalog.region().neighbour(order.cellAt(position), direction);
            return neighbour < 0 ? position : order.positionOf(neighbour);
        }));
    }

    /** Returns numbers with blanks between them. */
    public static String joined(IntStream numbers) {
        return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
