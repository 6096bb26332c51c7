package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RetiredAlgorithms;
import java.util.Optional;

/**
 * The options of the algorithms of polycube 1.x. Here and in polycube 2.0 these algorithms are image lists by certain
 * heuristics.
 */
final class RetiredOptions extends Options {

    /** The reason why an edge puzzle takes no algorithm of polycube. */
    static final String NOT_ON_BOARDS =
            "polycube's algorithms and orders are not for its board; its strategies are named by --strategy";

    private final Argument<String> mch = option(String.class, "-m", "--mch")
            .label("N")
            .checkedBy(new OptionalValue.RequiredCount())
            .onlyForPackings(NOT_ON_BOARDS)
            .description("Polycube 1.x: MCH from N pieces left, which is image lists by heuristic s. N is at"
                    + " least that of -e.");

    private final Argument<String> emch = option(String.class, "-e", "--emch")
            .label("N")
            .checkedBy(new OptionalValue.RequiredCount())
            .onlyForPackings(NOT_ON_BOARDS)
            .description("Polycube 1.x: EMCH from N pieces left, which is image lists by heuristic e. N is at"
                    + " least that of -b.");

    private final Argument<String> bruijn = option(String.class, "-b", "--bruijn")
            .label("N")
            .checkedBy(new OptionalValue.RequiredCount())
            .onlyForPackings(NOT_ON_BOARDS)
            .description("Polycube 1.x: de Bruijn's algorithm from N pieces left, which is image lists by"
                    + " heuristic f. With -m, -e or -b, -o has the heuristics that come before.");

    RetiredOptions() {
        super(Heading.POLYCUBE);
    }

    /** Returns true if any of these options is given, even if its number is 0. */
    boolean isAnyGiven() {
        return mch.isGiven() || emch.isGiven() || bruijn.isGiven();
    }

    /**
     * Returns the algorithms that are asked for; empty if no number above 0 is given.
     *
     * @param hasLists true if image lists are asked for by {@code -f} too
     * @param before the heuristics of dancing links
     */
    Optional<RetiredAlgorithms> algorithms(boolean hasLists, OrderingSteps before) {
        RetiredAlgorithms algorithms = new RetiredAlgorithms(
                number("-m", mch.value()), number("-e", emch.value()), number("-b", bruijn.value()));
        if (algorithms.lists() == 0) {
            return Optional.empty();
        }
        if (hasLists) {
            throw new UserException(
                    "-m, -e and -b say from where on image lists serve, and so does -f: leave out -f, or"
                            + " instead of the others write -o"
                            + algorithms.order(before).text() + " -f" + algorithms.lists());
        }
        return Optional.of(algorithms);
    }

    private static int number(String option, String value) {
        return Optional.ofNullable(value)
                .map(text -> SearchOptions.number(text, option))
                .orElse(0);
    }
}
