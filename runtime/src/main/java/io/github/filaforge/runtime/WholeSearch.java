package io.github.filaforge.runtime;

/** A search that knows its roots and what its solutions are: what a program of its own makes. */
public interface WholeSearch extends RootSearch {

    /** The number of roots. */
    int rootCount();

    /** The most pieces that are placed on the way to a solution. */
    int pieces();

    /** Tells what the solutions of this search are. */
    SolutionDecoder decoder();

    /** How a run splits long roots: as its settings say, unless the search itself knows how long they are. */
    default RootDeepening deepening(RunSettings settings) {
        return settings.deepening();
    }

    /**
     * How this search itself splits a part that has turned out to take too long: by the part alone, so that every process splits
     * it into the same. Any thread may ask. {@link RootDeepening#NONE} if it does not.
     */
    default RootDeepening splitting() {
        return RootDeepening.NONE;
    }
}
