package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest.Filters;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The image filters and backtrack triggers, by polycube's letters. */
final class FilterOptions {

    @Option(
            names = "-V",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description = "Volume filter, once before the search; with N also after each placement that leaves N pieces"
                    + " or more. Without N on by default.")
    private String volume;

    @Option(
            names = "-P",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description = "Parity filter, likewise.")
    private String parity;

    @Option(
            names = "-F",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "Fit filter, likewise, but off by default: removes images that leave a cell or a piece without a"
                            + " fit.")
    private String fit;

    @Option(names = "--repeat-fit-filter", description = "Apply the fit filter until nothing changes.")
    private boolean fitRepeated;

    @Option(names = "-p", description = "Parity backtrack trigger: look at parity after each placement.")
    private boolean parityTrigger;

    @Option(
            names = "-v",
            paramLabel = "N",
            description =
                    "Volume backtrack trigger: look at volumes after each placement that leaves N pieces or more.")
    private String volumeTrigger;

    /**
     * What is asked for.
     *
     * @param standard whether the volume and the parity filter are on without being asked for
     */
    Filters request(boolean standard) {
        if (fitRepeated && fit == null) {
            throw new UserException("--repeat-fit-filter belongs to -F");
        }
        return new Filters(
                volume != null || standard,
                parity != null || standard,
                fit != null,
                number("-V", volume),
                number("-P", parity),
                number("-F", fit),
                fitRepeated,
                number("-v", volumeTrigger),
                parityTrigger);
    }

    private static OptionalInt number(String option, String value) {
        return value == null || value.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(SearchOptions.number(value, option));
    }
}
