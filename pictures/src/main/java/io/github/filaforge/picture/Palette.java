package io.github.filaforge.picture;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.vector.Rgb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The colours of the pieces of a puzzle: a piece has one colour in every solution and every picture. Immutable.
 *
 * <p>The colours were chosen by computation, so that people with colour blindness can distinguish them. They are chosen
 * among all colours on a grid that are neither pale nor dark. They are chosen so that the least distance of two colours in
 * OKLab (Ottosson 2020) is as great as possible, for normal sight and for protanopia, deuteranopia and tritanopia. These are
 * simulated by the matrices of Machado, Oliveira and Fernandes (2009) for full severity; distances in normal sight count
 * four fifths. The first 12 colours are chosen together and are well apart, then the next 12 and the last 12 among the
 * colours that are left. After 36 pieces the colours repeat.
 */
public final class Palette {

    private static final List<Rgb> COLOURS = IntStream.of(
                    0x283aa6, 0xfaca04, 0xbe460a, 0x04cafa, 0xe28804, 0xb28ea6, 0x8e0404, 0x287c6a, 0x885eb8, 0x5e3a5e,
                    0x6a94fa, 0xacc49a, 0xacfa82, 0x645888, 0x7c8e6a, 0x4076e2, 0xdc643a, 0x8e463a, 0xd6a0d0, 0xb8649a,
                    0xa6d6dc, 0x52f4b2, 0x88ac76, 0xfaa646, 0x4c52be, 0x4c3a82, 0xd0d676, 0x7c2e3a, 0x826a40, 0xca6aca,
                    0x2eb2f4, 0x764c64, 0xeee846, 0xdc82d6, 0x70ca6a, 0xb2526a)
            .mapToObj(Rgb::of)
            .toList();

    /** The colour of pieces that are not mobile: stationary pieces. */
    private static final Rgb STATIONARY = Rgb.of(0xe6e8eb);

    /** The colour of the sides that lie at the rim of a board. */
    static final Rgb RIM = Rgb.of(0xb9bdc4);

    /**
     * The shares of white in the tints of sides that follow the colours of pieces; {@link #DARKER_SIDES} has the shares of
     * black in the shades.
     */
    private static final List<Double> LIGHTER_SIDES = List.of(0.35, 0.6, 0.78);

    private static final List<Double> DARKER_SIDES = List.of(0.3, 0.5, 0.68, 0.82);

    /** The share of white in the second copy of a shape; {@link #DARKER} is the share of black in the third. */
    private static final double LIGHTER = 0.2;

    private static final double DARKER = 0.16;
    private static final int SHADES = 3;

    private final Map<String, Rgb> colours = new HashMap<>();

    /** Makes the palette of the names of pieces, those of one shape together. */
    private Palette(Collection<List<String>> shapes) {
        int shape = 0;
        for (List<String> names : shapes) {
            Rgb colour = COLOURS.get(shape++ % COLOURS.size());
            for (int copy = 0; copy < names.size(); copy++) {
                colours.put(names.get(copy), shade(colour, copy % SHADES));
            }
        }
    }

    /**
     * Returns the palette of a puzzle. Copies of a shape have shades of one colour, unless all pieces have one shape;
     * stationary pieces and choices are grey.
     */
    public static Palette of(Puzzle puzzle) {
        Map<List<Cell>, List<String>> copies = new LinkedHashMap<>();
        for (Piece piece : puzzle.packedPieces()) {
            // The orientation at the origin whose cells come first is equal for all copies of a shape.
            List<Cell> shape = puzzle.lattice()
                    .turns()
                    .orientations(piece.cells(), puzzle.turns(piece))
                    .get(0);
            copies.computeIfAbsent(shape, unused -> new ArrayList<>()).add(piece.name());
        }
        return copies.size() == 1 ? of(copies.values().iterator().next()) : new Palette(copies.values());
    }

    /** Returns the palette of mobile pieces of which only the names are known, in the order of the definition. */
    public static Palette of(List<String> names) {
        return new Palette(names.stream().map(List::of).toList());
    }

    /**
     * Returns the colours in which the sides of the pieces of an edge puzzle are drawn, by the numbers of the sides: grey for
     * that of the rim, and for the others, in the order of their numbers, the colours of pieces, followed by tints and
     * shades of them. There are enough distinct colours for the greatest number of colours of a puzzle.
     */
    public static Map<Integer, Rgb> ofSides(EdgePuzzle puzzle) {
        TreeSet<Integer> numbers = new TreeSet<>();
        puzzle.pieces().forEach(piece -> numbers.addAll(piece.sides()));
        Map<Integer, Rgb> colours = new HashMap<>();
        puzzle.rim().ifPresent(rim -> {
            numbers.remove(rim);
            colours.put(rim, RIM);
        });
        List<Rgb> all = new ArrayList<>(COLOURS);
        LIGHTER_SIDES.forEach(share -> COLOURS.forEach(colour -> all.add(colour.mixedWith(Rgb.WHITE, share))));
        DARKER_SIDES.forEach(share -> COLOURS.forEach(colour -> all.add(colour.mixedWith(Rgb.BLACK, share))));
        Iterator<Rgb> next = all.stream().distinct().iterator();
        numbers.forEach(number -> colours.put(number, next.next()));
        return colours;
    }

    private static Rgb shade(Rgb colour, int number) {
        return switch (number) {
            case 0 -> colour;
            case 1 -> colour.mixedWith(Rgb.WHITE, LIGHTER);
            default -> colour.mixedWith(Rgb.BLACK, DARKER);
        };
    }

    /** Returns the colours before they repeat, the most distinct first. */
    static List<Rgb> colours() {
        return COLOURS;
    }

    /** Returns the colour of a piece; grey if no mobile piece has the name. */
    public Rgb colour(String name) {
        return colours.getOrDefault(name, STATIONARY);
    }

    /** Returns the colour of text on the piece: black or white, whichever has more contrast. */
    public Rgb ink(String name) {
        return colour(name).ink();
    }
}
