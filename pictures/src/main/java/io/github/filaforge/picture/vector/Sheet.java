package io.github.filaforge.picture.vector;

import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.List;

/** A sheet on which figures and lines of text are placed. All lengths are in units of a cell; y runs downwards. */
public final class Sheet {

    /** The ratio of the width of a sheet to its height. */
    public static final double RATIO = Math.sqrt(2);

    private static final int MOST_OF_NAME = 60;
    private static final double SUITABLE_PIXELS = 2e7;
    private static final double LEAST_CELL = 3;
    private static final double LARGEST_CELL = 40;

    private final List<Placed> figures = new ArrayList<>();

    /** Returns the name of a puzzle as it stands in a title: its beginning, if it is long. */
    public static String name(String puzzle) {
        return Lettering.cut(PlainText.line(puzzle), MOST_OF_NAME);
    }

    /** Places a figure. */
    public void add(Figure figure, double x, double y) {
        figures.add(new Placed(figure, x, y));
    }

    /** Places a mark that is a figure by itself. */
    public void add(Mark mark, double x, double y) {
        add(new Figure("", List.of(mark)), x, y);
    }

    /** Places figures that have places relative to an origin. */
    public void add(List<Placed> drawn, double x, double y) {
        drawn.forEach(placed -> figures.add(placed.moved(x, y)));
    }

    /** Places text. The place is the middle of its left end. */
    public void addText(String text, double size, double x, double y) {
        add(textAtLeft(text, size), x, y);
    }

    /** Returns text whose origin is the middle of its left end. */
    public static Mark.Label textAtLeft(String text, double size) {
        return new Mark.Label(text, new Affine(size, 0, 0, size, Lettering.width(text) / 2 * size, 0), Rgb.INK);
    }

    /** Returns the size of a text: the largest size, or the size at which the text fits into a width. */
    public static double size(String text, double largest, double width) {
        return Math.min(largest, width / Lettering.width(text));
    }

    /**
     * Returns the drawing of what was placed.
     *
     * @param description a longer text for people who cannot see the drawing; empty if the title is enough
     * @param pixels the number of pixels of the side of a cell
     */
    public Drawing drawing(String title, String description, double width, double height, double pixels) {
        return new Drawing(title, description, width, height, pixels, figures);
    }

    /** Returns the number of pixels of the side of a cell that suits the size of a drawing. */
    public static double pixels(double width, double height) {
        double suitable = Math.sqrt(SUITABLE_PIXELS / (width * height));
        return Math.max(LEAST_CELL, Math.min(LARGEST_CELL, Math.floor(suitable)));
    }
}
