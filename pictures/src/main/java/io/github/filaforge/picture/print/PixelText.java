package io.github.filaforge.picture.print;

import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.StrokeFont;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A text as squares of a grid, and the outlines of these squares. Two squares never touch at a corner alone. The origin
 * is the lower left corner of the text; x runs to the right and y upwards. Immutable.
 *
 * @param squares the squares, by their lower left corners
 * @param width the number of columns
 * @param height the number of rows
 */
record PixelText(Set<Pixel> squares, int width, int height) {

    /** The height of capitals, in squares between the middles of the lowest and the highest. */
    private static final int CAPITAL = 12;

    /** The number of columns and of rows that a line is wide. */
    private static final int PEN = 2;

    /** The number of columns between two letters. */
    private static final int GAP = 4;

    /** The distance of the samples of a line, in squares. */
    private static final double SAMPLE = 0.1;

    /** A square of the grid, or the lower left corner of it. */
    record Pixel(int x, int y) implements Comparable<Pixel> {

        Pixel plus(int byX, int byY) {
            return new Pixel(x + byX, y + byY);
        }

        @Override
        public int compareTo(Pixel other) {
            return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
        }
    }

    /** Returns the squares of a text. */
    static PixelText of(String text) {
        Set<Pixel> squares = new TreeSet<>();
        int left = 0;
        for (int character : text.codePoints().toArray()) {
            // A browser has no Character.toString(int).
            String letter = String.valueOf(Character.toChars(character));
            double width = CAPITAL * StrokeFont.width(letter);
            addLetter(StrokeFont.path(letter, new Affine(CAPITAL, 0, 0, -CAPITAL, left + width / 2, 0)), squares);
            left += (int) Math.ceil(width) + GAP;
        }
        boolean isFilled = true;
        while (isFilled) {
            isFilled = fillOneCorner(squares);
        }
        int lowest = squares.stream().mapToInt(Pixel::y).min().orElse(0);
        int first = squares.stream().mapToInt(Pixel::x).min().orElse(0);
        Set<Pixel> moved = new TreeSet<>();
        squares.forEach(square -> moved.add(square.plus(-first, -lowest)));
        return new PixelText(
                moved,
                moved.stream().mapToInt(Pixel::x).max().orElse(-1) + 1,
                moved.stream().mapToInt(Pixel::y).max().orElse(-1) + 1);
    }

    private static void addLetter(Path path, Set<Pixel> squares) {
        double fromX = 0;
        double fromY = 0;
        for (Path.Step step : path.steps()) {
            boolean isCurve = step.kind() == Path.Kind.CURVE;
            double controlX = isCurve ? step.controlX() : (fromX + step.x()) / 2;
            double controlY = isCurve ? step.controlY() : (fromY + step.y()) / 2;
            double length = Math.hypot(controlX - fromX, controlY - fromY)
                    + Math.hypot(step.x() - controlX, step.y() - controlY);
            int samples = step.kind() == Path.Kind.MOVE ? 0 : (int) Math.ceil(length / SAMPLE);
            for (int i = 0; i <= samples; i++) {
                double share = samples == 0 ? 1 : (double) i / samples;
                double x = between(between(fromX, controlX, share), between(controlX, step.x(), share), share);
                double y = between(between(fromY, controlY, share), between(controlY, step.y(), share), share);
                if (samples > 0) {
                    // A sample between two squares belongs to the left one, whatever the last bit of its place is.
                    Pixel pen = new Pixel((int) Math.round(x - 1e-6), (int) Math.round(y + 1e-6));
                    for (int bits = 0; bits < PEN * PEN; bits++) {
                        squares.add(pen.plus(bits % PEN, bits / PEN));
                    }
                }
            }
            fromX = step.x();
            fromY = step.y();
        }
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }

    /** Adds a square beside two that touch at a corner alone, and returns true; returns false if there are none. */
    private static boolean fillOneCorner(Set<Pixel> squares) {
        for (Pixel square : squares) {
            for (int side : new int[] {-1, 1}) {
                Pixel beside = square.plus(side, 0);
                Pixel above = square.plus(0, 1);
                if (squares.contains(square.plus(side, 1)) && !squares.contains(beside) && !squares.contains(above)) {
                    squares.add(above);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns the outlines of the squares: outer ones counter-clockwise, and those of holes clockwise. Each has its
     * corners alone.
     */
    List<List<Pixel>> outlines() {
        Map<Pixel, Pixel> next = new LinkedHashMap<>();
        for (Pixel square : squares) {
            addSide(square.plus(0, -1), square, square.plus(1, 0), next);
            addSide(square.plus(1, 0), square.plus(1, 0), square.plus(1, 1), next);
            addSide(square.plus(0, 1), square.plus(1, 1), square.plus(0, 1), next);
            addSide(square.plus(-1, 0), square.plus(0, 1), square, next);
        }
        List<List<Pixel>> outlines = new ArrayList<>();
        Map<Pixel, Pixel> left = new HashMap<>(next);
        for (Pixel start : next.keySet()) {
            List<Pixel> loop = new ArrayList<>();
            for (Pixel at = start; left.containsKey(at); ) {
                loop.add(at);
                at = left.remove(at);
            }
            if (!loop.isEmpty()) {
                outlines.add(corners(loop));
            }
        }
        return outlines;
    }

    private void addSide(Pixel beside, Pixel from, Pixel to, Map<Pixel, Pixel> next) {
        if (!squares.contains(beside)) {
            next.put(from, to);
        }
    }

    private static List<Pixel> corners(List<Pixel> loop) {
        List<Pixel> corners = new ArrayList<>();
        for (int i = 0; i < loop.size(); i++) {
            Pixel before = loop.get((i + loop.size() - 1) % loop.size());
            Pixel after = loop.get((i + 1) % loop.size());
            if (before.x() != after.x() && before.y() != after.y()) {
                corners.add(loop.get(i));
            }
        }
        return corners;
    }
}
