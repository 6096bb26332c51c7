package io.github.filaforge.edge.score;

import java.util.List;

/**
 * The groups from which a search chooses one for each attempt.
 *
 * @param groups the groups, best first; at least one
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
