package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** The ordering heuristics, under polycube's letter; {@code generate} needs that for its folder. */
final class OrderOption {

    @Option(
            names = {"-o", "--order"},
            paramLabel = "H",
            description = "Ordering heuristic: f or f=N, the first open cell by x, then y, then z. Then -n, -V"
                    + " and -P are off unless given.")
    private String schedule;

    /** What was given; {@code null} if nothing was. */
    String schedule() {
        return schedule;
    }
}
