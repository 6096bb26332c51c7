package io.github.filaforge.edge.score;

import java.util.List;

/**
 * The groups a search chooses from, one for each restart.
 *
 * @param groups best first, at least one
 */
public record PieceGroups(List<PieceGroup> groups) {

    /** Takes a copy of the list. */
    public PieceGroups {
        groups = List.copyOf(groups);
        if (groups.isEmpty()) {
            throw new IllegalArgumentException("no groups");
        }
    }
}
