package io.github.filaforge.result;

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
 * The number of solutions that have each image. Every rotated or mirrored copy of a solution is a solution of its own. An
 * exchange of pieces of one shape makes no other solution. Immutable.
 *
 * <pre>{@code
 * for (ImageFrequency image : Filaforge.graph(puzzle).frequencies().images()) {
 *     System.out.println(image.shape().name() + " on " + image.cells() + ": " + image.solutions());
 * }
 * }</pre>
 *
 * @param puzzle the puzzle
 * @param shapes the shapes of the puzzle in the order of their indices, without the shape of blanks
 * @param solutions the number of solutions
 * @param images the images that at least one solution has, shape by shape
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

    /** Returns the cells of the region in ascending order. */
    public List<Cell> cells() {
        return puzzle.lattice().written(puzzle.region().cells());
    }

    /** Returns the images of a shape. */
    public List<ImageFrequency> images(Shape shape) {
        return images.stream()
                .filter(image -> image.shape().index() == shape.index())
                .toList();
    }

    /** Returns for each cell of the region the number of solutions in which a piece of a shape fills it. */
    public Map<Cell, BigInteger> byCell(Shape shape) {
        Map<Cell, BigInteger> counts = new LinkedHashMap<>();
        cells().forEach(cell -> counts.put(cell, BigInteger.ZERO));
        for (ImageFrequency image : images(shape)) {
            image.cells().forEach(cell -> counts.merge(cell, image.solutions(), BigInteger::add));
        }
        return counts;
    }

    /**
     * Returns for each orientation of a shape how often its pieces lie in it. The numbers are sums over the solutions and
     * over the copies of the shape.
     *
     * @param shape the shape
     * @return the numbers by the cells of the orientation, relative to the first cell; they include all orientations of the
     *     shape that have room in the box, even if no solution has them
     */
    public Map<List<Cell>, BigInteger> byOrientation(Shape shape) {
        Map<List<Cell>, BigInteger> counts = new LinkedHashMap<>();
        // Over the seam of a closed box, an image lies in parts, and its cells alone may fit several orientations.
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

    /** Returns the cells of the box that an orientation covers when it is moved to the point of a cell. */
    private Set<Cell> placed(List<Cell> orientation, Cell cell) {
        Container container = puzzle.container();
        Cell point = puzzle.lattice().point(cell);
        return orientation.stream()
                .map(each -> container.periods().reduced(each.plus(point)))
                .filter(container::isInBox)
                .collect(Collectors.toSet());
    }

    /**
     * Returns the images that cover a cell, the most frequent first. Each solution has exactly one of them, or none if the
     * cell stays empty.
     */
    public List<ImageFrequency> covering(Cell cell) {
        return images.stream()
                .filter(image -> image.cells().contains(cell))
                .sorted(Comparator.comparing(ImageFrequency::solutions).reversed())
                .toList();
    }
}
