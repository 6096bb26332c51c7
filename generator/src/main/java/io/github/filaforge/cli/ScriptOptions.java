package io.github.filaforge.cli;

import java.io.PrintStream;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** What scripts ask for: the number of solutions alone, or whether there is exactly one. */
final class ScriptOptions {

    /** A second solution settles that there is more than one. */
    private static final long ENOUGH = 2;

    @Option(
            names = "--count",
            description =
                    "Print only the number of solutions, on standard output; of several puzzles a line each, the number, a tab"
                            + " and the name, and in the last line the sum.")
    private boolean count;

    @Option(
            names = "--unique-check",
            description =
                    "Tell whether there is exactly one solution, and stop at the second. The exit code is 0 for exactly one, 3"
                            + " for none, 4 for more. Of several puzzles print a line each: one, none or more, a tab and the name;"
                            + " the exit code is 0 if each has one, else 3 if any has none, else 4.")
    private boolean uniqueCheck;

    /**
     * Looks for options that exclude one another.
     *
     * @param json whether objects of JSON go to the output
     * @param limited whether the search is to stop after some number of solutions
     */
    void check(boolean json, boolean limited, PartOptions parts) {
        if (count && uniqueCheck) {
            throw new UserException("--count counts all solutions, --unique-check stops at the second: leave out one");
        }
        if (count && json) {
            throw new UserException(
                    "--count and --json both write to the output: leave out one; the JSON has the count");
        }
        if (uniqueCheck && limited) {
            throw new UserException("--unique-check stops at the second solution: leave out -g and --limit");
        }
        String option = count ? "--count" : "--unique-check";
        if (isGiven() && parts.printPuzzles()) {
            throw new UserException("--sub-puzzles looks for no solutions: leave out " + option);
        }
        if (isGiven() && parts.sample().isPresent()) {
            throw new UserException("-s does not find all solutions: leave out " + option);
        }
    }

    /** Whether no solutions are printed. */
    boolean isGiven() {
        return count || uniqueCheck;
    }

    /** After how many solutions to stop, if those are after so many that were asked for; null if after all. */
    Long limit(Long asked) {
        return uniqueCheck ? Long.valueOf(ENOUGH) : asked;
    }

    /**
     * How the puzzles are answered.
     *
     * @param out takes the lines of the output
     * @param several whether there are several puzzles
     * @param noun what is counted
     */
    Answers answers(PrintStream err, Consumer<String> out, boolean several, String noun) {
        if (uniqueCheck) {
            return new UniquenessAnswers(err, out, several);
        }
        return count ? new CountAnswers(err, out, several) : new Answers(err, several, noun);
    }
}
