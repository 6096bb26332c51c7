package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.runtime.PlainText;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads puzzle definitions. Whatever is wrong with the input, also that it cannot be read at all, comes out as a
 * {@link DefinitionException}. What gives {@link DefinedPuzzle}s takes packings only, and gives that of the first edge
 * puzzle.
 *
 * <p>A puzzle has the name that its D gives. Without one it is called like its file without the extension; further puzzles
 * of a file get {@code -2}, {@code -3} and so on behind it.
 */
public final class DefinitionReader {

    /** How errors call standard input. */
    public static final String STANDARD_INPUT = "<stdin>";

    private static final String STANDARD_INPUT_ARGUMENT = "-";

    /** What Linux and macOS say of a standard input that the caller has closed. */
    private static final String CLOSED = "Bad file descriptor";

    private DefinitionReader() {}

    /**
     * Reads what an argument of a command line names: a file, or standard input if it is {@code -}.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static List<DefinedPuzzle> readArgument(String argument, InputStream standardInput) {
        try (DefinitionStream puzzles = open(argument, standardInput)) {
            return all(puzzles);
        }
    }

    /**
     * The same one by one, to be closed; for input of any length.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static DefinitionStream open(String argument, InputStream standardInput) {
        return stream(source(argument), input(argument, standardInput));
    }

    /** How errors call what an argument of a command line names. */
    public static String source(String argument) {
        return argument.equals(STANDARD_INPUT_ARGUMENT) ? STANDARD_INPUT : argument;
    }

    /**
     * The bytes of what an argument of a command line names, to be closed.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static InputStream input(String argument, InputStream standardInput) {
        if (argument.equals(STANDARD_INPUT_ARGUMENT)) {
            return new FilterInputStream(standardInput) {
                @Override
                public void close() {
                    // It is the caller's.
                }
            };
        }
        try {
            return input(Path.of(argument));
        } catch (InvalidPathException e) {
            throw unreadable(argument, "this is not the name of a file");
        }
    }

    /** Reads a file. */
    public static List<DefinedPuzzle> read(Path file) {
        try (DefinitionStream puzzles = stream(file.toString(), input(file))) {
            return all(puzzles);
        }
    }

    /** The bytes of a file, to be closed. */
    public static InputStream input(Path file) {
        String source = file.toString();
        if (Files.isDirectory(file)) {
            throw unreadable(source, "it is a directory");
        }
        try {
            return Files.newInputStream(file);
        } catch (NoSuchFileException e) {
            throw unreadable(source, "there is no such file");
        } catch (AccessDeniedException e) {
            throw unreadable(source, "access is denied");
        } catch (IOException e) {
            throw unreadable(source, e);
        }
    }

    /**
     * The puzzles of a stream one by one; it is closed with them.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static DefinitionStream stream(String source, InputStream in) {
        return new DefinitionStream(source, baseName(source), in);
    }

    private static List<DefinedPuzzle> all(DefinitionStream puzzles) {
        List<DefinedPuzzle> all = new ArrayList<>();
        puzzles.forEachRemaining(each -> all.add(each.packing()));
        return List.copyOf(all);
    }

    /**
     * Reads a stream to its end, as UTF-8, without closing it.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static List<DefinedPuzzle> read(String source, InputStream in) {
        return all(stream(source, in));
    }

    /**
     * Reads a text.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static List<DefinedPuzzle> read(String source, String text) {
        return readAll(source, text).stream().map(Defined::packing).toList();
    }

    /**
     * Reads a text with puzzles of any kind.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static List<Defined> readAll(String source, String text) {
        SourceText whole = SourceText.of(source, text);
        List<Defined> puzzles = new DefinitionParser(whole, new PuzzleNaming(baseName(source))).parse();
        if (puzzles.isEmpty()) {
            throw new DefinitionException(
                    DefinitionError.NO_PUZZLE, whole.firstLine().position(0));
        }
        return puzzles;
    }

    /**
     * Returns the cells that a picture of rows without blanks has, each character that is no dot being one.
     *
     * @param source the name that errors have for the picture
     * @param container the box that the picture is drawn in
     * @param rows the rows from the top
     * @throws DefinitionException if a definition could not hold the picture between {@code L:dense} and {@code ~L}
     */
    public static List<Cell> cells(String source, Container container, List<String> rows) {
        List<Cell> cells = new ArrayList<>();
        Directive opening = Directive.of(new SourceLine(source, 1, Keyword.PICTURE.word()).content());
        PictureRows picture = new PictureRows(opening, Keyword.END_PICTURE, container, true, true);
        for (int row = 0; row < rows.size(); row++) {
            String text = rows.get(row);
            // not the content of the line: a '#' is a cell here
            Token line = new Token(new SourceLine(source, row + 1, text), 0, text.length()).trim();
            if (line.isEmpty()) {
                throw line.error(DefinitionError.BLANK_IN_DENSE_PICTURE);
            }
            picture.add(line, words -> {}, (cell, token) -> cells.add(cell));
        }
        return cells;
    }

    /**
     * What puzzles of an input are named after; it stands in lines of output, so that it has nothing that ends or moves one.
     */
    public static String baseName(String source) {
        if (source.equals(STANDARD_INPUT)) {
            return "stdin";
        }
        // not a Path: a source may be called anything
        String file = source.substring(source.replace('\\', '/').lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        String name = dot > 0 ? file.substring(0, dot) : file;
        return name.isEmpty() ? "puzzle" : PlainText.line(name);
    }

    private static DefinitionException unreadable(String source, String reason) {
        return new DefinitionException(DefinitionError.UNREADABLE, SourcePosition.ofWhole(source), reason);
    }

    /** The error that an input cannot be read. */
    public static DefinitionException unreadable(String source, IOException e) {
        String reason = e.getMessage();
        return unreadable(source, CLOSED.equals(reason) ? "it is closed" : reason);
    }
}
