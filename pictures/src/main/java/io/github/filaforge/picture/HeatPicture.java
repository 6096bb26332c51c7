package io.github.filaforge.picture;

import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Maps of a puzzle that show by colours how often its pieces lie on its cells. Immutable.
 *
 * @param puzzle the puzzle
 * @param title the words about the maps
 * @param maps the maps, which have one scale
 */
public record HeatPicture(Puzzle puzzle, String title, List<HeatMap> maps) {

    /**
     * Takes a copy of the list.
     *
     * @throws PictureException if the cells of the puzzle cannot be shown
     */
    public HeatPicture {
        Picture.View.LAYERS.check(puzzle);
        maps = List.copyOf(maps);
    }

    /**
     * Writes the maps as scalable vector graphics.
     *
     * @throws IOException if the output cannot be written
     */
    public void writeSvg(OutputStream out) throws IOException {
        Drawing drawing = HeatDrawing.of(this);
        SvgFormat.write(drawing, PageDrawing.cellPixels(drawing), out);
    }
}
