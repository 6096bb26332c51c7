package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.ColourOption;
import io.github.filaforge.cli.options.FormatOption;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ResultOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.solution.SolutionFileFormat;
import java.util.function.Consumer;

/** The options for writing solutions that were picked out of all solutions. */
final class SampledOutputOptions extends Options {

    private final ResultOption output = new ResultOption("Write");

    private final FormatOption format = include(new FormatOption(output));

    private final ColourOption colour = include(new ColourOption());

    SampledOutputOptions() {
        include(output);
    }

    /** Refuses to write over the definition. */
    void check(String puzzle) {
        OutputFile.checkIsNoInput("--output", output.name(), puzzle);
    }

    /**
     * Writes solutions.
     *
     * @param first the number of the first solution; the numbers of the others follow
     * @param solutions passes the solutions to the listener that it receives
     */
    void write(
            Console console,
            SearchInput input,
            SolutionDecoder decoder,
            long first,
            Consumer<Consumer<int[]>> solutions) {
        format.check(input.subject());
        SolutionFileFormat form = format.format();
        SolutionDecoder drawing = form.isDrawn()
                ? colour.colours(console.terminal(), output.isStandard())
                        .solutions(decoder, input.packing().puzzle())
                : decoder;
        OutputFile.write(output.name(), console, out -> {
            out.write(form.header(decoder.box().size()));
            SolutionPrinter printer = new SolutionPrinter(form.writer(drawing, input.name(), input.subject()), out);
            printer.goOnAfter(first - 1);
            solutions.accept(printer::found);
            printer.flush();
        });
    }
}
