package io.github.filaforge;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How often each image is in the solutions of a puzzle, every rotated and mirrored solution counting by itself. Pieces of one
 * shape are not told apart: exchanging them makes no other solution. Immutable.
 *
 * @param puzzle the puzzle
 * @param shapes its shapes, in index order; those of blanks are left out
 * @param solutions the number of solutions
 * @param images the images that any solution has, shape by shape
 */
public record ImageFrequencies(Puzzle puzzle, List<Shape> shapes, BigInteger solutions, List<ImageFrequency> images) {

    public ImageFrequencies {
        shapes = shapes.stream().filter(shape -> !shape.isBlank()).toList();
        images = images.stream()
                .filter(image -> !image.shape().isBlank())
                .map(image ->
                        new ImageFrequency(image.shape(), puzzle.lattice().written(image.cells()), image.solutions()))
                .toList();
    }

    /** The cells of the region, ascending. */
    public List<Cell> cells() {
        return puzzle.lattice().written(puzzle.region().cells());
    }

    /** The images of a shape. */
    public List<ImageFrequency> images(Shape shape) {
        return images.stream()
                .filter(image -> image.shape().index() == shape.index())
                .toList();
    }

    /** The number of solutions in which a piece of a shape fills a cell, for each cell of the region. */
    public Map<Cell, BigInteger> byCell(Shape shape) {
        Map<Cell, BigInteger> counts = new LinkedHashMap<>();
        cells().forEach(cell -> counts.put(cell, BigInteger.ZERO));
        for (ImageFrequency image : images(shape)) {
            image.cells().forEach(cell -> counts.merge(cell, image.solutions(), BigInteger::add));
        }
        return counts;
    }

    /**
     * How often pieces of a shape are turned in each way, summed over the solutions and, if there are copies, over these.
     *
     * @return by the cells as seen from the first of them; all orientations of the shape for which the box is large enough,
     *     also those that no solution has
     */
    public Map<List<Cell>, BigInteger> byOrientation(Shape shape) {
        Map<List<Cell>, BigInteger> counts = new LinkedHashMap<>();
        // Over the seam of a closed box an image lies in parts, and by its cells alone it may be turned in several
        // ways.
        Map<Set<Cell>, List<Cell>> overTheSeam = new HashMap<>();
        boolean isClosed = !puzzle.container().periods().areNone();
        List<Cell> cells = puzzle.container().cells();
        for (List<Cell> turned : shape.orientations()) {
            List<Cell> orientation = puzzle.lattice().written(turned);
            for (Cell cell : cells) {
                Set<Cell> placed = placed(orientation, cell);
                if (placed.size() == orientation.size()) {
                    counts.put(orientation, BigInteger.ZERO);
                    if (!isClosed) {
                        break;
                    }
                    overTheSeam.putIfAbsent(placed, orientation);
                }
            }
        }
        for (ImageFrequency image : images(shape)) {
            List<Cell> orientation =
                    isClosed ? overTheSeam.get(Set.copyOf(image.cells())) : image.orientation(puzzle.lattice());
            counts.merge(orientation, image.solutions(), BigInteger::add);
        }
        return counts;
    }

    /** The cells of the box that an orientation has when it is moved to the point of a cell. */
    private Set<Cell> placed(List<Cell> orientation, Cell cell) {
        Container container = puzzle.container();
        Cell point = puzzle.lattice().point(cell);
        return orientation.stream()
                .map(each -> container.periods().reduced(each.plus(point)))
                .filter(container::isInBox)
                .collect(Collectors.toSet());
    }

    /**
     * The images that fill a cell, the most frequent first. In each solution just one of them is there, or none if it may stay
     * empty.
     */
    public List<ImageFrequency> covering(Cell cell) {
        return images.stream()
                .filter(image -> image.cells().contains(cell))
                .sorted(Comparator.comparing(ImageFrequency::solutions).reversed())
                .toList();
    }
}
