package io.github.filaforge.cli;

/** What is told of a search, and after how many solutions it stops. */
final class AnswerOptions extends Options {

    private final Argument<Boolean> quiet = flag("-q", "--quiet").description("Print no solutions, only their number.");

    private final Argument<Boolean> statistics = flag("-i", "--info")
            .description(
                    "Print statistics: before the search its strategy and what to expect, after it attempts, fits and times.");

    private final Argument<Boolean> json = flag("--json")
            .description("Print one JSON object for each puzzle on standard output instead of solutions.");

    private final Argument<Long> limit = option(Long.class, "-g", "--limit")
            .label("N")
            .description("The goal: stop after N solutions of each puzzle, or with --sub-puzzles after N sub-puzzles.");

    private final Argument<String> heat = option(String.class, "--heat")
            .label("FILE")
            .description(
                    "Edge puzzles, strategy edge or edge-tables: draw how often a piece was placed at each cell, to"
                            + " FILE.svg.");

    /** Looks for a number of solutions that cannot be. */
    void check() {
        if (isLimited() && limit.value() < 1) {
            throw new UserException("-g and --limit take a number of solutions from 1 up, not " + limit.value());
        }
        if (heat.isGiven() && !heat.value().endsWith(VisitsFile.ENDING)) {
            throw new UserException(
                    "--heat draws SVG: give the name of a file that ends with .svg, not '" + heat.value() + "'");
        }
    }

    /** The file of a picture of visits; {@code null} if none is asked for. */
    String heat() {
        return heat.value();
    }

    /** Whether no solutions are printed. */
    boolean quiet() {
        return quiet.value();
    }

    /** Whether statistics are printed. */
    boolean statistics() {
        return statistics.value();
    }

    /** Whether objects of JSON are printed. */
    boolean json() {
        return json.value();
    }

    /** Whether a search stops after some number of solutions. */
    boolean isLimited() {
        return limit.isGiven();
    }

    /** After how many; {@code null} if after all. */
    Long limit() {
        return limit.value();
    }
}
