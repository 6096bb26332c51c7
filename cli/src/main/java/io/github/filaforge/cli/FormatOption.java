package io.github.filaforge.cli;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.file.ViewerAddress;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.format.OutputFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The format of solutions: the format of the option, or else the format that the name of the output ends in. */
final class FormatOption extends Options {

    private final ResultOption output;

    private final Argument<FormatName> format = option(FormatName.class, "--format")
            .label("FORMAT")
            .values("Formats", meanings())
            .excludes("-q prints no solutions: leave out -q or --format", "-q")
            .excludes(
                    "--count and --unique-check print no solutions: leave them out, or leave out --format",
                    "--count",
                    "--unique-check")
            .excludes(
                    "--json prints an object for each puzzle instead of solutions: leave out --json or --format (--format"
                            + " ndjson prints one for each solution)",
                    "--json")
            .excludes(
                    "--sub-puzzles prints definitions instead of solutions: leave out --sub-puzzles or --format",
                    "--sub-puzzles")
            .description("Write solutions as FORMAT, one of the table Formats below. Default: the format that"
                    + " the name of the output file ends in (.json for ndjson), else text. docs/formats.md"
                    + " describes the formats.");

    /** The formats to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum FormatName {
        text,
        ndjson,
        csv,
        pieces,
        def,
        url
    }

    private static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("text", "a picture of each solution");
        meanings.put("ndjson", "a JSON object on a line for each solution");
        meanings.put("csv", "a row for each cell");
        meanings.put("pieces", "a line for each piece");
        meanings.put("def", "a definition for each solution, in which every piece is stationary");
        meanings.put("url", "edge puzzles: the address of each board for a viewer");
        return meanings;
    }

    /**
     * Makes the option of a command.
     *
     * @param output the option that names the output of the solutions
     */
    FormatOption(ResultOption output) {
        this.output = output;
    }

    private FormatName chosen() {
        if (format.isGiven()) {
            return format.value();
        }
        return output.endsIn("url")
                ? FormatName.url
                : FormatName.valueOf(OutputFormat.ofFile(output.name()).label());
    }

    /** Returns true if boards are written as addresses of a viewer. The value of {@link #format} is then without meaning. */
    boolean isAddress() {
        return chosen() == FormatName.url;
    }

    /** Returns the name of the format. */
    String name() {
        return chosen().name();
    }

    /** Returns the format of the solutions. */
    OutputFormat format() {
        return isAddress() ? OutputFormat.TEXT : OutputFormat.of(name());
    }

    /** Returns the words of the command line that ask for the format. */
    private String asking() {
        return format.isGiven() ? "--format " + name() : "--output " + output.name();
    }

    /** Returns true if the option of the format is given. */
    boolean isGiven() {
        return format.isGiven();
    }

    /** Checks that the boards of an edge puzzle can be written. */
    void check(EdgePuzzle puzzle) {
        if (isAddress()) {
            try {
                ViewerAddress.of(puzzle, List.of());
            } catch (IllegalArgumentException e) {
                throw new UserException(asking() + ": " + e.getMessage());
            }
        }
    }

    /** Checks that the solutions of a puzzle can be written. */
    void check(Puzzle puzzle) {
        if (isAddress()) {
            throw new UserException(asking() + ": the format url is for boards of edge puzzles, and puzzle "
                    + puzzle.name() + " is a packing");
        }
        if (format() != OutputFormat.DEF) {
            return;
        }
        puzzle.pieces().stream()
                .map(Piece::name)
                .filter(name -> name.contains(":"))
                .findFirst()
                .ifPresent(name -> {
                    throw new UserException(asking() + ": piece " + name + " would have to be made stationary, and no"
                            + " definition can say that of a name with a colon: rename it, or use another format");
                });
    }
}
