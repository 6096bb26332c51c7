package io.github.filaforge.input;

import io.github.filaforge.burrtools.BurrFormat;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.PuzzleFormat;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.source.NamedInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Opens files with puzzles of every format. The first bytes of a file decide its format, not its name. */
public final class PuzzleFile {

    /** The number of bytes that are enough to recognise a format. */
    private static final int HEAD = 512;

    private PuzzleFile() {}

    /**
     * Returns all formats but definitions, in the order in which they are tried. Each file of no other format is treated as
     * a definition, and its errors are reported so.
     *
     * @param edges the form of a table of pieces, if the file is one
     */
    private static List<PuzzleFormat> formats(EdgeFile edges) {
        return List.of(new BurrFormat(), edges);
    }

    /**
     * Opens the puzzles of the file that an argument of a command line names.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param only the number of the only puzzle that is wanted, from 1; empty if all are
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong
     */
    public static PuzzleStream open(String argument, InputStream standardInput, OptionalInt only) {
        PuzzleStream puzzles = open(argument, standardInput, EdgeFile.STANDARD);
        return only.isEmpty() ? puzzles : puzzles.only(NamedInput.source(argument), only.getAsInt());
    }

    /**
     * Opens all puzzles of the file that an argument of a command line names.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param edges the form of a table of pieces, if the file is one
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong
     */
    public static PuzzleStream open(String argument, InputStream standardInput, EdgeFile edges) {
        return open(NamedInput.source(argument), formats(edges), DefinitionReader.input(argument, standardInput));
    }

    /**
     * Opens all puzzles of a file.
     *
     * @throws io.github.filaforge.source.InputException if the file cannot be read or is wrong
     */
    public static PuzzleStream open(Path file) {
        return open(file.toString(), formats(EdgeFile.STANDARD), DefinitionReader.input(file));
    }

    private static PuzzleStream open(String source, List<PuzzleFormat> formats, InputStream in) {
        try {
            byte[] head = head(formats, in);
            InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
            for (PuzzleFormat format : formats) {
                if (format.isBegunBy(head)) {
                    return format.open(source, whole);
                }
            }
            return DefinitionReader.stream(source, whole);
        } catch (IOException e) {
            throw DefinitionReader.unreadable(source, e);
        }
    }

    /**
     * Returns the bytes that decide the format of a file. From an input that delivers its bytes in small amounts it reads no
     * more than are needed.
     */
    private static byte[] head(List<PuzzleFormat> formats, InputStream in) throws IOException {
        byte[] head = new byte[HEAD];
        int length = 0;
        int read = in.read(head, 0, head.length);
        while (read > 0) {
            length += read;
            byte[] start = Arrays.copyOf(head, length);
            boolean mayBeOther = length < 2 || formats.stream().anyMatch(format -> format.mayBeBegunBy(start));
            read = mayBeOther && length < head.length ? in.read(head, length, head.length - length) : 0;
        }
        return Arrays.copyOf(head, length);
    }
}
