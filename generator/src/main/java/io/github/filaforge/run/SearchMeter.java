package io.github.filaforge.run;

import io.github.filaforge.runtime.run.SearchListener;
import java.math.BigInteger;
import java.util.Optional;

/** Measures the progress of a search while it goes on. Any threads may call it. */
public interface SearchMeter extends SearchListener {

    /**
     * Uses time to measure more, as far as it is a small share of the time of the search. Two threads must not call it at
     * once.
     */
    default void sample() {}

    /** Returns the number of states of the levels that were counted; empty if no levels are counted. */
    default Optional<BigInteger> states() {
        return Optional.empty();
    }

    /** Returns the progress of the search at this moment. */
    SearchProgress now();
}
