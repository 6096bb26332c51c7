package io.github.filaforge.picture.vector;

import java.util.Locale;

/** A colour of the screen (sRGB): red, green and blue, each from 0 to 255. */
public record Rgb(int r, int g, int b) {

    public static final Rgb BLACK = new Rgb(0, 0, 0);
    public static final Rgb WHITE = new Rgb(255, 255, 255);

    /** The colour of texts and borders. */
    public static final Rgb INK = of(0x1c1c22);

    private static final int MOST = 255;

    public Rgb {
        if (r < 0 || r > MOST || g < 0 || g > MOST || b < 0 || b > MOST) {
            throw new IllegalArgumentException("a colour has parts from 0 to 255: " + r + " " + g + " " + b);
        }
    }

    /** Returns the colour of a number whose hexadecimal digits are {@code rrggbb}. */
    public static Rgb of(int number) {
        return new Rgb(number >> 16 & MOST, number >> 8 & MOST, number & MOST);
    }

    /** Returns the colour as HTML and SVG write it: {@code #1a2b3c}. */
    public String hex() {
        return String.format(Locale.ROOT, "#%02x%02x%02x", r, g, b);
    }

    /** Returns this colour mixed with another, which has a share from 0 to 1. */
    public Rgb mixedWith(Rgb other, double share) {
        return new Rgb(mixed(r, other.r, share), mixed(g, other.g, share), mixed(b, other.b, share));
    }

    private static int mixed(int own, int other, double share) {
        return (int) Math.round(own + (other - own) * share);
    }

    /** Returns black or white, whichever is easier to read on this colour. */
    public Rgb ink() {
        return contrast(BLACK) >= contrast(WHITE) ? BLACK : WHITE;
    }

    /** Returns the contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21. */
    public double contrast(Rgb other) {
        double light = Math.max(luminance(), other.luminance());
        double dark = Math.min(luminance(), other.luminance());
        return (light + 0.05) / (dark + 0.05);
    }

    private double luminance() {
        return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    }

    /** Returns a part of a colour, from 0 to 255, as an amount of light from 0 to 1. */
    public static double linear(int part) {
        double value = part / (double) MOST;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
