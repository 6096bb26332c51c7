package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import java.io.PrintStream;
import java.util.function.Consumer;

/** The options for scripts: print only the number of solutions, or whether there is exactly one. */
final class ScriptOptions extends Options {

    /** The number of solutions that shows that there is more than one. */
    private static final long ENOUGH = 2;

    private final Argument<Boolean> count = flag("--count")
            .excludes(
                    "--count counts all solutions, --unique-check stops at the second: leave out one", "--unique-check")
            .excludes("--count and --json both write to the output: leave out one; the JSON has the count", "--json")
            .description("Print only the number of solutions on standard output. Of several puzzles print a"
                    + " line each (the number, a tab and the name), and last a line with the sum.");

    private final Argument<Boolean> uniqueCheck;

    private final boolean alwaysCounts;

    private ScriptOptions(String uniqueCheck, boolean alwaysCounts) {
        this.uniqueCheck = flag("--unique-check")
                .under(Heading.SOLUTIONS)
                .excludes("--unique-check stops at the second solution: leave out -g and --limit", "-g")
                .description(uniqueCheck);
        this.alwaysCounts = alwaysCounts;
    }

    /** Returns the options of a command that prints solutions by default. */
    static ScriptOptions ofSolve() {
        return new ScriptOptions(
                "Print whether there is exactly one solution, and stop at the second. The exit code is 0 for exactly one, 3"
                        + " for none, 4 for more. Of several puzzles print a line each: one, none or more, a tab and the name;"
                        + " the exit code is 0 if each has one, else 3 if any has none, else 4.",
                false);
    }

    /** Returns the options of a command that counts by default. */
    static ScriptOptions ofCount() {
        return new ScriptOptions(
                "Count no further than to the second solution, and return an exit code that states whether there is exactly"
                        + " one, as solve --unique-check does.",
                true);
    }

    /** Returns the option that asks whether there is exactly one solution, alone. */
    Argument<Boolean> uniqueCheck() {
        return uniqueCheck;
    }

    /** Returns true if only the number of solutions is printed. */
    boolean isCount() {
        return count.value() || (alwaysCounts && !uniqueCheck.value());
    }

    /** Returns true if no solutions are printed. */
    boolean isGiven() {
        return isCount() || uniqueCheck.value();
    }

    /**
     * Returns the number of solutions after which to stop; {@code null} if there is none.
     *
     * @param asked the limit that the user gives; {@code null} if there is none
     */
    Long limit(Long asked) {
        return uniqueCheck.value() ? Long.valueOf(ENOUGH) : asked;
    }

    /**
     * Returns the answers of the puzzles.
     *
     * @param out the receiver of the lines of the output
     * @param json true if objects of JSON go to the output
     * @param several true if there are several puzzles
     * @param noun the singular of the noun that is counted
     */
    Answers answers(PrintStream err, Consumer<String> out, boolean json, boolean several, String noun) {
        if (uniqueCheck.value()) {
            return new UniquenessAnswers(err, out, several);
        }
        if (json) {
            return new JsonAnswers(err, several, noun);
        }
        return isCount() ? new CountAnswers(err, out, several) : new Answers(err, several, noun);
    }
}
