package io.github.filaforge.result;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.List;

/**
 * The number of solutions that have an image.
 *
 * @param shape the shape
 * @param cells the cells of the image in ascending order
 * @param solutions the number of solutions in which a piece of the shape fills exactly these cells
 */
public record ImageFrequency(Shape shape, List<Cell> cells, BigInteger solutions) {

    public ImageFrequency {
        cells = List.copyOf(cells);
    }

    /**
     * Returns the cells relative to the first of them. They show the orientation of the piece, wherever it lies in the
     * lattice.
     *
     * @param lattice the lattice of the puzzle
     */
    public List<Cell> orientation(Lattice lattice) {
        return lattice.seenFromFirst(cells);
    }
}
