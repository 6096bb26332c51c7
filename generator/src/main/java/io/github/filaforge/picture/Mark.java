package io.github.filaforge.picture;

/** Something drawn. All lengths are in units of a cell; later marks cover earlier ones. */
sealed interface Mark {

    /**
     * An area with the colour of its border.
     *
     * @param outline its border, of closed loops
     * @param fill its colour
     * @param pen how its border is drawn
     */
    record Area(Path outline, Rgb fill, Pen pen) implements Mark {}

    /** A line with round ends. */
    record Line(Path path, Pen pen) implements Mark {}

    /**
     * Text in a line.
     *
     * @param text what it says; any characters
     * @param place where the plane lies in which the middle of the text is the origin and capitals have height 1
     * @param ink its colour
     */
    record Label(String text, Affine place, Rgb ink) implements Mark {}

    /**
     * How a line is drawn.
     *
     * @param colour its colour
     * @param width its width; 0 for none
     */
    record Pen(Rgb colour, double width) {

        static final Pen NONE = new Pen(Rgb.BLACK, 0);
    }
}
