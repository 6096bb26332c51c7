package io.github.filaforge.cli;

import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.ParseResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The options that an edge puzzle does not take, each with the reason. All other options of a command take effect. */
final class EdgeOptions {

    /** The reasons, by each name of an option. A reason continues the words "is an edge puzzle:". */
    private static final Map<String, String> REASONS = reasons();

    private EdgeOptions() {}

    private static Map<String, String> reasons() {
        Map<String, String> reasons = new LinkedHashMap<>();
        refuse(reasons, "its pieces may be turned, but not flipped", "--mirror");
        refuse(
                reasons,
                "each of its solutions is found once up to rotation, and --all finds every one; with --score each board is"
                        + " found as often as the order comes to it",
                "--redundancyFilter",
                "--unique");
        refuse(
                reasons,
                "there are no images of its pieces to be filtered",
                "--volumeFilter",
                "--parityFilter",
                "--fitFilter",
                "--repeat-fit-filter",
                "--parityBacktrack",
                "--volumeBacktrack",
                "--nof");
        refuse(
                reasons,
                "polycube's algorithms and orders are not for its board; its strategies are named by --strategy",
                "--fila",
                "--mch",
                "--emch",
                "--bruijn");
        refuse(
                reasons,
                "it has an order of its cells only in a search for high scores, by --score N; give that too",
                "--order");
        refuse(reasons, "its search is begun anew by --attempts, in a search for high scores", "--tries");
        refuse(reasons, "its solvers look up no rest in a table", "--tail");
        refuse(reasons, "no states of its search are merged and remembered", "--memory");
        refuse(reasons, "all of its pieces are used", "--selection");
        refuse(
                reasons,
                "only a search of a packing can be looked into",
                "--sample",
                "--trace",
                "--sub-puzzles",
                "--watch");
        refuse(reasons, "plan prints its whole plan", "--cell", "--occupancy", "--root");
        refuse(reasons, "pages solve packings only, and --output writes a program in a jar", "--html");
        refuse(reasons, "pages solve packings only", "--browsers");
        return reasons;
    }

    private static void refuse(Map<String, String> reasons, String reason, String... options) {
        Stream.of(options).forEach(option -> reasons.put(option, reason));
    }

    /**
     * Refuses options that an edge puzzle does not take.
     *
     * @param puzzle the name of the puzzle
     * @param given the options of the command line
     * @throws UserException if such an option is given
     */
    static void check(String puzzle, ParseResult given) {
        boolean hasScore = given.hasMatchedOption("--score") || given.hasMatchedOption("--slips");
        for (OptionSpec option : given.commandSpec().options()) {
            if (isGiven(option) && !(hasScore && List.of(option.names()).contains("--order"))) {
                check(puzzle, option);
            }
        }
    }

    /** Returns true if an option is given. Picocli does not match an option whose value is read by a reader of its own. */
    private static boolean isGiven(OptionSpec option) {
        Object value = option.getValue();
        return value != null && !Boolean.FALSE.equals(value);
    }

    private static void check(String puzzle, OptionSpec option) {
        List<String> names = List.of(option.names());
        names.stream().filter(REASONS::containsKey).findFirst().ifPresent(name -> {
            throw refusal(puzzle, REASONS.get(name), names.get(0));
        });
        if (names.contains("--color") && option.getValue() == ColourOption.When.always) {
            throw refusal(puzzle, "its solutions are printed without colours", "--color always");
        }
    }

    private static UserException refusal(String puzzle, String reason, String option) {
        return new UserException("puzzle " + puzzle + " is an edge puzzle: " + reason + "; leave out " + option);
    }
}
