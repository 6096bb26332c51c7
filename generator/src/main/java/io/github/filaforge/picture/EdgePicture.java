package io.github.filaforge.picture;

import io.github.filaforge.edge.FilledBoard;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;

/**
 * Boards of an edge puzzle that are to be pictured, whatever the format. Immutable.
 *
 * @param boards the boards, at least one, all of one puzzle
 * @param sheet whether they are on a sheet with a title; else there is one
 * @param title what is told of the boards, such as {@code 129 solutions}; of one its number, {@code solution 3}
 * @param cell how many pixels the side of a cell has; if it is not given, what suits the number of cells
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
     * Writes it as scalable vector graphics.
     *
     * @throws IOException if the output cannot be written
     */
    public void writeSvg(OutputStream out) throws IOException {
        Drawing drawing = EdgeDrawing.of(this);
        SvgFormat.write(drawing, EdgeDrawing.cellPixels(this, drawing), out);
    }
}
