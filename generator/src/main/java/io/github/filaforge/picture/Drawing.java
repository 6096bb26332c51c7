package io.github.filaforge.picture;

import java.util.List;

/**
 * What is drawn, whatever it is written to. All lengths are in units of a cell; y runs downwards.
 *
 * @param title what it shows
 * @param description what it shows, at more length, for who does not see it; empty if the title says all
 * @param width the width
 * @param height the height
 * @param figures the figures; later ones cover earlier ones
 */
record Drawing(String title, String description, double width, double height, List<Placed> figures) {

    Drawing {
        figures = List.copyOf(figures);
    }

    /** A drawing of which its title says all. */
    Drawing(String title, double width, double height, List<Placed> figures) {
        this(title, "", width, height, figures);
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
