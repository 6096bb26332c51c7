package io.github.filaforge.image;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A motion of space that carries the region onto itself and the pieces' shapes, with their numbers of copies, onto one
 * another; it carries solutions to solutions.
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
     * Whether images of different shapes may fill the same cells, as they do where a box is closed and short or where
     * pieces differ in colours alone: then the cells of its images do not say what a solution is, and the shapes have
     * to be told beside them.
     */
    public boolean tellsShapes() {
        return tellsShapes;
    }

    /** Where it carries cells and, if it tells shapes, these. */
    List<Integer> numbers() {
        IntStream cells = IntStream.of(cellMap);
        return (tellsShapes ? IntStream.concat(cells, IntStream.of(shapeMap)) : cells)
                .boxed()
                .toList();
    }

    /** The number of the cell that the given cell is carried to. */
    public int cell(int number) {
        return cellMap[number];
    }

    /** Whether every shape becomes itself. */
    boolean keepsShapes() {
        return IntStream.range(0, shapeMap.length).allMatch(index -> shapeMap[index] == index);
    }

    /** The index of the shape that the given shape becomes. */
    public int shape(int index) {
        return shapeMap[index];
    }

    /** The image that the given one is carried to. */
    public Image apply(Image image) {
        return new Image(shapeMap[image.shape()], apply(image.layout()));
    }

    Layout apply(Layout layout) {
        return layout.renumber(cellMap);
    }
}
