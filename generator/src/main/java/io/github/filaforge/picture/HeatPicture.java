package io.github.filaforge.picture;

import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Maps of a puzzle that tell by colours how often its pieces lie on its cells. Immutable.
 *
 * @param puzzle the puzzle
 * @param title what they show
 * @param maps the maps, which have one scale
 */
public record HeatPicture(Puzzle puzzle, String title, List<HeatMap> maps) {

    /** @throws PictureException if the cells of the puzzle cannot be shown */
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
