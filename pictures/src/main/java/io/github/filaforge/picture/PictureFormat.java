package io.github.filaforge.picture;

import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A format of pictures. To add one, write a class that implements this interface, and add an instance of it to the list of
 * formats of the command: then {@code --format} takes its name, {@code --output} its ending, and help lists it.
 *
 * <p>A format that draws in the plane uses {@link Picture#drawing}, which has outlines, colours and letters. A format that
 * shows solutions in its own way takes the puzzle, the solutions and the palette from a {@link SolutionPicture}.
 */
public interface PictureFormat {

    /** Returns the name, which is also the ending of its files: small letters and digits. */
    String name();

    /** Returns a description of the format for help, in a few words. */
    String summary();

    /**
     * Returns true if one picture has room for all solutions, one after the other, and shows them unless one is requested.
     */
    default boolean showsAll() {
        return false;
    }

    /** Returns true if the output is not text. */
    default boolean isBinary() {
        return false;
    }

    /**
     * Checks that this format can show a puzzle at all.
     *
     * @throws PictureException if it cannot
     */
    default void check(Puzzle puzzle) {}

    /**
     * Writes a picture. Errors are found before the first byte is written.
     *
     * @throws PictureException if this picture cannot be written in this format
     * @throws IOException if the output cannot be written
     */
    void write(Picture picture, OutputStream out) throws IOException;
}
