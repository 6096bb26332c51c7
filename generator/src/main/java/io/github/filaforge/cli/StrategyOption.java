package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.Strategies;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The strategy of the generated solver. */
final class StrategyOption extends Options {

    private final Argument<String> strategy = option(String.class, "--strategy")
            .label("NAME")
            .candidates(new Summaries())
            .description(
                    "How to search: ${COMPLETION-CANDIDATES}. Other options keep their meaning. Without --strategy and --auto: with"
                            + " any of -r -V -P -F -p -v -n -o -f -m -e -b the search of polycube 2.0, which is dancing links"
                            + " by heuristic s unless -o, -f, -m, -e or -b say otherwise; without any of them auto.");

    private final Argument<Boolean> auto = flag("--auto").description("The same as --strategy auto.");

    private final TailOption tail = include(new TailOption());

    /** The names of all strategies, each with its summary. */
    static final class Summaries implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(
                            Stream.concat(
                                    Strategies.all().stream().map(each -> each.name() + " (" + each.summary() + ")"),
                                    Strategies.summariesOfEdges().stream()),
                            Stream.of(SearchRequest.AUTO
                                    + " (the one that is expected to take the least time, by samples of the search)"))
                    .iterator();
        }
    }

    /** Stores the strategy and the tail table in a request. */
    void addTo(SearchRequest.Builder request) {
        tail.addTo(request);
        List<String> names = Stream.concat(Strategies.names().stream(), Strategies.namesOfEdges().stream())
                .toList();
        if (auto.value() && strategy.isGiven() && !strategy.value().equals(SearchRequest.AUTO)) {
            throw new UserException("--auto leaves the choice to the program, --strategy " + strategy.value()
                    + " makes it: leave out one");
        }
        boolean isNamed = strategy.isGiven() && !strategy.value().equals(SearchRequest.AUTO);
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
