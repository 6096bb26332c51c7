package io.github.filaforge.picture;

import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;

/**
 * A format that pictures are written in. To add one, write a class that implements this, and add an instance of it to
 * {@link PictureFormats}: {@code --format} takes its name from then on, {@code --output} its ending, and help lists it.
 *
 * <p>A format that draws in the plane takes {@link PageDrawing#of}, where outlines, colours and letters are made. One that
 * shows solutions in its own way takes the puzzle, the solutions and the palette from the {@link Picture}.
 */
public interface PictureFormat {

    /** The name, which is also the ending of its files: small letters and digits. */
    String name();

    /** What the format is, for help: a few words. */
    String summary();

    /** Whether one picture has room for all solutions, one after the other, and shows them unless one is asked for. */
    default boolean showsAll() {
        return false;
    }

    /** Whether what is written is no text. */
    default boolean isBinary() {
        return false;
    }

    /**
     * Looks whether a puzzle can be shown in this format at all.
     *
     * @throws PictureException if not
     */
    default void check(Puzzle puzzle) {}

    /**
     * Writes a picture. What is wrong with it is found before the first byte is written.
     *
     * @throws PictureException if this picture cannot be written in this format
     * @throws IOException if the output cannot be written
     */
    void write(Picture picture, OutputStream out) throws IOException;

    /**
     * Writes a picture of an edge puzzle.
     *
     * @throws PictureException if it cannot be written in this format
     * @throws IOException if the output cannot be written
     */
    void write(EdgePicture picture, OutputStream out) throws IOException;
}
