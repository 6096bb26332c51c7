package io.github.filaforge.picture.vector;

import io.github.filaforge.runtime.text.PlainText;

/** Fits text into a room: it makes the text smaller, and cuts off its end if there is still not enough room. */
public final class Lettering {

    /** The height of capitals where there is room. */
    public static final double LARGEST = 0.5;

    private static final double LEAST = 0.16;
    private static final String CUT = "..";
    /** The width of a letter that the font does not have; it is this wide because it may be a Chinese one. */
    private static final double FOREIGN = 1.6;

    private Lettering() {}

    /**
     * Returns a label with a name in the middle of its room.
     *
     * @param room the width of the room; its height is 1
     * @param place the place of the plane in which the middle of the room is the origin and a cell has side 1
     */
    public static Mark.Label label(String name, double room, Affine place, Rgb ink) {
        String text = PlainText.line(name);
        double size = Math.min(LARGEST, room / width(text));
        if (size < LEAST) {
            text = cut(text, room / LEAST);
            size = Math.min(LEAST, room / width(text));
        }
        return new Mark.Label(text, place.of(size, 0, 0), ink);
    }

    /** Returns the beginning of a text that fits into a width, with a sign that it is cut, or the text if it fits. */
    public static String cut(String text, double width) {
        if (width(text) <= width) {
            return text;
        }
        int[] characters = text.codePoints().toArray();
        int count = Math.min(characters.length, (int) (width * 4));
        while (count > 1 && width(new String(characters, 0, count) + CUT) > width) {
            count--;
        }
        return new String(characters, 0, count) + CUT;
    }

    /** Returns the width of a text whose capitals have height 1. */
    public static double width(String text) {
        return StrokeFont.has(text)
                ? Math.max(0.3, StrokeFont.width(text))
                : FOREIGN * text.codePointCount(0, text.length());
    }
}
