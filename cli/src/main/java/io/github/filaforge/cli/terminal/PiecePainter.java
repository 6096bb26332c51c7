package io.github.filaforge.cli.terminal;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.vector.Rgb;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Gives the pieces in pictures of a puzzle their colours, by the control sequences of ECMA-48 ("Select Graphic Rendition").
 * The cells that pieces fill are painted; their names stay unchanged. A painted picture without the sequences and without
 * the blanks at the ends of rows is the original picture.
 */
public final class PiecePainter {

    private static final String RESET = "\u001b[0m";

    /** The sign between the layers of a picture; no name has a comma. */
    private static final String SEPARATOR = ",";

    /**
     * The background and ink of pieces on a terminal of sixteen colours. The list has twelve pairs, which are easy to
     * distinguish.
     */
    private static final List<String> SIXTEEN = List.of(
            "41;97", "106;30", "103;30", "44;97", "42;30", "105;30", "43;30", "104;30", "101;30", "46;30", "45;97",
            "102;30");

    private static final String SIXTEEN_STATIONARY = "47;30";

    /** The steps of red, green and blue in the cube of 216 colours, the first of which is number 16. */
    private static final int[] STEPS = {0, 95, 135, 175, 215, 255};

    private static final int FIRST_OF_CUBE = 16;

    /** The sequence of each piece that has a colour. */
    private final Map<String, String> sequences = new HashMap<>();
    /** The number of characters of a square, with the blank behind it. */
    private final int width;

    private final boolean hasPictures;

    public PiecePainter(Puzzle puzzle, ColourDepth depth) {
        // The cells of a choice are drawn as open cells.
        int longest = puzzle.pieces().stream()
                .filter(piece -> !piece.isChoice())
                .map(Piece::name)
                .mapToInt(PiecePainter::length)
                .max()
                .orElse(1);
        width = 1 + puzzle.lattice().boardForm().width(longest);
        hasPictures = puzzle.lattice().boardForm().hasPictures();
        giveSequences(puzzle, depth);
        // The signs between cells are no pieces, even if a piece has the name of one.
        puzzle.lattice()
                .boardForm()
                .block()
                .chars()
                .filter(sign -> !Character.isDigit(sign))
                .forEach(sign -> sequences.remove(Character.toString(sign)));
    }

    private void giveSequences(Puzzle puzzle, ColourDepth depth) {
        if (depth == ColourDepth.SIXTEEN) {
            takeSixteen(puzzle);
        } else if (depth != ColourDepth.NONE) {
            Palette palette = Palette.of(puzzle);
            Function<Rgb, String> code = rgb ->
                    depth == ColourDepth.FULL ? "2;" + rgb.r() + ";" + rgb.g() + ";" + rgb.b() : "5;" + index(rgb);
            for (Piece piece : puzzle.pieces()) {
                String colour = code.apply(palette.colour(piece.name()));
                String ink = code.apply(palette.ink(piece.name()));
                sequences.put(piece.name(), "\u001b[48;" + colour + ";38;" + ink + "m");
            }
        }
    }

    private void takeSixteen(Puzzle puzzle) {
        int next = 0;
        for (Piece piece : puzzle.pieces()) {
            sequences.put(
                    piece.name(),
                    "\u001b[" + (piece.stationary() ? SIXTEEN_STATIONARY : SIXTEEN.get(next % SIXTEEN.size())) + "m");
            next += piece.stationary() ? 0 : 1;
        }
    }

    /** Returns the number of the nearest colour of the cube. */
    private static int index(Rgb colour) {
        return FIRST_OF_CUBE
                + STEPS.length * STEPS.length * step(colour.r())
                + STEPS.length * step(colour.g())
                + step(colour.b());
    }

    private static int step(int part) {
        int nearest = 0;
        for (int step = 1; step < STEPS.length; step++) {
            nearest = Math.abs(STEPS[step] - part) < Math.abs(STEPS[nearest] - part) ? step : nearest;
        }
        return nearest;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Paints a picture, each row of which ends with a line feed. */
    public String paint(String picture) {
        return picture.lines()
                .map(row -> paintRow(row, Integer.MAX_VALUE) + "\n")
                .collect(Collectors.joining());
    }

    /**
     * Paints a row of a picture.
     *
     * @param room the number of columns of a terminal that there are; squares for which there is no room are left out
     */
    String paintRow(String row, int room) {
        if (!hasPictures) {
            return paintPiece(row, room);
        }
        int next = 0;
        while (next < row.length() && row.charAt(next) == ' ') {
            next++;
        }
        StringBuilder painted = new StringBuilder(" ".repeat(Math.min(next, room)));
        String current = RESET;
        int used = next;
        while (next < row.length()) {
            int blank = row.indexOf(' ', next);
            String token = row.substring(next, blank < 0 ? row.length() : blank);
            int padding = token.equals(SEPARATOR) ? 1 : width - length(token);
            used += Columns.of(token) + padding;
            if (used > room) {
                break;
            }
            String sequence = sequences.getOrDefault(token, RESET);
            if (!sequence.equals(current)) {
                painted.append(sequence);
                current = sequence;
            }
            painted.append(token).append(" ".repeat(padding));
            next += token.length() + padding;
        }
        return current.equals(RESET)
                ? painted.toString().stripTrailing()
                : painted.append(RESET).toString();
    }

    /** Paints the name at the head of a line that has a piece and its cells. */
    private String paintPiece(String line, int room) {
        int end = line.indexOf(": ");
        String sequence = end < 0 ? null : sequences.get(line.substring(0, end));
        boolean isPainted = sequence != null && Columns.of(line.substring(0, end)) <= room;
        String name = isPainted ? line.substring(0, end) : "";
        String shown = Columns.cut(line.substring(name.length()), room - Columns.of(name));
        return isPainted ? sequence + name + RESET + shown : shown;
    }
}
