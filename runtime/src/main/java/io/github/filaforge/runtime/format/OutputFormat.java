package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlainText;
import io.github.filaforge.runtime.SolutionDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The forms that solutions are written in. */
public enum OutputFormat {
    /** Pictures. */
    TEXT,
    /** One object of JSON on a line. */
    NDJSON,
    /** Rows of values separated by commas, one for each cell. */
    CSV,
    /** Each piece with its cells on a line. */
    PIECES,
    /** Definitions in which every piece is stationary. */
    DEF;

    /** How many numbers the cells of edge puzzles have, which know no layers: x and y. */
    static final int BOARD = 2;

    /** The name, as it is written on a command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The form of a name; {@code null} if there is none. */
    public static OutputFormat of(String label) {
        for (OutputFormat format : values()) {
            if (format.label().equals(label)) {
                return format;
            }
        }
        return null;
    }

    /**
     * Returns the form that the name of a file asks for by its ending: {@code .json} asks for NDJSON, a {@code .gz} behind an
     * ending is passed over, and every other name asks for text.
     */
    public static OutputFormat ofFile(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        int dot = plain.lastIndexOf('.');
        String ending = plain.substring(dot + 1);
        OutputFormat format = dot < 0 ? null : of(ending.equals("json") ? NDJSON.label() : ending);
        return format == null ? TEXT : format;
    }

    /**
     * What an output begins with, once; empty for most forms.
     *
     * @param coordinates how many numbers a cell has
     */
    public byte[] header(int coordinates) {
        if (this != CSV) {
            return bytes("");
        }
        String behind = coordinates == BOARD ? "turn" : coordinates > 3 ? "z,w" : "z";
        return bytes("puzzle,solution,piece,x,y," + behind + "\n");
    }

    /** What stands before the solutions of a puzzle in an output that has those of several; empty if each solution says it. */
    public byte[] puzzleHeading(String puzzle) {
        boolean isSaid = this == NDJSON || this == CSV;
        return bytes(isSaid ? "" : "# --- PUZZLE " + PlainText.line(puzzle) + " ---\n");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Writes solutions in this form.
     *
     * @param decoder tells what they are
     * @param puzzle the name of the puzzle
     */
    public SolutionFormat of(SolutionDecoder decoder, String puzzle) {
        return this == TEXT ? new TextFormat(decoder) : new PieceFormat(decoder, this, puzzle);
    }
}
