package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest.Filters;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The image filters and backtrack triggers, by polycube's letters. */
final class FilterOptions {

    @Option(
            names = {"-V", "--volumeFilter"},
            arity = "0..1",
            paramLabel = "N",
            preprocessor = OptionalValue.Count.class,
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "Volume filter: remove images that leave a part which no pieces can fill by volume, once before"
                            + " the search; with N also after each placement that leaves N pieces or more. 0: off.")
    private String volume;

    @Option(
            names = {"-P", "--parityFilter"},
            arity = "0..1",
            paramLabel = "N",
            preprocessor = OptionalValue.Count.class,
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "Parity filter, once before the search; with N also after each placement that leaves N pieces or"
                            + " more. It removes images after which the colours of a chessboard cannot come out even. N = 0 is off.")
    private String parity;

    @Option(
            names = {"-F", "--fitFilter"},
            arity = "0..1",
            paramLabel = "N",
            preprocessor = OptionalValue.Count.class,
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "Fit filter, once before the search; with N also after each placement that leaves N pieces or more."
                            + " It removes images that leave a cell or a piece without a fit. N = 0 is off.")
    private String fit;

    @Option(names = "--repeat-fit-filter", description = "With -F: apply the fit filter until nothing changes.")
    private boolean fitRepeated;

    @Option(
            names = {"-p", "--parityBacktrack"},
            preprocessor = OptionalValue.NoCount.class,
            description = "Parity backtrack trigger: look at parity after each placement.")
    private boolean parityTrigger;

    @Option(
            names = {"-v", "--volumeBacktrack"},
            paramLabel = "N",
            preprocessor = OptionalValue.RequiredCount.class,
            description = "Volume backtrack trigger: look at volumes after each placement that leaves N pieces or more."
                    + " 0: off.")
    private String volumeTrigger;

    /** Whether any of these options is given, even if it switches its filter off. */
    boolean isAnyGiven() {
        return volume != null || parity != null || fit != null || parityTrigger || volumeTrigger != null;
    }

    /**
     * What is asked for.
     *
     * @param standard whether the volume and the parity filter are on without being asked for
     */
    Filters request(boolean standard) {
        if (fitRepeated && !isOn("-F", fit)) {
            throw new UserException(
                    "--repeat-fit-filter belongs to -F" + (fit == null ? "" : ", which " + fit + " switches off"));
        }
        return new Filters(
                isOn("-V", volume) || standard,
                isOn("-P", parity) || standard,
                isOn("-F", fit),
                number("-V", volume),
                number("-P", parity),
                number("-F", fit),
                fitRepeated,
                number("-v", volumeTrigger),
                parityTrigger);
    }

    private static boolean isOn(String option, String value) {
        return value != null && (value.isEmpty() || SearchOptions.number(value, option) > 0);
    }

    private static OptionalInt number(String option, String value) {
        return value == null || value.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(SearchOptions.number(value, option));
    }
}
