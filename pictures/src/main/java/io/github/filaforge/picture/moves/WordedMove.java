package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import java.util.List;

/**
 * A move with its words. Immutable.
 *
 * @param pieces the names of the pieces that move together
 * @param step a translation of the lattice
 * @param times the number of steps; 0 for a separation
 * @param how the words behind the names of the pieces, such as {@code goes 1 step along +x}
 */
public record WordedMove(List<String> pieces, Cell step, int times, String how) {

    /** Copies the list. */
    public WordedMove {
        pieces = List.copyOf(pieces);
    }

    /** Returns true if the pieces never meet the others again. */
    public boolean isSeparation() {
        return times == 0;
    }

    /** Returns the move in words, which may have any characters. */
    public String words() {
        return String.join(", ", pieces) + " " + how;
    }
}
