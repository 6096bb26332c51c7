package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The formats in which solutions are written. */
public enum OutputFormat {
    /** Pictures. */
    TEXT,
    /** One JSON object on each line. */
    NDJSON,
    /** Rows of values separated by commas, one for each cell. */
    CSV,
    /** One line for each piece, with its cells. */
    PIECES,
    /** Definitions in which every piece is stationary. */
    DEF;

    /** The number of coordinates of the cells of edge puzzles: x and y. */
    static final int BOARD = 2;

    /** Returns the name of the format on a command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the format with a name; {@code null} if there is none. */
    public static OutputFormat of(String label) {
        for (OutputFormat format : values()) {
            if (format.label().equals(label)) {
                return format;
            }
        }
        return null;
    }

    /** Returns the format that the ending of the name of a file states; every other name means text. */
    public static OutputFormat ofFile(String name) {
        OutputFormat format = of(labelOfFile(name));
        return format == null ? TEXT : format;
    }

    /**
     * Returns the name of a format that the ending of the name of a file may be: {@code .json} means NDJSON, and a {@code
     * .gz} behind another ending is ignored. A file without an ending means text.
     */
    public static String labelOfFile(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        int dot = plain.lastIndexOf('.');
        String ending = dot < 0 ? TEXT.label() : plain.substring(dot + 1);
        return ending.equals("json") ? NDJSON.label() : ending;
    }

    /**
     * Returns the beginning of an output, which is written once; empty for most formats.
     *
     * @param coordinates the number of coordinates of a cell
     */
    public byte[] header(int coordinates) {
        if (this != CSV) {
            return bytes("");
        }
        String behind = coordinates == BOARD ? "turn" : coordinates > 3 ? "z,w" : "z";
        return bytes("puzzle,solution,piece,x,y," + behind + "\n");
    }

    /**
     * Returns the heading of the solutions of a puzzle in an output with the solutions of several puzzles; empty if each
     * solution has the name of its puzzle.
     */
    public byte[] puzzleHeading(String puzzle) {
        boolean isSaid = this == NDJSON || this == CSV;
        return bytes(isSaid ? "" : "# --- PUZZLE " + PlainText.line(puzzle) + " ---\n");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns an object that writes solutions in this format. */
    public SolutionFormat of(SolutionDecoder decoder, String puzzle) {
        return this == TEXT ? new TextFormat(decoder) : new PieceFormat(decoder, this, puzzle);
    }
}
