package io.github.filaforge.picture.vector;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Letters made of lines, for pictures that look alike on every machine, also where Java has no fonts. Characters that this
 * font does not have are boxes.
 */
public final class StrokeFont {

    /** The height of capitals in the tables below, where small letters are 4 high and the base line is at 6. */
    private static final double CAPITAL = 6;

    private static final double GAP = 1.7;
    private static final Glyph BOX = glyph("3 M0 0 L3 0 L3 6 L0 6 L0 0");

    /** The width and the path of each character. */
    private static final Map<Integer, Glyph> GLYPHS = glyphs("""
            A 4 M0 6 L2 0 L4 6 M.7 4 L3.3 4
            B 4 M0 2.9 L0 0 L2 0 Q3.6 0 3.6 1.45 Q3.6 2.9 2 2.9 L0 2.9 L0 6 L2.2 6 Q4 6 4 4.4 Q4 2.9 2.2 2.9
            C 4 M4 1 Q3.2 0 2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q3.2 6 4 5
            D 4 M0 0 L0 6 L1.6 6 Q4 6 4 3 Q4 0 1.6 0 L0 0
            E 3.6 M3.6 0 L0 0 L0 6 L3.6 6 M0 2.9 L3 2.9
            F 3.6 M3.6 0 L0 0 L0 6 M0 2.9 L3 2.9
            G 4 M4 1 Q3.2 0 2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q4 6 4 4 L4 3.2 L2.4 3.2
            H 4 M0 0 L0 6 M4 0 L4 6 M0 2.9 L4 2.9
            I 2 M0 0 L2 0 M1 0 L1 6 M0 6 L2 6
            J 3 M3 0 L3 4.2 Q3 6 1.5 6 Q0 6 0 4.4
            K 4 M0 0 L0 6 M3.8 0 L0 3.6 M1.4 2.4 L4 6
            L 3.4 M0 0 L0 6 L3.4 6
            M 4.6 M0 6 L0 0 L2.3 4 L4.6 0 L4.6 6
            N 4 M0 6 L0 0 L4 6 L4 0
            O 4.2 M2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q4.2 6 4.2 3 Q4.2 0 2.1 0
            P 4 M0 6 L0 0 L2.2 0 Q4 0 4 1.7 Q4 3.4 2.2 3.4 L0 3.4
            Q 4.2 M2.1 0 Q0 0 0 3 Q0 6 2.1 6 Q4.2 6 4.2 3 Q4.2 0 2.1 0 M2.6 4.3 L4.4 6.4
            R 4 M0 6 L0 0 L2.2 0 Q4 0 4 1.7 Q4 3.4 2.2 3.4 L0 3.4 M2 3.4 L4 6
            S 4 M3.8 .9 Q3.2 0 2 0 Q.2 0 .2 1.5 Q.2 2.6 2 2.9 Q4 3.2 4 4.5 Q4 6 2 6 Q.5 6 0 4.9
            T 4 M0 0 L4 0 M2 0 L2 6
            U 4 M0 0 L0 4 Q0 6 2 6 Q4 6 4 4 L4 0
            V 4 M0 0 L2 6 L4 0
            W 5.2 M0 0 L1.3 6 L2.6 1.2 L3.9 6 L5.2 0
            X 4 M0 0 L4 6 M4 0 L0 6
            Y 4 M0 0 L2 3 L4 0 M2 3 L2 6
            Z 4 M0 0 L4 0 L0 6 L4 6
            0 3.4 M1.7 0 Q0 0 0 3 Q0 6 1.7 6 Q3.4 6 3.4 3 Q3.4 0 1.7 0
            1 1.6 M0 1.2 L1.6 0 L1.6 6
            2 3.8 M.1 1.4 Q.3 0 1.9 0 Q3.6 0 3.6 1.6 Q3.6 2.7 2.2 3.9 L0 6 L3.8 6
            3 3.8 M.2 .9 Q.8 0 1.9 0 Q3.5 0 3.5 1.5 Q3.5 2.8 1.7 2.8 Q3.8 2.8 3.8 4.4 Q3.8 6 1.9 6 Q.5 6 0 4.9
            4 3.8 M2.8 6 L2.8 0 L0 4.2 L3.8 4.2
            5 3.8 M3.5 0 L.6 0 L.3 2.8 Q1 2.2 1.9 2.2 Q3.8 2.2 3.8 4.1 Q3.8 6 1.9 6 Q.6 6 0 5.1
            6 3.8 M3.4 .8 Q2.9 0 2 0 Q0 0 0 3.6 Q0 6 1.9 6 Q3.8 6 3.8 4.2 Q3.8 2.4 1.9 2.4 Q.3 2.4 0 4
            7 3.8 M0 0 L3.8 0 L1.4 6
            8 3.8 M1.9 2.8 Q.3 2.8 .3 1.4 Q.3 0 1.9 0 Q3.5 0 3.5 1.4 Q3.5 2.8 1.9 2.8 Q0 2.8 0 4.4 Q0 6 1.9 6 Q3.8 6 3.8 4.4 Q3.8 2.8 1.9 2.8
            9 3.8 M.4 5.2 Q.9 6 1.8 6 Q3.8 6 3.8 2.4 Q3.8 0 1.9 0 Q0 0 0 1.8 Q0 3.6 1.9 3.6 Q3.5 3.6 3.8 2
            a 3 M3 2 L3 6 M3 3.4 Q2.7 2 1.5 2 Q0 2 0 4 Q0 6 1.5 6 Q2.7 6 3 4.6
            b 3 M0 0 L0 6 M0 3.4 Q.3 2 1.5 2 Q3 2 3 4 Q3 6 1.5 6 Q.3 6 0 4.6
            c 3 M3 2.8 Q2.5 2 1.6 2 Q0 2 0 4 Q0 6 1.6 6 Q2.5 6 3 5.2
            d 3 M3 0 L3 6 M3 3.4 Q2.7 2 1.5 2 Q0 2 0 4 Q0 6 1.5 6 Q2.7 6 3 4.6
            e 3.1 M0 4 L3.1 4 Q3.1 2 1.6 2 Q0 2 0 4 Q0 6 1.7 6 Q2.6 6 3 5.3
            f 2.3 M2.4 .2 Q1 -.4 1 1.4 L1 6 M0 2.2 L2.2 2.2
            g 3 M3 2 L3 6.4 Q3 8 1.5 8 Q.6 8 .1 7.4 M3 3.4 Q2.7 2 1.5 2 Q0 2 0 4 Q0 6 1.5 6 Q2.7 6 3 4.6
            h 3 M0 0 L0 6 M0 3.6 Q.2 2 1.6 2 Q3 2 3 3.6 L3 6
            i .4 M.2 2 L.2 6 M.2 .3 L.2 .4
            j 1.4 M1.4 2 L1.4 6.6 Q1.4 8 0 7.9 M1.4 .3 L1.4 .4
            k 3 M0 0 L0 6 M2.8 2 L0 4.4 M1.1 3.5 L3 6
            l 1 M0 0 L0 5 Q0 6 1 6
            m 4.6 M0 2 L0 6 M0 3.4 Q.2 2 1.2 2 Q2.3 2 2.3 3.4 L2.3 6 M2.3 3.4 Q2.5 2 3.5 2 Q4.6 2 4.6 3.4 L4.6 6
            n 3 M0 2 L0 6 M0 3.6 Q.2 2 1.6 2 Q3 2 3 3.6 L3 6
            o 3.2 M1.6 2 Q0 2 0 4 Q0 6 1.6 6 Q3.2 6 3.2 4 Q3.2 2 1.6 2
            p 3 M0 2 L0 8 M0 3.4 Q.3 2 1.5 2 Q3 2 3 4 Q3 6 1.5 6 Q.3 6 0 4.6
            q 3 M3 2 L3 8 M3 3.4 Q2.7 2 1.5 2 Q0 2 0 4 Q0 6 1.5 6 Q2.7 6 3 4.6
            r 2 M0 2 L0 6 M0 3.8 Q.2 2 2 2.1
            s 2.9 M2.7 2.7 Q2.3 2 1.4 2 Q.1 2 .1 3 Q.1 3.8 1.4 4 Q2.9 4.2 2.9 5 Q2.9 6 1.5 6 Q.4 6 0 5.2
            t 2.2 M1 .6 L1 4.8 Q1 6 2.2 5.9 M0 2.2 L2.2 2.2
            u 3 M0 2 L0 4.4 Q0 6 1.4 6 Q2.8 6 3 4.4 M3 2 L3 6
            v 3 M0 2 L1.5 6 L3 2
            w 4.2 M0 2 L1 6 L2.1 2.6 L3.2 6 L4.2 2
            x 3 M0 2 L3 6 M3 2 L0 6
            y 3 M0 2 L1.6 6 M3 2 L1.2 7 Q.9 8 0 7.9
            z 3 M0 2 L3 2 L0 6 L3 6
            . .4 M.2 5.9 L.2 6
            , .6 M.4 5.8 L0 7
            : .4 M.2 2.9 L.2 3 M.2 5.9 L.2 6
            ; .6 M.4 2.9 L.4 3 M.4 5.8 L0 7
            - 2.2 M0 3.6 L2.2 3.6
            _ 3.4 M0 6.8 L3.4 6.8
            + 3 M0 3.4 L3 3.4 M1.5 1.9 L1.5 4.9
            = 3 M0 2.6 L3 2.6 M0 4.4 L3 4.4
            * 3 M1.5 .4 L1.5 3.6 M.1 1.2 L2.9 2.8 M2.9 1.2 L.1 2.8
            / 2.6 M0 6.6 L2.6 -.4
            \\ 2.6 M0 -.4 L2.6 6.6
            | .4 M.2 -.4 L.2 7
            ( 1.4 M1.4 -.6 Q-1 3.2 1.4 7
            ) 1.4 M0 -.6 Q2.4 3.2 0 7
            [ 1.2 M1.2 -.4 L0 -.4 L0 6.8 L1.2 6.8
            ] 1.2 M0 -.4 L1.2 -.4 L1.2 6.8 L0 6.8
            < 2.8 M2.8 1.4 L0 3.6 L2.8 5.8
            > 2.8 M0 1.4 L2.8 3.6 L0 5.8
            # 3.8 M1.2 .4 L.6 6 M3.2 .4 L2.6 6 M.2 2.2 L3.8 2.2 M0 4.2 L3.6 4.2
            ' .4 M.2 0 L.2 1.4
            " 1.4 M.2 0 L.2 1.4 M1.2 0 L1.2 1.4
            ! .4 M.2 0 L.2 4.2 M.2 5.9 L.2 6
            ? 3.2 M0 1.3 Q.2 0 1.7 0 Q3.2 0 3.2 1.5 Q3.2 2.5 2.2 3.1 Q1.6 3.5 1.6 4.3 M1.6 5.9 L1.6 6
            ^ 2.8 M0 2 L1.4 0 L2.8 2
            ~ 3.2 M0 3.8 Q.8 2.4 1.6 3.4 Q2.4 4.4 3.2 3
            ` 1 M0 0 L1 1.2
            { 1.8 M1.8 -.4 Q.8 -.4 .8 .6 L.8 2.2 Q.8 3.2 0 3.2 Q.8 3.2 .8 4.2 L.8 5.8 Q.8 6.8 1.8 6.8
            } 1.8 M0 -.4 Q1 -.4 1 .6 L1 2.2 Q1 3.2 1.8 3.2 Q1 3.2 1 4.2 L1 5.8 Q1 6.8 0 6.8
            % 4.4 M.6 6 L3.8 0 M.9 0 Q0 0 0 1 Q0 2 .9 2 Q1.8 2 1.8 1 Q1.8 0 .9 0 M3.5 4 Q2.6 4 2.6 5 Q2.6 6 3.5 6 Q4.4 6 4.4 5 Q4.4 4 3.5 4
            & 4.2 M4 6 L.9 1.9 Q0 0 1.6 0 Q3.2 0 2.6 1.7 Q2.2 2.5 1 3 Q0 3.5 0 4.5 Q0 6 1.6 6 Q3.8 6 4.2 3.2
            @ 4.6 M3.2 2.4 L3.2 4.4 Q3.4 5 4 4.6 Q4.6 4 4.6 3 Q4.6 .4 2.3 .4 Q0 .4 0 3.4 Q0 6.4 2.6 6.4 Q3.4 6.4 4 6 M3.2 3.4 Q3.2 2.4 2.3 2.4 Q1.4 2.4 1.4 3.6 Q1.4 4.7 2.3 4.7 Q3.2 4.7 3.2 3.6
            $ 4 M3.8 1.4 Q3.2 .6 2 .6 Q.4 .6 .4 1.8 Q.4 2.8 2 3 Q3.8 3.2 3.8 4.3 Q3.8 5.4 2 5.4 Q.6 5.4 .1 4.6 M2 -.4 L2 6.6
            """);

    private StrokeFont() {}

    /** A character: its width without gaps, and its lines from x = 0. */
    private record Glyph(double width, Path path) {}

    private static Map<Integer, Glyph> glyphs(String table) {
        Map<Integer, Glyph> glyphs = new HashMap<>();
        glyphs.put((int) ' ', new Glyph(1.4, Path.builder().build()));
        for (String line : table.split("\n")) {
            glyphs.put((int) line.charAt(0), glyph(line.substring(2)));
        }
        return Map.copyOf(glyphs);
    }

    private static Glyph glyph(String text) {
        Path.Builder path = Path.builder();
        Iterator<String> words =
                List.of(text.replaceAll("[MLQ]", "$0 ").split(" ")).iterator();
        double width = number(words);
        while (words.hasNext()) {
            switch (words.next()) {
                case "M" -> path.move(number(words), number(words));
                case "L" -> path.line(number(words), number(words));
                default -> path.curve(number(words), number(words), number(words), number(words));
            }
        }
        return new Glyph(width, path.build());
    }

    private static double number(Iterator<String> words) {
        return Double.parseDouble(words.next());
    }

    private static Glyph glyphOf(int character) {
        return GLYPHS.getOrDefault(character, BOX);
    }

    /** Returns true if the font has all characters of a text. */
    public static boolean has(String text) {
        return text.codePoints().allMatch(GLYPHS::containsKey);
    }

    /** Returns the width of a text whose capitals have height 1. */
    public static double width(String text) {
        double width = text.codePoints()
                .mapToDouble(character -> glyphOf(character).width() + GAP)
                .sum();
        return Math.max(0, width - GAP) / CAPITAL;
    }

    /**
     * Returns the lines of a text.
     *
     * @param place the place of the plane in which the middle of the text is the origin and capitals have height 1
     */
    public static Path path(String text, Affine place) {
        Path.Builder path = Path.builder();
        double left = -width(text) / 2;
        for (int character : text.codePoints().toArray()) {
            Glyph glyph = glyphOf(character);
            path.add(glyph.path().on(place.of(1 / CAPITAL, left, -0.5)));
            left += (glyph.width() + GAP) / CAPITAL;
        }
        return path.build();
    }
}
