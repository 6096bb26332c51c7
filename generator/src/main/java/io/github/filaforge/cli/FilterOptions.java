package io.github.filaforge.cli;

import java.util.List;
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

    /** Whether anything is to be done during the search, which only a search by a schedule can. */
    boolean worksDuringSearch() {
        return hasNumber(volume) || hasNumber(parity) || hasNumber(fit) || parityTrigger || volumeTrigger != null;
    }

    private static boolean hasNumber(String value) {
        return value != null && !value.isEmpty();
    }

    boolean asksForVolumeFilter() {
        return volume != null;
    }

    boolean asksForParityFilter() {
        return parity != null;
    }

    boolean asksForFitFilter() {
        return fit != null;
    }

    boolean repeatsFitFilter() {
        return fitRepeated;
    }

    boolean watchesParity() {
        return parityTrigger;
    }

    OptionalInt volumeFilter() {
        return number("-V", volume);
    }

    OptionalInt parityFilter() {
        return number("-P", parity);
    }

    OptionalInt fitFilter() {
        return number("-F", fit);
    }

    OptionalInt volumeTrigger() {
        return number("-v", volumeTrigger);
    }

    private static OptionalInt number(String option, String value) {
        return hasNumber(value) ? OptionalInt.of(SearchOptions.number(value, option)) : OptionalInt.empty();
    }

    /** Looks for what cannot be. */
    void check() {
        volumeTrigger();
        if (fitRepeated && fit == null) {
            throw new UserException("--repeat-fit-filter belongs to -F");
        }
    }

    /**
     * Adds the options in force.
     *
     * @param volumeTriggerUsed down to how many pieces left volumes are looked at; empty if never
     */
    void spellOut(
            List<String> options, boolean parityFilterUsed, boolean volumeFilterUsed, OptionalInt volumeTriggerUsed) {
        if (parityFilterUsed) {
            options.add("-P" + orEmpty(parity));
        }
        if (volumeFilterUsed) {
            options.add("-V" + orEmpty(volume));
        }
        if (fit != null) {
            options.add("-F" + fit);
        }
        if (fitRepeated) {
            options.add("--repeat-fit-filter");
        }
        if (parityTrigger) {
            options.add("-p");
        }
        volumeTriggerUsed.ifPresent(left -> options.add("-v " + left));
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value;
    }
}
