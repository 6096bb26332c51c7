package io.github.filaforge.picture;

/** A part of a drawing. All lengths are in units of a cell; later marks cover earlier ones. */
sealed interface Mark {

    /**
     * An area with the colour of its border.
     *
     * @param outline its border, of closed loops
     * @param fill its colour
     * @param pen the pen for its border
     */
    record Area(Path outline, Rgb fill, Pen pen) implements Mark {}

    /** A line with round ends. */
    record Line(Path path, Pen pen) implements Mark {}

    /**
     * Text in a line.
     *
     * @param text the text; any characters
     * @param place the place of the plane in which the middle of the text is the origin and capitals have height 1
     * @param ink its colour
     */
    record Label(String text, Affine place, Rgb ink) implements Mark {}

    /**
     * A pen that draws lines.
     *
     * @param colour the colour of its lines
     * @param width the width of its lines; 0 for none
     */
    record Pen(Rgb colour, double width) {

        static final Pen NONE = new Pen(Rgb.BLACK, 0);
    }
}
