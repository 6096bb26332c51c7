package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A symmetry of a puzzle: a motion of space that carries the region onto itself. It carries each shape to a shape with an
 * equal number of copies. So it carries solutions to solutions.
 */
public final class PuzzleSymmetry {

    private final int[] cellMap;
    private final int[] shapeMap;
    private final boolean tellsShapes;

    PuzzleSymmetry(int[] cellMap, int[] shapeMap, boolean tellsShapes) {
        this.cellMap = cellMap.clone();
        this.shapeMap = shapeMap.clone();
        this.tellsShapes = tellsShapes;
    }

    /**
     * Returns true if images of different shapes may fill equal cells, which happens if a box is closed and short or if
     * pieces differ in colours alone. Then the cells of its images do not determine a solution, and their shapes have to be
     * given too.
     */
    public boolean tellsShapes() {
        return tellsShapes;
    }

    /**
     * Returns the numbers of the cells to which cells are carried, and behind them those of the shapes if it {@linkplain
     * #tellsShapes() needs} them.
     */
    List<Integer> numbers() {
        IntStream cells = IntStream.of(cellMap);
        return (tellsShapes ? IntStream.concat(cells, IntStream.of(shapeMap)) : cells)
                .boxed()
                .toList();
    }

    /** Returns the number of the cell to which a cell is carried. */
    public int cell(int number) {
        return cellMap[number];
    }

    /** Returns true if every shape becomes itself. */
    boolean keepsShapes() {
        return IntStream.range(0, shapeMap.length).allMatch(index -> shapeMap[index] == index);
    }

    /** Returns the index of the shape that a shape becomes. */
    public int shape(int index) {
        return shapeMap[index];
    }

    /** Returns the image to which an image is carried. */
    public Image apply(Image image) {
        return new Image(shapeMap[image.shape()], apply(image.layout()));
    }

    Layout apply(Layout layout) {
        return layout.renumber(cellMap);
    }
}
