package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.TypeConversionException;
import io.github.filaforge.solution.SolutionFileFormat;
import io.github.filaforge.solution.SolutionFormats;
import io.github.filaforge.solution.Subject;
import java.util.Locale;

/** The format of solutions: the format of the option, or else the format that the name of the output ends in. */
public final class FormatOption extends Options {

    private final ResultOption output;

    private final Argument<SolutionFileFormat> format = option(SolutionFileFormat.class, "--format")
            .label("FORMAT")
            .values("Formats", SolutionFormats::summaries)
            .readBy(FormatOption::named)
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

    private static SolutionFileFormat named(String word) {
        return SolutionFormats.named(word.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new TypeConversionException("no format of solutions: " + word));
    }

    /**
     * Makes the option of a command.
     *
     * @param output the option that names the output of the solutions
     */
    public FormatOption(ResultOption output) {
        this.output = output;
    }

    /** Returns the format of the solutions. */
    public SolutionFileFormat format() {
        return format.isGiven() ? format.value() : SolutionFormats.ofFile(output.name());
    }

    /** Returns the words of the command line that ask for the format. */
    private String asking() {
        return format.isGiven() ? "--format " + format().name() : "--output " + output.name();
    }

    /** Returns true if the option of the format is given. */
    public boolean isGiven() {
        return format.isGiven();
    }

    /** Checks that the solutions of a puzzle can be written. */
    public void check(Subject puzzle) {
        format().obstacle(puzzle).ifPresent(obstacle -> {
            throw new UserException(asking() + ": " + obstacle);
        });
    }
}
