package io.github.filaforge.run;

import io.github.filaforge.runtime.SearchListener;
import java.math.BigInteger;
import java.util.Optional;

/** Tells how far a search is while it goes on. Of any threads. */
public interface SearchMeter extends SearchListener {

    /** Takes time to find out more, as far as that is a small share of what the search takes; not for two threads at once. */
    default void sample() {}

    /** How many states the levels have that were counted; empty if no levels are. */
    default Optional<BigInteger> states() {
        return Optional.empty();
    }

    /** How far the search is now. */
    SearchProgress now();
}
