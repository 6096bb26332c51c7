package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;

/** The options that state which results of a search are printed, and after how many solutions the search stops. */
final class AnswerOptions extends Options {

    private final Argument<Boolean> quiet = flag("-q", "--quiet").description("Print no solutions, only their number.");

    private final Argument<Boolean> statistics = flag("-i", "--info")
            .description(
                    "Print statistics: before the search its strategy and what to expect, after it attempts, fits and times.");

    private final Argument<Boolean> json;

    private final Argument<Long> limit;

    private final Argument<String> heat = option(String.class, "--heat")
            .label("FILE")
            .under(Heading.EDGES)
            .where(AnswerOptions::isPicture, "--heat draws SVG: give the name of a file that ends with .svg")
            .description("Edge puzzles, strategy edge or edge-tables: draw the number of pieces placed at each"
                    + " cell into FILE, whose name ends in .svg.");

    private final Argument<String> chart = option(String.class, "--chart")
            .label("FILE")
            .under(Heading.INSIGHT)
            .where(AnswerOptions::isPicture, "--chart draws SVG: give the name of a file that ends with .svg")
            .description(
                    "With -s and a range in -o: draw solutions a second over the numbers of the range, to FILE.svg.");

    private AnswerOptions(String instead, String goal) {
        json = flag("--json")
                .description("Print one JSON object for each puzzle on standard output instead of " + instead + ".");
        limit = option(Long.class, "-g", "--limit")
                .label("N")
                .between("a number of solutions", 1, Double.POSITIVE_INFINITY)
                .description(goal);
    }

    /** Returns the options of a command that prints solutions unless it is asked for something else. */
    static AnswerOptions ofSolve() {
        return new AnswerOptions(
                "solutions",
                "The goal: stop after N solutions of each puzzle, or with --sub-puzzles after N sub-puzzles.");
    }

    /** Returns the options of a command that counts. */
    static AnswerOptions ofCount() {
        return new AnswerOptions(
                "numbers",
                "The goal: count the solutions of each puzzle up to N and stop there; standard error says of which puzzle there"
                        + " may be more.");
    }

    /** Returns the option that asks for objects of JSON, alone. */
    Argument<Boolean> jsonOption() {
        return json;
    }

    /** Returns the option that ends a search after a number of solutions, alone. */
    Argument<Long> limitOption() {
        return limit;
    }

    private static boolean isPicture(String file) {
        return file.endsWith(VisitsFile.ENDING);
    }

    /** Returns the file of a chart; {@code null} if none is asked for. */
    String chart() {
        return chart.value();
    }

    /** Returns the file of a picture of visits; {@code null} if none is asked for. */
    String heat() {
        return heat.value();
    }

    /** Returns true if no solutions are printed. */
    boolean quiet() {
        return quiet.value();
    }

    /** Returns true if statistics are printed. */
    boolean statistics() {
        return statistics.value();
    }

    /** Returns true if objects of JSON are printed. */
    boolean json() {
        return json.value();
    }

    /** Returns true if a search stops after a number of solutions. */
    boolean isLimited() {
        return limit.isGiven();
    }

    /** Returns the number of solutions after which a search stops; {@code null} if the search has no limit. */
    Long limit() {
        return limit.value();
    }
}
