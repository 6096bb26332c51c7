package io.github.filaforge.cli.options;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The options that choose the strategy of the generated solver. */
public final class StrategyOption extends Options {

    private static final Pattern TAIL = Pattern.compile("[0-9]{1,3}");

    private final Argument<String> strategy = option(String.class, "--strategy")
            .label("NAME")
            .values("Strategies", StrategyOption::summaries)
            .description("Search by the strategy NAME, one of the table Strategies below. The other options keep their"
                    + " meaning. Default: auto, or with options of polycube's search that search.");

    private final Argument<Boolean> auto = flag("--auto").description("The same as --strategy auto.");

    private final Argument<String> tail = option(String.class, "--tail")
            .label("J")
            .under(Heading.SEARCH)
            .onlyForPackings("its solvers look up no rest in a table")
            .where(StrategyOption::isTail, "--tail takes auto, 0 or a number of pieces left")
            .description("With J pieces left, look up in a table whether they can fill the open cells; only"
                    + " with --strategy sieve. 0: never. auto: where the table takes less time to make than"
                    + " it saves, but not with -f, -o, -i or a limit. Default: auto.");

    private static Map<String, String> summaries() {
        Map<String, String> summaries = new LinkedHashMap<>(Strategies.summaries());
        summaries.put(
                SearchRequest.AUTO,
                "the strategy that is expected to take the least time, by samples of the search. Without --strategy and"
                        + " --auto, any of -r -V -P -F -p -v -n -o -f -m -e -b selects the search of polycube 2.0 instead:"
                        + " dancing links by heuristic s, unless -o, -f, -m, -e or -b select another search");
        return summaries;
    }

    private static boolean isTail(String text) {
        return text.equals(SearchRequest.AUTO) || TAIL.matcher(text).matches();
    }

    /** Returns the option of the tail, the table of the sieve with all states that can be completed, alone. */
    public Argument<String> tail() {
        return tail;
    }

    public void addTailTo(SearchRequest.Builder request) {
        if (tail.isGiven() && !tail.value().equals(SearchRequest.AUTO)) {
            request.tail(Integer.parseInt(tail.value()));
        }
    }

    /** Stores the strategy and the tail table in a request. */
    public void addTo(SearchRequest.Builder request) {
        addTailTo(request);
        List<String> names = Stream.concat(Strategies.names().stream(), Strategies.namesOfEdges().stream())
                .toList();
        boolean isNamed = strategy.isGiven() && !strategy.value().equals(SearchRequest.AUTO);
        if (auto.value() && isNamed) {
            throw new UserException("--auto leaves the choice to the program, --strategy " + strategy.value()
                    + " makes it: leave out one");
        }
        if (isNamed
                && !names.contains(strategy.value())
                && Strategies.named(strategy.value()).isEmpty()) {
            throw new UserException("unknown strategy '" + strategy.value() + "': use " + SearchRequest.AUTO
                    + " or one of " + String.join(", ", names));
        }
        if (auto.value() || strategy.isGiven()) {
            request.strategy(isNamed ? strategy.value() : SearchRequest.AUTO);
        }
    }
}
