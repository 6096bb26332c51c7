package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.Strategies;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The strategy of the generated solver, and its form. */
final class StrategyOption extends Options {

    private final Argument<String> strategy = option(String.class, "--strategy")
            .label("NAME")
            .candidates(new Summaries())
            .description(
                    "How to search: ${COMPLETION-CANDIDATES}. Other options keep their meaning. Without --strategy and --auto: with"
                            + " any of -r -V -P -F -p -v -n -o -f -m -e -b the search of polycube 2.0, which is dancing links"
                            + " by heuristic s unless -o, -f, -m, -e or -b say otherwise; without any of them auto.");

    private final Argument<Boolean> auto = flag("--auto").description("The same as --strategy auto.");

    private final Argument<String> form = option(String.class, "--unroll")
            .label("FORM")
            .description(
                    "The form of the solver of --strategy fila: translates (lists that are translates of one another share one"
                            + " method; the default) or cells (a list for each cell and ILSI, as in the article).");

    private final TailOption tail = include(new TailOption());

    /** What help says of each strategy. */
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

    /** Adds what is asked for. */
    void addTo(SearchRequest.Builder request) {
        tail.addTo(request);
        List<String> names = Stream.concat(Strategies.names().stream(), Strategies.namesOfEdges().stream())
                .toList();
        if (auto.value() && strategy.isGiven() && !strategy.value().equals(SearchRequest.AUTO)) {
            throw new UserException("--auto leaves the choice to the program, --strategy " + strategy.value()
                    + " makes it: leave out one");
        }
        boolean isNamed = strategy.isGiven() && !strategy.value().equals(SearchRequest.AUTO);
        if (isNamed && !names.contains(strategy.value())) {
            throw new UserException("unknown strategy '" + strategy.value() + "': use " + SearchRequest.AUTO
                    + " or one of " + String.join(", ", names));
        }
        if (auto.value() || strategy.isGiven()) {
            request.strategy(isNamed ? strategy.value() : SearchRequest.AUTO);
        }
        if (form.isGiven()) {
            if (!isNamed) {
                throw new UserException("--unroll goes with "
                        + Strategies.all().stream()
                                .filter(each -> !each.forms().isEmpty())
                                .map(each -> "--strategy " + each.name() + ", and takes "
                                        + String.join(" or ", each.forms()))
                                .collect(Collectors.joining("; or with ")));
            }
            request.form(form.value());
        }
    }
}
