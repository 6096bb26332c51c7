package io.github.filaforge.cli.render;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.print.CutSheet;
import io.github.filaforge.picture.print.PieceFiles;
import io.github.filaforge.picture.print.PrintSize;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.ship.CompleteFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The options for pieces that are made, and the writing of their files: for a 3-D printer all into one file, or each
 * into a file of its own in a folder; for a laser onto one sheet.
 */
final class PiecePrint extends Options {

    private static final double STANDARD_CELL = 10;
    private static final double STANDARD_CLEARANCE = 0.1;

    private final Argument<Boolean> assembled = flag("--assembled")
            .description("For stl and 3mf: write the pieces where a solution has them, not side by side.");

    private final Argument<Double> clearance = option(Double.class, "--clearance")
            .label("MM")
            .description(
                    "How far each side lies inside its cells, so that pieces go together. Default: 0.1 mm, for cut 0.");

    private final Argument<Double> chamfer = option(Double.class, "--chamfer")
            .label("MM")
            .description("For stl and 3mf: bevel outer edges, and cut MM from each side beside them. Default: 0.");

    private final Argument<Double> height = option(Double.class, "--height")
            .label("MM")
            .description("For stl and 3mf: the height of flat pieces and of prisms. Default: that of a cube.");

    private final Argument<Boolean> labels = flag("--labels").description("Engrave the name of each piece.");

    private final Argument<Double> kerf = option(Double.class, "--kerf")
            .label("MM")
            .description("For cut: the width that the laser burns away; lines lie half of it outside. Default: 0.");

    private final Argument<Boolean> tray =
            flag("--tray").description("For cut: cut a frame with the form of the box too.");

    PiecePrint() {
        super(Heading.PRINT);
    }

    /** The formats of files for pieces that are made. */
    enum Format {
        STL("stl", "the pieces for a 3-D printer", PieceFiles.Format.STL),
        THREE_MF("3mf", "the pieces for a 3-D printer, with names and colours", PieceFiles.Format.THREE_MF),
        CUT("cut", "an SVG with the outlines of flat pieces, for a laser", null);

        private final String id;
        private final String meaning;
        /** The format of the files for printers; null for a laser. */
        private final PieceFiles.Format ofPrinters;

        Format(String id, String meaning, PieceFiles.Format ofPrinters) {
            this.id = id;
            this.meaning = meaning;
            this.ofPrinters = ofPrinters;
        }

        /** Returns the format of a name, as users write it. */
        static Optional<Format> named(String name) {
            return Stream.of(values())
                    .filter(format -> format.id.equalsIgnoreCase(name))
                    .findFirst();
        }

        /** Returns the format of the files for printers that end as a name does. */
        static Optional<Format> ofFile(String output) {
            return Stream.of(values()).filter(format -> format.isFile(output)).findFirst();
        }

        String id() {
            return id;
        }

        String meaning() {
            return meaning;
        }

        boolean isForPrinters() {
            return ofPrinters != null;
        }

        /** Returns true if a name is the name of one file for a printer. */
        private boolean isFile(String output) {
            return isForPrinters() && output.toLowerCase(Locale.ROOT).endsWith("." + id);
        }
    }

    /** Returns true if the pieces are written as they lie in a solution. */
    boolean isAssembled() {
        return assembled.value();
    }

    /** Refuses the options that have no meaning for a format; empty stands for a picture. */
    void checkFor(Optional<Format> format) {
        boolean isForPrinters = format.map(Format::isForPrinters).orElse(false);
        if (!isForPrinters) {
            refuse("--format stl and 3mf", assembled, chamfer, height);
        }
        if (!format.equals(Optional.of(Format.CUT))) {
            refuse("--format cut", kerf, tray);
        }
        if (format.isEmpty()) {
            refuse("--format stl, 3mf and cut", clearance, labels);
        }
    }

    private static void refuse(String formats, Argument<?>... options) {
        for (Argument<?> option : options) {
            if (isSet(option)) {
                throw new UserException(option.name() + " is for " + formats);
            }
        }
    }

    private static boolean isSet(Argument<?> option) {
        return Boolean.TRUE.equals(option.value()) || (option.isGiven() && !Boolean.FALSE.equals(option.value()));
    }

    private PrintSize size(Double cell, double standardClearance) {
        try {
            return new PrintSize(
                    cell == null ? STANDARD_CELL : cell,
                    clearance.orElse(standardClearance),
                    chamfer.orElse(0.0),
                    height.isGiven() ? OptionalDouble.of(height.value()) : OptionalDouble.empty());
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /**
     * Writes the pieces of a puzzle.
     *
     * @param solution returns the solution in which the pieces lie, if they are assembled
     * @param cell the edge of a cube; null stands for the standard
     * @param output the name of the file or folder
     * @throws PictureException if the pieces cannot be made
     */
    void write(
            Puzzle puzzle,
            Format format,
            Supplier<List<PlacedPiece>> solution,
            Double cell,
            String output,
            Console console) {
        if (!format.isForPrinters()) {
            CutSheet sheet = new CutSheet(puzzle, size(cell, 0), kerf.orElse(0.0), labels.value(), tray.value());
            reportParts(sheet.inParts().size(), "cut", console);
            OutputFile.write(output, console, out -> out.write(sheet.bytes()));
            return;
        }
        PieceFiles.check(puzzle);
        PrintSize size = size(cell, STANDARD_CLEARANCE);
        // The solution is read like the solution of a picture, which checks that it is of this puzzle.
        PieceFiles files = isAssembled()
                ? PieceFiles.assembled(puzzle, solution.get(), size, labels.value())
                : PieceFiles.sideBySide(puzzle, size, labels.value());
        reportParts(files.inParts().size(), "printed", console);
        reportUnlabelled(files.unlabelled().size(), console);
        if (output.equals(OutputFile.STANDARD) || format.isFile(output)) {
            OutputFile.write(output, console, out -> out.write(files.together(format.ofPrinters)));
        } else {
            writeFolder(files.oneEach(format.ofPrinters), output);
        }
    }

    private static void reportParts(int parts, String made, Console console) {
        if (parts > 0) {
            console.err()
                    .println((parts == 1 ? "1 piece is" : parts + " pieces are")
                            + " " + made
                            + " in several parts, as some cells touch along an edge or at a corner only, or not at"
                            + " all");
        }
    }

    private static void reportUnlabelled(int unlabelled, Console console) {
        if (unlabelled > 0) {
            console.err()
                    .println((unlabelled == 1 ? "1 piece has" : unlabelled + " pieces have")
                            + " no label, as no flat side has room for the name: larger cells have more room");
        }
    }

    private static void writeFolder(Map<String, byte[]> files, String output) {
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
                CompleteFile.write(writing, out -> out.write(file.getValue()));
            }
        } catch (IOException e) {
            throw UserException.cannotWrite(writing, e);
        }
    }
}
