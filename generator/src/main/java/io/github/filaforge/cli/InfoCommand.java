package io.github.filaforge.cli;

import io.github.filaforge.report.InfoReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code fila info}. */
@Command(
        name = "info",
        description = "Tell a puzzle's cells, pieces, symmetries, parity, and images before and after each filter.")
final class InfoCommand implements Callable<Integer> {

    @Mixin
    private CommonOptions options;

    @Mixin
    private OrderOption order;

    @Override
    public Integer call() {
        for (PuzzleInput input : options.readAll(order.schedule())) {
            System.out.println(InfoReport.text(input.images(), input.filtered(options.search())));
        }
        return 0;
    }
}
