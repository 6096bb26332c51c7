package io.github.filaforge.picture.vector;

import java.util.List;

/**
 * A drawing that can be written in any format. All lengths are in units of a cell; y runs downwards.
 *
 * @param description a longer text for people who cannot see the drawing; empty if the title is enough
 * @param height the height
 * @param pixels the number of pixels of the side of a cell
 * @param figures the figures; later ones cover earlier ones
 */
public record Drawing(
        String title, String description, double width, double height, double pixels, List<Placed> figures) {

    public Drawing {
        figures = List.copyOf(figures);
    }

    /** A figure and its place: the distances of its origin from the left edge and from the top. */
    public record Placed(Figure figure, double x, double y) {

        Placed moved(double dx, double dy) {
            return new Placed(figure, x + dx, y + dy);
        }
    }
}
