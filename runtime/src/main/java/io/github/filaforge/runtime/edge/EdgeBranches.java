package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.Words;
import java.util.ArrayList;
import java.util.List;

/** The branches of a search: what it places next after some placements. Serves any number of threads. */
public interface EdgeBranches {

    /**
     * What may be placed next.
     *
     * @param placed what has been placed, in this order: of each its cell, and the type times 4 plus its turn
     * @return each possibility in the same form; none if there is none, or nothing more to place
     */
    int[] next(int... placed);

    /** The same for one thread, quicker where it asks of states that are near one another. */
    default EdgeBranches forOneThread() {
        return this;
    }

    /**
     * A part of a root for each branch.
     *
     * @param placed what has been placed in the part, as roots have it: the same numbers, separated by blanks
     */
    default List<RootPart> parts(RootPart part, String placed) {
        int[] next = next(Words.numbers(placed));
        List<RootPart> parts = new ArrayList<>(next.length / 2);
        for (int i = 0; i < next.length; i += 2) {
            String last = next[i] + " " + next[i + 1];
            parts.add(part.part(i / 2, placed.isEmpty() ? last : placed + " " + last));
        }
        return parts;
    }
}
