package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import java.util.List;

/**
 * A move: some pieces go together along a step of the lattice.
 *
 * @param pieces the numbers of the pieces that move, ascending
 * @param step the step
 * @param times the number of steps; 0 for a separation, after which the pieces never meet the others
 */
public record Move(List<Integer> pieces, Cell step, int times) {

    /** Copies the list. */
    public Move {
        pieces = List.copyOf(pieces);
    }

    /** Returns true if the pieces are separated from the others. */
    public boolean isSeparation() {
        return times == 0;
    }
}
