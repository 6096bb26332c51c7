package io.github.filaforge;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.List;

/**
 * How many solutions have an image.
 *
 * @param shape the shape
 * @param cells the cells that the image fills, ascending
 * @param solutions the number of solutions in which a piece of the shape fills just these cells
 */
public record ImageFrequency(Shape shape, List<Cell> cells, BigInteger solutions) {

    public ImageFrequency {
        cells = List.copyOf(cells);
    }

    /** The cells as seen from the first of them: how the piece is turned, wherever it lies in the lattice. */
    public List<Cell> orientation(Lattice lattice) {
        return lattice.seenFromFirst(cells);
    }
}
