package io.github.filaforge.definition;

import java.util.Iterator;

/** The puzzles of an input one by one, to be closed. */
public interface PuzzleStream extends Iterator<Defined>, AutoCloseable {

    /** The number of bytes read so far. */
    long bytes();

    @Override
    void close();
}
