package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.report.InfoReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code fila info}. */
@Command(
        name = "info",
        description =
                "Print the cells, pieces, symmetries and parity of each puzzle, and its images before and after each filter;"
                        + " then draw its region and its pieces.",
        footerHeading = "%nExample:%n",
        footer = "  ./fila info def/somacube.txt")
final class InfoCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private CommonOptions options;

    InfoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (PuzzleInputs inputs = options.open(options.request().build(), console)) {
            while (inputs.hasNext()) {
                Preparation preparation = inputs.next().preparation();
                console.text()
                        .println(InfoReport.text(
                                preparation.images(), preparation.filtered(), preparation.impossibility()));
            }
        }
        console.check();
        return 0;
    }
}
