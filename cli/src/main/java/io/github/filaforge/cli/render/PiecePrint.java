package io.github.filaforge.cli.render;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.stl.PieceFiles;
import io.github.filaforge.picture.stl.PrintSize;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes pieces for a 3-D printer: all into one file, or each into a file of its own in a folder. */
final class PiecePrint {

    /** The name of the format, which is also the ending of its files. */
    static final String FORMAT = "stl";

    private static final double STANDARD_CELL = 10;
    private static final double STANDARD_CLEARANCE = 0.1;

    private final PrintSize size;
    private final String output;
    private final Console console;

    PiecePrint(PrintSize size, String output, Console console) {
        this.size = size;
        this.output = output;
        this.console = console;
    }

    /** Returns true if the name is the name of one file. */
    static boolean isFile(String output) {
        return output.toLowerCase(Locale.ROOT).endsWith("." + FORMAT);
    }

    /**
     * Refuses options that have no meaning for a printer.
     *
     * @param picture true if a sheet or a picture of the pieces is asked for
     * @param solution true if a solution is named, though the pieces are not to be assembled
     */
    static void check(boolean picture, boolean solution) {
        if (picture) {
            throw new UserException("--sheet and --pieces are for pictures: leave them out for --format " + FORMAT);
        }
        if (solution) {
            throw new UserException(
                    "pieces are printed side by side, whatever the solution: add --assembled, or leave out"
                            + " --number and the file of solutions");
        }
    }

    /**
     * Returns the size that is asked for.
     *
     * @param cell the side of a cell in millimetres; null if it is not given
     * @param clearance the clearance in millimetres; null if it is not given
     */
    static PrintSize size(Double cell, Double clearance) {
        try {
            return new PrintSize(
                    cell == null ? STANDARD_CELL : cell, clearance == null ? STANDARD_CLEARANCE : clearance);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns the text of a number, as a person writes it. */
    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    /** Writes the mobile pieces of a puzzle side by side. */
    void writeSideBySide(Puzzle puzzle) {
        write(PieceFiles.sideBySide(puzzle, size));
    }

    /** Writes the pieces of a solution at their places. */
    void writeAssembled(List<PlacedPiece> solution) {
        write(PieceFiles.assembled(solution, size));
    }

    private void write(PieceFiles files) {
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
        writeFolder(files.oneEach());
    }

    private void writeFolder(Map<String, byte[]> files) {
        Path folder;
        try {
            folder = Path.of(output);
        } catch (InvalidPathException e) {
            throw new UserException("'" + output + "' cannot be the name of a folder: " + e.getReason());
        }
        Path writing = folder;
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                writing = folder.resolve(file.getKey());
                Files.write(writing, file.getValue());
            }
        } catch (IOException e) {
            throw UserException.cannotWrite(writing, e);
        }
    }
}
