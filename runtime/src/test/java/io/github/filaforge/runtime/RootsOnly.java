package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.Search;

/** A search of which a test needs nothing but the search of its roots. */
public interface RootsOnly extends Search {

    @Override
    default int rootCount() {
        return 1;
    }

    @Override
    default int pieces() {
        return 1;
    }

    @Override
    default SolutionDecoder decoder() {
        throw new UnsupportedOperationException("there are no solutions to be decoded");
    }
}
