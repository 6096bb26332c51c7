package io.github.filaforge.cli.inspect;

import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.report.EdgeReport;
import io.github.filaforge.cli.report.InfoReport;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.search.PackingBuilder;

/** The command {@code fila info}, which describes a puzzle, its images and its filters. */
public final class InfoCommand extends Command {

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    public InfoCommand(Console console) {
        super(
                "info",
                "Print the cells, pieces, symmetries, orientations, parity and complexity of each puzzle, and its images before"
                        + " and after each filter; then draw its region and its pieces.",
                EXAMPLE,
                "  ./fila info def/somacube.txt");
        this.console = console;
    }

    @Override
    protected Integer run() {
        try (PuzzleInputs inputs = options.open(options.request().build(), console)) {
            while (inputs.hasNext()) {
                console.text().println(text(inputs.next()));
            }
        }
        console.check();
        return 0;
    }

    private String text(SearchInput input) {
        options.check(input);
        return input.builder()
                .edges()
                .map(edges -> EdgeReport.text(edges.puzzle()))
                .orElseGet(() -> text(input.packing()));
    }

    private static String text(PackingBuilder builder) {
        return InfoReport.text(builder.images(), builder.filtered(), builder.impossibility());
    }
}
