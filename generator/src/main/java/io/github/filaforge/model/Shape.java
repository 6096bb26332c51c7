package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import java.util.List;

/**
 * A shape: what pieces that can be turned into one another have in common. Pieces of one shape are copies.
 *
 * @param index the place of this shape among those of its puzzle, from 0, in the order in which pieces first have it
 * @param pieces the pieces of this shape, in the order of the definition; never empty
 * @param orientations the distinct ways to turn the shape; each is a list of ascending cells whose first is the origin
 */
public record Shape(int index, List<Piece> pieces, List<List<Cell>> orientations) {

    public Shape {
        pieces = List.copyOf(pieces);
        orientations = orientations.stream().map(List::copyOf).toList();
    }

    /** The name of the first piece of this shape, which stands for all of them. */
    public String name() {
        return pieces.get(0).name();
    }

    /** The number of pieces of this shape. */
    public int copies() {
        return pieces.size();
    }

    /** The number of cells of each of its pieces. */
    public int volume() {
        return orientations.get(0).size();
    }
}
