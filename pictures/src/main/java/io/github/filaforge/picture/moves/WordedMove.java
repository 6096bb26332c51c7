package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import java.util.List;

/**
 * A move with its words. Immutable.
 *
 * @param pieces the names of the pieces that move together
 * @param step a translation of the lattice
 * @param times the number of steps; 0 for a separation
 * @param words the move in words, which may have any characters
 */
public record WordedMove(List<String> pieces, Cell step, int times, String words) {

    /** Copies the list. */
    public WordedMove {
        pieces = List.copyOf(pieces);
    }

    boolean isSeparation() {
        return times == 0;
    }
}
