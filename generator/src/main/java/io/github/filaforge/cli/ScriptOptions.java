package io.github.filaforge.cli;

import java.io.PrintStream;
import java.util.function.Consumer;

/** What scripts ask for: the number of solutions alone, or whether there is exactly one. */
final class ScriptOptions extends Options {

    /** A second solution settles that there is more than one. */
    private static final long ENOUGH = 2;

    private final Argument<Boolean> count = flag("--count")
            .description("Print only the number of solutions on standard output. Of several puzzles print a"
                    + " line each (the number, a tab and the name), and last a line with the sum.");

    private final Argument<Boolean> uniqueCheck;

    private final boolean alwaysCounts;

    private ScriptOptions(String uniqueCheck, boolean alwaysCounts) {
        this.uniqueCheck = flag("--unique-check").under(Heading.SOLUTIONS).description(uniqueCheck);
        this.alwaysCounts = alwaysCounts;
    }

    /** The options of a command that prints solutions unless it is told otherwise. */
    static ScriptOptions ofSolve() {
        return new ScriptOptions(
                "Print whether there is exactly one solution, and stop at the second. The exit code is 0 for exactly one, 3"
                        + " for none, 4 for more. Of several puzzles print a line each: one, none or more, a tab and the name;"
                        + " the exit code is 0 if each has one, else 3 if any has none, else 4.",
                false);
    }

    /** The options of a command that counts unless it is told otherwise. */
    static ScriptOptions ofCount() {
        return new ScriptOptions(
                "Count no further than to the second solution, and return an exit code that states whether there is exactly"
                        + " one, as solve --unique-check does.",
                true);
    }

    /** The option that asks whether there is exactly one solution, alone. */
    Argument<Boolean> uniqueCheck() {
        return uniqueCheck;
    }

    /** Whether the number of solutions is printed, and nothing else. */
    boolean isCount() {
        return count.value() || (alwaysCounts && !uniqueCheck.value());
    }

    /**
     * Looks for options that exclude one another.
     *
     * @param json whether objects of JSON go to the output
     * @param limited whether the search is to stop after some number of solutions
     */
    void check(boolean json, boolean limited, PartOptions parts) {
        if (isCount() && uniqueCheck.value()) {
            throw new UserException("--count counts all solutions, --unique-check stops at the second: leave out one");
        }
        if (count.value() && json) {
            throw new UserException(
                    "--count and --json both write to the output: leave out one; the JSON has the count");
        }
        if (uniqueCheck.value() && limited) {
            throw new UserException("--unique-check stops at the second solution: leave out -g and --limit");
        }
        String option = isCount() ? "--count" : "--unique-check";
        if (isGiven() && parts.printPuzzles()) {
            throw new UserException("--sub-puzzles looks for no solutions: leave out " + option);
        }
        if (isGiven() && parts.sample().isPresent()) {
            throw new UserException("-s does not find all solutions: leave out " + option);
        }
    }

    /** Whether no solutions are printed. */
    boolean isGiven() {
        return isCount() || uniqueCheck.value();
    }

    /** After how many solutions to stop, if those are after so many that were asked for; null if after all. */
    Long limit(Long asked) {
        return uniqueCheck.value() ? Long.valueOf(ENOUGH) : asked;
    }

    /**
     * Returns the answers of the puzzles.
     *
     * @param out takes the lines of the output
     * @param json whether objects of JSON go to the output
     * @param several whether there are several puzzles
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
