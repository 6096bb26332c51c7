package io.github.filaforge.cli.render;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.picture.stl.PieceFiles;
import io.github.filaforge.picture.stl.PrintSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Writes pieces for a 3-D printer: all into one file, or each into a file of its own in a folder. */
final class PiecePrint {

    /** The name of the format, which is also the ending of its files. */
    static final String FORMAT = "stl";

    private static final double STANDARD_CELL = 10;
    private static final double STANDARD_CLEARANCE = 0.1;

    private PiecePrint() {}

    /** Returns true if the name is the name of one file. */
    static boolean isFile(String output) {
        return output.toLowerCase(Locale.ROOT).endsWith("." + FORMAT);
    }

    /** Returns the size of a cell and of the clearance in millimetres; {@code null} stands for the standard. */
    static PrintSize size(Double cell, Double clearance) {
        try {
            return new PrintSize(
                    cell == null ? STANDARD_CELL : cell, clearance == null ? STANDARD_CLEARANCE : clearance);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Writes pieces, and reports those that are printed in several parts. */
    static void write(PieceFiles files, String output, Console console) {
        int parts = files.inParts().size();
        if (parts > 0) {
            console.err()
                    .println((parts == 1 ? "1 piece is" : parts + " pieces are")
                            + " printed in several parts, as some cells touch along an edge or at a corner only, or not at"
                            + " all");
        }
        if (output.equals(OutputFile.STANDARD) || isFile(output)) {
            OutputFile.write(output, console, out -> out.write(files.together()));
            return;
        }
        Path folder;
        try {
            folder = Path.of(output);
        } catch (InvalidPathException e) {
            throw new UserException("'" + output + "' cannot be the name of a folder: " + e.getReason());
        }
        Map<String, byte[]> oneEach = files.oneEach();
        Path writing = folder;
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, byte[]> file : oneEach.entrySet()) {
                writing = folder.resolve(file.getKey());
                Files.write(writing, file.getValue());
            }
        } catch (IOException e) {
            throw UserException.cannotWrite(writing, e);
        }
    }
}
