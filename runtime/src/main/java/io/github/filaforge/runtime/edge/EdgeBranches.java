package io.github.filaforge.runtime.edge;

/** The branches of a search: what it places next after some placements. Serves any number of threads. */
public interface EdgeBranches {

    /**
     * What may be placed next.
     *
     * @param placed what has been placed, in this order: of each its cell, and the type times 4 plus its turn
     * @return each possibility in the same form; none if there is none, or nothing more to place
     */
    int[] next(int... placed);
}
