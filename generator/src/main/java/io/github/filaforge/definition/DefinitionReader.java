package io.github.filaforge.definition;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads puzzle definitions. Whatever is wrong with the input, also that it cannot be read at all, comes out as a
 * {@link DefinitionException}.
 *
 * <p>A puzzle is called like its file without the extension; further puzzles of a file get {@code -2}, {@code -3} and
 * so on behind it.
 */
public final class DefinitionReader {

    /** How errors call standard input. */
    public static final String STANDARD_INPUT = "<stdin>";

    private static final String STANDARD_INPUT_ARGUMENT = "-";

    private DefinitionReader() {}

    /**
     * Reads what an argument of a command line names: a file, or standard input if it is {@code -}.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static List<DefinedPuzzle> readArgument(String argument, InputStream standardInput) {
        if (argument.equals(STANDARD_INPUT_ARGUMENT)) {
            return read(STANDARD_INPUT, standardInput);
        }
        try {
            return readFile(argument, Path.of(argument));
        } catch (InvalidPathException e) {
            throw unreadable(argument, "this is not the name of a file");
        }
    }

    /** Reads a file. */
    public static List<DefinedPuzzle> read(Path file) {
        return readFile(file.toString(), file);
    }

    private static List<DefinedPuzzle> readFile(String source, Path file) {
        if (Files.isDirectory(file)) {
            throw unreadable(source, "it is a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return read(source, in);
        } catch (NoSuchFileException e) {
            throw unreadable(source, "there is no such file");
        } catch (AccessDeniedException e) {
            throw unreadable(source, "access is denied");
        } catch (IOException e) {
            throw unreadable(source, e.getMessage());
        }
    }

    /**
     * Reads a stream to its end, as UTF-8, without closing it.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static List<DefinedPuzzle> read(String source, InputStream in) {
        byte[] bytes;
        try {
            bytes = in.readNBytes(DefinitionLimits.MAX_BYTES + 1);
        } catch (IOException e) {
            throw unreadable(source, e.getMessage());
        }
        if (bytes.length > DefinitionLimits.MAX_BYTES) {
            throw new DefinitionException(
                    DefinitionError.FILE_TOO_LARGE, SourcePosition.ofWhole(source), DefinitionLimits.MAX_BYTES);
        }
        return parse(SourceText.decode(source, bytes), source);
    }

    /**
     * Reads a text.
     *
     * @param source how errors call the input; also what the puzzles are named after
     */
    public static List<DefinedPuzzle> read(String source, String text) {
        return parse(SourceText.of(source, text), source);
    }

    private static List<DefinedPuzzle> parse(SourceText text, String source) {
        return new DefinitionParser(text, baseName(source)).parse();
    }

    private static String baseName(String source) {
        if (source.equals(STANDARD_INPUT)) {
            return "stdin";
        }
        // not a Path: a source may be called anything
        String file = source.substring(source.replace('\\', '/').lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        String name = dot > 0 ? file.substring(0, dot) : file;
        return name.isEmpty() ? "puzzle" : name;
    }

    private static DefinitionException unreadable(String source, String reason) {
        return new DefinitionException(DefinitionError.UNREADABLE, SourcePosition.ofWhole(source), reason);
    }
}
