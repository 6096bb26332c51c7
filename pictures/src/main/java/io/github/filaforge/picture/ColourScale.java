package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.Sheet;
import java.util.List;
import java.util.stream.IntStream;

/** A scale of colours. If its colours go from light to dark, it can also be read by people who see no colours. Immutable. */
final class ColourScale {

    private static final int STEPS = 50;

    private final List<Rgb> colours;

    /**
     * Creates a scale of two colours or more at equal distances, as numbers whose hexadecimal digits are {@code rrggbb}.
     */
    ColourScale(int... colours) {
        this.colours = IntStream.of(colours).mapToObj(Rgb::of).toList();
    }

    /** Returns the colour at a place between 0 and 1. */
    Rgb colour(double place) {
        double at = place * (colours.size() - 1);
        int below = Math.min((int) at, colours.size() - 2);
        return colours.get(below).mixedWith(colours.get(below + 1), at - below);
    }

    /** Draws the scale from left to right. */
    void draw(Sheet sheet, double left, double top, double length, double height) {
        for (int step = 0; step < STEPS; step++) {
            Rgb colour = colour((step + 0.5) / STEPS);
            Path area = Path.rectangle(length * step / STEPS, 0, length / STEPS, height);
            sheet.add(new Mark.Area(area, colour, new Pen(colour, 1.0 / STEPS)), left, top);
        }
    }
}
