package io.github.filaforge.plan;

import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * Where a search starts: partial assemblies, independent of one another, and in sum the whole search.
 *
 * @param beginning what they were made of
 * @param list the roots by number
 * @param placements the number of placements that were made to find them; index n is with n pieces left
 */
public record Roots(Beginning beginning, List<Root> list, List<Long> placements) {

    /** More roots than this make a table that is no longer small beside the solver. */
    public static final int MOST_ROOTS = 500;

    public Roots {
        list = List.copyOf(list);
        placements = List.copyOf(placements);
    }

    /** The number of roots. */
    public int size() {
        return list.size();
    }

    /** Whether any root leaves a piece of a shape to be placed. */
    public boolean leaveAny(Shape shape) {
        return list.stream().anyMatch(root -> root.placed(shape.index()) < shape.copies());
    }
}
