package io.github.filaforge.cli;

import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.SolutionPrinter;
import io.github.filaforge.runtime.format.OutputFormat;
import java.io.IOException;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How solutions are written that were picked out of all. */
final class DrawnSolutions {

    @Mixin
    private FormatOption format;

    @Mixin
    private ColourOption colour;

    @Option(
            names = "--output",
            paramLabel = "FILE",
            defaultValue = OutputFile.STANDARD,
            description = "Write to FILE, compressed by gzip if its name ends in .gz; - is standard output."
                    + " Default: ${DEFAULT-VALUE}.")
    private String output;

    /** Refuses to write over the definition. */
    void check(String puzzle) {
        OutputFile.checkIsNoInput(output, puzzle);
    }

    /**
     * Writes solutions.
     *
     * @param first the number of the first; the others are numbered on
     * @param solutions gives them to what it is given
     */
    void write(
            Console console,
            PuzzleInput input,
            SolutionDecoder decoder,
            long first,
            Consumer<Consumer<int[]>> solutions) {
        format.check(input.preparation().puzzle());
        OutputFormat form = format.format();
        SolutionDecoder drawing = form == OutputFormat.TEXT
                ? colour.colours(console.terminal(), output.equals(OutputFile.STANDARD))
                        .solutions(decoder, input.preparation().puzzle())
                : decoder;
        try (OutputFile file = OutputFile.open(output, console)) {
            file.out().write(form.header());
            SolutionPrinter printer = new SolutionPrinter(form.of(drawing, input.name()), file.out());
            printer.goOnAfter(first - 1);
            solutions.accept(printer::found);
            printer.flush();
            file.finish();
        } catch (IOException | SearchStopped e) {
            // The output knows why, unless its reader has gone.
            console.check();
        }
        console.check();
    }
}
