package io.github.filaforge.edge.file;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.PuzzleFormat;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The format of files with one edge puzzle that programs for edge matching share: a table of pieces, or the address of a
 * board.
 *
 * @param order the order of the sides in a table of pieces
 */
public record EdgeFile(SideOrder order) implements PuzzleFormat {

    /** The beginnings that the address of a board may have. */
    private static final List<String> ADDRESSES = List.of("https://", "http://", "e2.bucas.name", "puzzle=", "board_");

    @Override
    public boolean isBegunBy(byte[] head) {
        String start = NamedInput.start(head);
        return (!start.isEmpty() && isDigit(start.charAt(0)))
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
            Defined<EdgePuzzle> puzzle = isDigit(text.stripLeading().charAt(0))
                    ? new PieceTable(source, text, order).puzzle(name)
                    : ViewerAddress.read(source, name, text);
            return PuzzleStream.of(puzzle, text.length());
        }
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

    /** Returns the table of the pieces of a puzzle. The names and places of pieces are not part of it. */
    public static String table(EdgePuzzle puzzle, SideOrder order) {
        return PieceTable.write(puzzle, order);
    }
}
