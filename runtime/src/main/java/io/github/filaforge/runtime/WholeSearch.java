package io.github.filaforge.runtime;

/** A search that has its number of roots and a decoder of its solutions. Programs of their own run such a search. */
public interface WholeSearch extends RootSearch {

    /** Returns the number of roots. */
    int rootCount();

    /** Returns the greatest number of pieces that are placed for a solution. */
    int pieces();

    /** Returns the decoder of the solutions of this search. */
    SolutionDecoder decoder();

    /**
     * Returns the object by which a run splits long roots: that of the settings, unless the search itself has better data.
     */
    default RootDeepening deepening(RunSettings settings) {
        return settings.deepening();
    }

    /**
     * Returns the object that splits a part which has turned out to take too long. It depends on the part alone, so that
     * every process splits the part in the same way. Any thread may call it. It is {@link RootDeepening#NONE} if this search
     * cannot split parts.
     */
    default RootDeepening splitting() {
        return RootDeepening.NONE;
    }
}
