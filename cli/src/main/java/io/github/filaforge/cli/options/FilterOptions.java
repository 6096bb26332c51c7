package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Declaration;
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

    private final Argument<String> volume = filter("-V", "--volumeFilter")
            .description("Volume filter: before the search, remove images that leave a hole which no pieces"
                    + " can fill by volume. With N also after each placement that leaves N pieces or more."
                    + " 0: off.");

    private final Argument<String> parity = filter("-P", "--parityFilter")
            .description("Parity filter: before the search, remove images after which the colours of a"
                    + " chessboard cannot come out even. With N also after each placement that leaves N"
                    + " pieces or more. 0: off.");

    private final Argument<String> fit = filter("-F", "--fitFilter")
            .description("Fit filter: before the search, remove images that leave a cell or a piece without a"
                    + " fit. With N also after each placement that leaves N pieces or more. 0: off.");

    private final Argument<Boolean> fitRepeated = flag("--repeat-fit-filter")
            .onlyForPackings(NO_IMAGES)
            .description("With -F: apply the fit filter until nothing changes.");

    private final Argument<Boolean> parityTrigger = flag("-p", "--parityBacktrack")
            .checkedBy(OptionalValue.NO_COUNT)
            .onlyForPackings(NO_IMAGES)
            .description("Parity backtrack trigger: test parity after each placement.");

    private final Argument<String> volumeTrigger = option(String.class, "-v", "--volumeBacktrack")
            .label("N")
            .checkedBy(OptionalValue.REQUIRED_COUNT)
            .onlyForPackings(NO_IMAGES)
            .description("Volume backtrack trigger: test volumes after each placement that leaves N pieces or"
                    + " more. 0: off.");

    FilterOptions() {
        super(Heading.POLYCUBE);
    }

    private Declaration<String> filter(String... names) {
        return option(String.class, names)
                .label("N")
                .mayBeMissing(OptionalValue.COUNT)
                .onlyForPackings(NO_IMAGES);
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
        return value != null && (value.isEmpty() || OptionalValue.number(option, value) > 0);
    }

    private static OptionalInt number(String option, String value) {
        return value == null || value.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(OptionalValue.number(option, value));
    }
}
