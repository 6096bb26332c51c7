package io.github.filaforge.picture;

import java.util.List;

/**
 * What is drawn, whatever it is written to. All lengths are in units of a cell; y runs downwards.
 *
 * @param title what it shows
 * @param width the width
 * @param height the height
 * @param figures the figures; later ones cover earlier ones
 */
record Drawing(String title, double width, double height, List<Placed> figures) {

    Drawing {
        figures = List.copyOf(figures);
    }

    /**
     * A figure and where it is.
     *
     * @param figure the figure
     * @param x how far its origin is from the left edge
     * @param y how far its origin is from the top
     */
    record Placed(Figure figure, double x, double y) {

        Placed moved(double dx, double dy) {
            return new Placed(figure, x + dx, y + dy);
        }
    }
}
