package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Declaration;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.run.Deadline;
import java.util.List;
import java.util.Optional;

/** The option that states how long a search may take. */
public final class TimeOption extends Options {

    private final Argument<String> time;

    /**
     * Declares the option.
     *
     * @param description the description of the option in help, with the effect of TIME
     */
    public TimeOption(Heading heading, String description) {
        this(heading, description, new String[0]);
    }

    private TimeOption(Heading heading, String description, String... needed) {
        super(heading);
        Declaration<String> declared = option(String.class, "--time")
                .label("TIME")
                .where(text -> Deadline.time(text).isPresent(), "--time" + Deadline.RULE);
        time = (needed.length == 0 ? declared : declared.needs(needed)).description(description);
    }

    /**
     * Declares the option of a command that needs all solutions.
     *
     * @param effect the effect of a search that is not at its end after TIME
     * @param needed the options without which this option has no meaning
     */
    public static TimeOption ofWhole(Heading heading, String effect, String... needed) {
        return new TimeOption(
                heading,
                "Stop after TIME: a number of seconds, or numbers with d, h, m and s (90, 10m, 1h30m). " + effect,
                needed);
    }

    /** Returns the error of a search that was not at its end when its time was over. */
    public static UserException over() {
        return new UserException(
                "the time was over before all solutions were found: give more by --time, or leave it out");
    }

    /** Returns the option and its time as words of a command line; empty if it is not given. */
    public List<String> words() {
        return time.isGiven() ? List.of(time.name(), time.value()) : List.of();
    }

    /** Returns the deadline of a search that begins now. */
    public Deadline begin() {
        return Deadline.after(Optional.ofNullable(time.value()).flatMap(Deadline::time));
    }
}
