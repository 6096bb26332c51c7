package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.Deadline;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The option that states how long a search may take. */
public final class TimeOption extends Options {

    /** A time: a number of seconds, or numbers of days, hours, minutes and seconds, each with its letter. */
    private static final Pattern TIME =
            Pattern.compile("(?=.)(?:(\\d{1,4})d)?(?:(\\d{1,5})h)?(?:(\\d{1,6})m)?(?:(\\d{1,7})s?)?");

    private final Argument<String> time;

    /**
     * Declares the option.
     *
     * @param description the description of the option in help, with the effect of TIME
     */
    public TimeOption(Heading heading, String description) {
        super(heading);
        time = option(String.class, "--time")
                .label("TIME")
                .where(
                        text -> TIME.matcher(text).matches() && !duration(text).isZero(),
                        "--time takes a number of seconds, or numbers with d, h, m and s, as in 90, 10m or 1h30m")
                .description(description);
    }

    /** Returns the deadline of a search that begins now. */
    public Deadline begin() {
        return Deadline.after(Optional.ofNullable(time.value()).map(TimeOption::duration));
    }

    private static Duration duration(String text) {
        Matcher parts = TIME.matcher(text);
        if (!parts.matches()) {
            return Duration.ZERO;
        }
        return Duration.ofDays(number(parts.group(1)))
                .plusHours(number(parts.group(2)))
                .plusMinutes(number(parts.group(3)))
                .plusSeconds(number(parts.group(4)));
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
