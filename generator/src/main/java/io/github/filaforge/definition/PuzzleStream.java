package io.github.filaforge.definition;

import java.util.Iterator;

/** The puzzles of an input one by one. The caller closes the stream. */
public interface PuzzleStream extends Iterator<Defined>, AutoCloseable {

    /** Returns the number of bytes read so far. */
    long bytes();

    @Override
    void close();
}
