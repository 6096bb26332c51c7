package io.github.filaforge.picture;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.picture.vector.Rgb;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The colours in which the sides of the pieces of an edge puzzle are drawn: grey for that of the rim, and for the others, in
 * the order of their numbers, the colours that {@link Palette} gives to pieces. There are enough distinct colours for the
 * greatest number of colours of a puzzle. Immutable.
 */
final class EdgePalette {

    static final Rgb RIM = Rgb.of(0xb9bdc4);

    /**
     * The shares of white in the tints that follow the colours of the palette; {@link #DARKER} has the shares of black in
     * the shades.
     */
    private static final List<Double> LIGHTER = List.of(0.35, 0.6, 0.78);

    private static final List<Double> DARKER = List.of(0.3, 0.5, 0.68, 0.82);

    private final Map<Integer, Rgb> colours = new HashMap<>();

    EdgePalette(EdgePuzzle puzzle) {
        TreeSet<Integer> numbers = new TreeSet<>();
        puzzle.pieces().forEach(piece -> numbers.addAll(piece.sides()));
        puzzle.rim().ifPresent(rim -> {
            numbers.remove(rim);
            colours.put(rim, RIM);
        });
        List<Rgb> all = all();
        int next = 0;
        for (int number : numbers) {
            colours.put(number, all.get(next));
            next++;
        }
    }

    private static List<Rgb> all() {
        List<Rgb> all = new ArrayList<>(Palette.colours());
        LIGHTER.forEach(share -> Palette.colours().forEach(colour -> all.add(colour.mixedWith(Rgb.WHITE, share))));
        DARKER.forEach(share -> Palette.colours().forEach(colour -> all.add(colour.mixedWith(Rgb.BLACK, share))));
        return all.stream().distinct().toList();
    }

    /** Returns the colour of a number. */
    Rgb colour(int number) {
        return colours.get(number);
    }
}
