package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.NamedInput;
import io.github.filaforge.source.SourcePosition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads puzzle definitions. Every error of the input, also an input that cannot be read, leads to a {@link
 * DefinitionException}. A method that returns {@link Defined} packings throws an exception if the input has an edge puzzle.
 *
 * <p>The line D of a puzzle may give its name. Without a name, the puzzle has the name of its file without the extension. If
 * it is not the first puzzle of the file, its number follows this name: {@code -2}, {@code -3} and so on.
 */
public final class DefinitionReader {

    private DefinitionReader() {}

    /**
     * Returns the bytes of the input that an argument of a command line names. The caller closes the stream.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static InputStream input(String argument, InputStream standardInput) {
        return NamedInput.open(argument, standardInput, reason -> unreadable(argument, reason));
    }

    /** Returns the bytes of a file. The caller closes the stream. */
    public static InputStream input(Path file) {
        return NamedInput.open(file, reason -> unreadable(file.toString(), reason));
    }

    /**
     * Returns the puzzles of a stream one by one. The stream is closed with them.
     *
     * @param source the name of the input in errors, from which unnamed puzzles take their names
     */
    public static DefinitionStream stream(String source, InputStream in) {
        return new DefinitionStream(source, in);
    }

    /**
     * Reads a text.
     *
     * @param source the name of the input in errors, from which unnamed puzzles take their names
     */
    public static List<Defined<Puzzle>> read(String source, String text) {
        return readAll(source, text).stream().map(Defined::packing).toList();
    }

    /**
     * Reads a text with puzzles of any kind.
     *
     * @param source the name of the input in errors, from which unnamed puzzles take their names
     */
    public static List<Defined<?>> readAll(String source, String text) {
        SourceText whole = SourceText.of(source, text);
        List<Defined<?>> puzzles = new DefinitionParser(whole, new PuzzleNaming(source)).parse();
        if (puzzles.isEmpty()) {
            throw new DefinitionException(
                    DefinitionError.NO_PUZZLE, whole.firstLine().position(0));
        }
        return puzzles;
    }

    /**
     * Returns the cells of a picture whose rows have no blanks. Each character that is no dot is a cell.
     *
     * @param source the name of the picture in errors
     * @param container the box in which the picture is drawn
     * @param rows the rows from the top
     * @throws DefinitionException if a definition could not contain the picture between {@code L:dense} and {@code ~L}
     */
    public static List<Cell> cells(String source, Container container, List<String> rows) {
        List<Cell> cells = new ArrayList<>();
        Directive opening = Directive.of(new SourceLine(source, 1, Keyword.PICTURE.word()).content());
        PictureRows picture = new PictureRows(opening, Keyword.END_PICTURE, container, true, true);
        for (int row = 0; row < rows.size(); row++) {
            String text = rows.get(row);
            // The token is not the content of the line, because a '#' is a cell here.
            Token line = new Token(new SourceLine(source, row + 1, text), 0, text.length()).trim();
            if (line.isEmpty()) {
                throw line.error(DefinitionError.BLANK_IN_DENSE_PICTURE);
            }
            picture.add(line, words -> {}, (cell, token) -> cells.add(cell));
        }
        return cells;
    }

    /**
     * Returns the name that puzzles of an input take without a name of their own. Lines of output contain it, so it has no
     * character that ends a line or moves the cursor.
     */
    public static String baseName(String source) {
        if (source.equals(NamedInput.STANDARD_INPUT)) {
            return "stdin";
        }
        // This is not a Path, because a source may have any name.
        String file = source.substring(source.replace('\\', '/').lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        String name = dot > 0 ? file.substring(0, dot) : file;
        return name.isEmpty() ? "puzzle" : PlainText.line(name);
    }

    private static DefinitionException unreadable(String source, String reason) {
        return new DefinitionException(DefinitionError.UNREADABLE, SourcePosition.ofWhole(source), reason);
    }

    /** Returns the error for an input that cannot be read. */
    public static DefinitionException unreadable(String source, IOException e) {
        return unreadable(source, NamedInput.reason(e));
    }
}
