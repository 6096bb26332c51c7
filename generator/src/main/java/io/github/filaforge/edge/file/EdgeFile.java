package io.github.filaforge.edge.file;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.PuzzleFormat;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The format of files with one edge puzzle that programs for edge matching share: a table of pieces, an object of JSON, or
 * the address of a board.
 *
 * @param order the order of the sides in a table of pieces
 * @param box the size of the board in a table of pieces without a first line of width and height; empty for a square
 */
public record EdgeFile(SideOrder order, Optional<Box> box) implements PuzzleFormat {

    /** The format of files whose sides have the standard order, and whose boards without a size are squares. */
    public static final EdgeFile STANDARD = new EdgeFile(SideOrder.STANDARD, Optional.empty());

    /** The beginnings that the address of a board may have. */
    private static final List<String> ADDRESSES = List.of(
            "https://", "http://", "e2.bucas.name", "eternity2.dev", "puzzle=", "puzzle_size=", "board_", "hints=");

    private static final String OBJECT = "{";

    @Override
    public boolean isBegunBy(byte[] head) {
        String start = NamedInput.start(head);
        return (!start.isEmpty() && isDigit(start.charAt(0)))
                || start.startsWith(OBJECT)
                || ADDRESSES.stream().anyMatch(start::startsWith);
    }

    /** Returns true if a line begins as the address of a board does. */
    public static boolean isAddress(String line) {
        return ADDRESSES.stream().anyMatch(line.stripLeading()::startsWith);
    }

    @Override
    public boolean mayBeBegunBy(byte[] head) {
        String start = NamedInput.start(head);
        return isBegunBy(head) || ADDRESSES.stream().anyMatch(address -> address.startsWith(start));
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    @Override
    public PuzzleStream open(String source, InputStream in) throws IOException {
        try (in) {
            String text = text(source, in);
            String name = DefinitionReader.baseName(source);
            return PuzzleStream.of(puzzle(source, name, text), text.length());
        }
    }

    private Defined<EdgePuzzle> puzzle(String source, String name, String text) {
        String start = text.stripLeading();
        if (start.startsWith(OBJECT)) {
            return EdgeJson.read(source, name, text);
        }
        return isDigit(start.charAt(0))
                ? new PieceTable(source, text, order, box).puzzle(name)
                : ViewerAddress.read(source, name, text);
    }

    /**
     * Returns the text of a stream, without a byte order mark.
     *
     * @throws IOException if the stream cannot be read
     * @throws InputException if it is longer than {@link DefinitionLimits#MAX_BYTES}
     */
    public static String text(String source, InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(DefinitionLimits.MAX_BYTES + 1);
        if (bytes.length > DefinitionLimits.MAX_BYTES) {
            throw InputException.of(
                    source,
                    "the file is longer than " + DefinitionLimits.MAX_BYTES + " bytes",
                    "a table of pieces, hints and the address of a board are short; is this the right file?");
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** Returns a puzzle as an instance in JSON, whose hints are the places of pieces. The names of pieces are not part of it. */
    public static String json(EdgePuzzle puzzle) {
        return EdgeJson.write(puzzle);
    }

    /**
     * Returns a board of a square puzzle as an object in JSON, on one line.
     *
     * @param placements the pieces that are on the board
     * @throws IllegalArgumentException if there are more colours than letters; the message is for the user
     */
    public static String board(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
        return EdgeJson.board(puzzle, placements);
    }

    /**
     * Returns the table of a square puzzle with binary words, and with the places of its pieces but for a piece that lies
     * unturned at the top left. The names of pieces are not part of it.
     */
    public static String words(EdgePuzzle puzzle) {
        return PieceTable.writeWords(puzzle);
    }

    /** Returns the table of the pieces of a puzzle. The names and places of pieces are not part of it. */
    public static String table(EdgePuzzle puzzle, SideOrder order) {
        return PieceTable.write(puzzle, order);
    }
}
