package io.github.filaforge.plan;

import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * The roots of a search: partial assemblies that are independent of one another, and in sum the whole search.
 *
 * @param beginning the images that the roots have
 * @param list the roots by number
 * @param placements the number of placements that were made to find the roots; index n is with n pieces left
 */
public record Roots(RootKind beginning, List<Root> list, List<Long> placements) {

    /** The greatest number of roots whose table is small beside the solver. */
    public static final int MOST_ROOTS = 500;

    public Roots {
        list = List.copyOf(list);
        placements = List.copyOf(placements);
    }

    public int size() {
        return list.size();
    }

    /** Returns true if any root leaves a piece of a shape. */
    public boolean leaveAny(Shape shape) {
        return list.stream().anyMatch(root -> root.placed(shape.index()) < shape.copies());
    }
}
