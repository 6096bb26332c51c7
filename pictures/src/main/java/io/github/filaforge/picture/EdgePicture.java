package io.github.filaforge.picture;

import io.github.filaforge.edge.FilledBoard;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;

/**
 * A picture of boards of an edge puzzle, whatever the format. Immutable.
 *
 * @param boards the boards, at least one, all of one puzzle
 * @param sheet true if the boards are on a sheet with a title; else there is one
 * @param title the words about the boards, such as {@code 129 solutions}; for one board its number, {@code solution 3}
 * @param cell the number of pixels of the side of a cell; if it is empty, one that suits the number of cells
 */
public record EdgePicture(List<FilledBoard> boards, boolean sheet, String title, OptionalInt cell) {

    /** Takes a copy of the list. */
    public EdgePicture {
        boards = List.copyOf(boards);
        if (boards.isEmpty()) {
            throw new IllegalArgumentException("a picture shows a board or more");
        }
    }

    /**
     * Writes the picture as scalable vector graphics.
     *
     * @throws IOException if the output cannot be written
     */
    public void writeSvg(OutputStream out) throws IOException {
        Drawing drawing = EdgeDrawing.of(this);
        SvgFormat.write(drawing, EdgeDrawing.cellPixels(this, drawing), out);
    }
}
