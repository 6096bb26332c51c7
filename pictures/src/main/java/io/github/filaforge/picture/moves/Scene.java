package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import java.util.List;
import java.util.Optional;

/**
 * The state after a move: the pieces of a part that is being taken apart. Immutable.
 *
 * @param part the names of the pieces of the part, if the part begins with this scene; else empty
 * @param words the words of the move; empty for the assembly before all moves
 * @param bodies the pieces of the part at their places after the move
 * @param way the translation that the move has made; empty for the assembly before all moves
 */
record Scene(List<String> part, String words, List<Body> bodies, Optional<Cell> way) {

    Scene {
        part = List.copyOf(part);
        bodies = List.copyOf(bodies);
    }

    /**
     * A piece at its place.
     *
     * @param isMoved true if the move of the scene has moved the piece
     */
    record Body(String name, List<Cell> cells, boolean isMoved, boolean isStationary) {

        Body {
            cells = List.copyOf(cells);
        }
    }
}
