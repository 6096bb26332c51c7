package io.github.filaforge.definition;

import io.github.filaforge.source.InputException;
import java.io.IOException;
import java.io.InputStream;

/** A format of files with puzzles. The first bytes of a file decide its format. */
public interface PuzzleFormat {

    /** Returns true if a file of this format may begin with some bytes. No file of another format begins with them. */
    boolean isBegunBy(byte[] head);

    /** Returns true if more bytes behind some first bytes may make them the beginning of a file of this format. */
    boolean mayBeBegunBy(byte[] head);

    /**
     * Opens a file.
     *
     * @param source the name of the file in errors, from which unnamed puzzles take their names
     * @param in the bytes of the file; they are closed with the stream or before it is returned
     * @throws IOException if the file cannot be read
     * @throws InputException if the file is wrong
     */
    PuzzleStream open(String source, InputStream in) throws IOException;
}
