package io.github.filaforge.picture.vector;

/** A part of a drawing. All lengths are in units of a cell; later marks cover earlier ones. */
public sealed interface Mark {

    /** An area in a colour within closed loops, whose border a pen draws. */
    record Area(Path outline, Rgb fill, Pen pen) implements Mark {}

    /** A line with round ends. */
    record Line(Path path, Pen pen) implements Mark {}

    /**
     * Text in a line.
     *
     * @param text the text; any characters
     * @param place the place of the plane in which the middle of the text is the origin and capitals have height 1
     */
    record Label(String text, Affine place, Rgb ink) implements Mark {

        private static final double STROKE = 0.13;

        /** Returns the pen that draws the letters. */
        public Pen pen() {
            return new Pen(ink, STROKE * Math.sqrt(Math.abs(place.a() * place.d() - place.b() * place.c())));
        }
    }

    /** A pen that draws lines; one of width 0 draws none. */
    record Pen(Rgb colour, double width) {

        public static final Pen NONE = new Pen(Rgb.BLACK, 0);

        /** The border of a piece. */
        public static final Pen BORDER = new Pen(Rgb.INK, 0.06);

        /** The lines across stationary pieces. */
        public static final Pen HATCH = new Pen(Rgb.of(0xb4b8be), 0.05);
    }
}
