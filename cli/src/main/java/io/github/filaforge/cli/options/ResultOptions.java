package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.ColourDepth;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.TypeConversionException;
import io.github.filaforge.solution.SolutionFileFormat;
import io.github.filaforge.solution.SolutionFormats;
import io.github.filaforge.solution.Subject;
import java.util.Locale;

/**
 * The options that name the output of results, a file or standard output, and the format and the colours of solutions. A
 * command includes the options of this class that it takes.
 */
public final class ResultOptions extends Options {

    private final Argument<String> output;

    private final Argument<SolutionFileFormat> format = option(SolutionFileFormat.class, "--format")
            .label("FORMAT")
            .values("Formats", SolutionFormats::summaries)
            .readBy(ResultOptions::named)
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

    private final Argument<When> colour = option(When.class, "--color", "--colour")
            .label("WHEN")
            .under(Heading.OUTPUT)
            .standard(When.auto)
            .valueOnlyForPackings(When.always, "its solutions are printed without colours")
            .description("Print pieces in colour: ${COMPLETION-CANDIDATES}. With auto they are in colour on a"
                    + " terminal, unless the environment variable NO_COLOR is set. Default:" + " ${DEFAULT-VALUE}.");

    /** The choices of colours, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum When {
        auto,
        always,
        never
    }

    /**
     * Makes the options of a command.
     *
     * @param what the words for the writing of the results, such as "Write the numbers"
     */
    public ResultOptions(String what) {
        output = option(String.class, "--output")
                .label("FILE")
                .standard(OutputFile.STANDARD)
                .description(
                        what + " to FILE. A file whose name ends in .gz is compressed by gzip. - is standard output."
                                + " Default: ${DEFAULT-VALUE}.");
    }

    private static SolutionFileFormat named(String word) {
        return SolutionFormats.named(word.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new TypeConversionException("no format of solutions: " + word));
    }

    public Argument<String> output() {
        return output;
    }

    public Argument<SolutionFileFormat> format() {
        return format;
    }

    public Argument<?> colour() {
        return colour;
    }

    /** Returns the name of the file of the output, or {@link OutputFile#STANDARD}. */
    public String name() {
        return output.value();
    }

    /** Returns true if the name has an ending, with or without {@code .gz} behind it. */
    public boolean endsIn(String ending) {
        String name = name().toLowerCase(Locale.ROOT);
        return name.endsWith("." + ending) || name.endsWith("." + ending + ".gz");
    }

    /** Returns the format that is given, or else the format that the name of the output ends in. */
    public SolutionFileFormat solutionFormat() {
        return format.isGiven() ? format.value() : SolutionFormats.ofFile(name());
    }

    public void check(Subject puzzle) {
        solutionFormat().obstacle(puzzle).ifPresent(obstacle -> {
            String asking = format.isGiven() ? "--format " + format.value().name() : "--output " + name();
            throw new UserException(asking + ": " + obstacle);
        });
    }

    /** Returns the colours of both output streams. */
    public Colours colours(Terminal terminal) {
        boolean isTerminal = name().equals(OutputFile.STANDARD) && terminal.isOut();
        return new Colours(depth(terminal, isTerminal), depth(terminal, terminal.isErr()));
    }

    private ColourDepth depth(Terminal terminal, boolean isTerminal) {
        boolean isColoured =
                colour.value() == When.always || (colour.value() == When.auto && isTerminal && terminal.likesColours());
        return isColoured ? terminal.colours() : ColourDepth.NONE;
    }
}
