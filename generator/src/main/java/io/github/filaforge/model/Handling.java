package io.github.filaforge.model;

import java.util.List;
import java.util.TreeSet;

/**
 * The properties of a piece that matter when an assembly is taken apart. They have no effect on a search. Immutable.
 *
 * @param weight the weight: of the two sides of a move, the side with the heaviest piece stays where it is
 * @param groups the numbers of its groups, ascending, each at least 1: pieces that have a group in common need not be
 *     separated from one another
 */
public record Handling(int weight, List<Integer> groups) {

    /** The properties of a piece for which a definition has none: weight 1, and no group. */
    public static final Handling STANDARD = new Handling(1, List.of());

    /** Sorts the groups. */
    public Handling {
        groups = List.copyOf(new TreeSet<>(groups));
    }
}
