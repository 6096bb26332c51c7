package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Drawing;
import java.io.IOException;
import java.io.OutputStream;

/** A picture of a puzzle, of its solutions or of figures. It can be written in any format. */
public interface Picture {

    /** Returns the drawing of this picture. */
    Drawing drawing();

    /**
     * Writes this picture as scalable vector graphics.
     *
     * @throws IOException if the output cannot be written
     */
    default void writeSvg(OutputStream out) throws IOException {
        new SvgFormat().write(this, out);
    }
}
