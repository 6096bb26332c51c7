package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * The branches of a search: the placements that may come next after some placements. Any number of threads may use an
 * instance.
 */
public interface EdgeBranches {

    /**
     * Returns the placements that may come next.
     *
     * @param placed the placements so far, in their order: for each of them its cell, and the type times 4 plus its turn
     * @return each possible placement in the form of the parameter; empty if nothing fits or all cells are filled
     */
    int[] next(int... placed);

    /** Returns an instance for one thread, which is faster if consecutive calls have similar placements. */
    default EdgeBranches forOneThread() {
        return this;
    }

    /**
     * Returns a part of a root for each branch.
     *
     * @param placed the placements of the part in the form of a root: the numbers of {@link #next}, separated by blanks
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
