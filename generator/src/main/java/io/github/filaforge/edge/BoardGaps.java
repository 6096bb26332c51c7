package io.github.filaforge.edge;

import java.util.Set;

/**
 * The cells of the rectangle of a board that take no piece. Immutable.
 *
 * @param holes the cells that are not part of the board: a side beside one of them lies at the rim
 * @param beyond the cells where the board would go on: a side beside one of them may have any colour but the colour of the
 *     rim
 */
public record BoardGaps(Set<Integer> holes, Set<Integer> beyond) {

    /** No gaps: every cell takes a piece. */
    public static final BoardGaps NONE = new BoardGaps(Set.of(), Set.of());

    /** Takes copies of the sets. */
    public BoardGaps {
        holes = Set.copyOf(holes);
        beyond = Set.copyOf(beyond);
        if (holes.stream().anyMatch(beyond::contains)) {
            throw new IllegalArgumentException("a cell is a hole and beyond the board");
        }
    }

    /** Returns true if a cell takes no piece. */
    public boolean contains(int cell) {
        return holes.contains(cell) || beyond.contains(cell);
    }

    /** Returns the number of cells that take no piece. */
    public int size() {
        return holes.size() + beyond.size();
    }
}
