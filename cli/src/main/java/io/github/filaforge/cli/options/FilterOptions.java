package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest.Filters;
import java.util.OptionalInt;

/** The image filters and backtrack triggers, by polycube's letters. */
final class FilterOptions extends Options {

    /** The reason why an edge puzzle takes no option for images. */
    static final String NO_IMAGES = "there are no images of its pieces to be filtered";

    private final Argument<String> volume = option(String.class, "-V", "--volumeFilter")
            .label("N")
            .mayBeMissing(new OptionalValue.Count())
            .onlyForPackings(NO_IMAGES)
            .description("Volume filter: before the search, remove images that leave a hole which no pieces"
                    + " can fill by volume. With N also after each placement that leaves N pieces or more."
                    + " 0: off.");

    private final Argument<String> parity = option(String.class, "-P", "--parityFilter")
            .label("N")
            .mayBeMissing(new OptionalValue.Count())
            .onlyForPackings(NO_IMAGES)
            .description("Parity filter: before the search, remove images after which the colours of a"
                    + " chessboard cannot come out even. With N also after each placement that leaves N"
                    + " pieces or more. 0: off.");

    private final Argument<String> fit = option(String.class, "-F", "--fitFilter")
            .label("N")
            .mayBeMissing(new OptionalValue.Count())
            .onlyForPackings(NO_IMAGES)
            .description("Fit filter: before the search, remove images that leave a cell or a piece without a"
                    + " fit. With N also after each placement that leaves N pieces or more. 0: off.");

    private final Argument<Boolean> fitRepeated = flag("--repeat-fit-filter")
            .onlyForPackings(NO_IMAGES)
            .description("With -F: apply the fit filter until nothing changes.");

    private final Argument<Boolean> parityTrigger = flag("-p", "--parityBacktrack")
            .checkedBy(new OptionalValue.NoCount())
            .onlyForPackings(NO_IMAGES)
            .description("Parity backtrack trigger: test parity after each placement.");

    private final Argument<String> volumeTrigger = option(String.class, "-v", "--volumeBacktrack")
            .label("N")
            .checkedBy(new OptionalValue.RequiredCount())
            .onlyForPackings(NO_IMAGES)
            .description("Volume backtrack trigger: test volumes after each placement that leaves N pieces or"
                    + " more. 0: off.");

    FilterOptions() {
        super(Heading.POLYCUBE);
    }

    /** Returns true if any of these options is given, even if it switches its filter off. */
    boolean isAnyGiven() {
        return volume.isGiven()
                || parity.isGiven()
                || fit.isGiven()
                || parityTrigger.value()
                || volumeTrigger.isGiven();
    }

    /**
     * Returns the filters and triggers that are asked for.
     *
     * @param standard true if the volume filter and the parity filter are on without being asked for
     */
    Filters request(boolean standard) {
        if (fitRepeated.value() && !isOn("-F", fit.value())) {
            throw new UserException("--repeat-fit-filter belongs to -F"
                    + (!fit.isGiven() ? "" : ", which " + fit.value() + " switches off"));
        }
        return new Filters(
                isOn("-V", volume.value()) || standard,
                isOn("-P", parity.value()) || standard,
                isOn("-F", fit.value()),
                number("-V", volume.value()),
                number("-P", parity.value()),
                number("-F", fit.value()),
                fitRepeated.value(),
                number("-v", volumeTrigger.value()),
                parityTrigger.value());
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
