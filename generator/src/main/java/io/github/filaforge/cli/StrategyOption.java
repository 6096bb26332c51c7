package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.choice.Strategies;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The strategy of the generated solver, and its form. */
final class StrategyOption {

    private static final String AUTO = "auto";

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            defaultValue = AUTO,
            completionCandidates = Summaries.class,
            description =
                    "${COMPLETION-CANDIDATES}; or auto: what samples of the search say is cheapest, or with -f or -o the"
                            + " one whose attempts are the articles'. Default: ${DEFAULT-VALUE}.")
    private String strategy;

    @Option(
            names = "--unroll",
            paramLabel = "FORM",
            description =
                    "Of unrolled lists: translates (lists that are translates of one another share one method; the"
                            + " default) or cells (a list for each cell and ILSI, as in the article).")
    private String form;

    /** What help says of each strategy. */
    static final class Summaries implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Strategies.all().stream()
                    .map(each -> each.name() + " (" + each.summary() + ")")
                    .iterator();
        }
    }

    /** Adds what is asked for. */
    void addTo(SearchRequest.Builder request) {
        List<String> names = Strategies.names();
        if (!strategy.equals(AUTO)) {
            if (!names.contains(strategy)) {
                throw new UserException(
                        "unknown strategy '" + strategy + "': use auto or one of " + String.join(", ", names));
            }
            request.strategy(strategy);
        }
        if (form != null) {
            if (strategy.equals(AUTO)) {
                throw new UserException("--unroll goes with "
                        + Strategies.all().stream()
                                .filter(each -> !each.forms().isEmpty())
                                .map(each -> "--strategy " + each.name() + ", and takes "
                                        + String.join(" or ", each.forms()))
                                .collect(Collectors.joining("; or with ")));
            }
            request.form(form);
        }
    }
}
