package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.runtime.run.Deadline;
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
        super(heading);
        time = option(String.class, "--time")
                .label("TIME")
                .where(text -> Deadline.time(text).isPresent(), "--time" + Deadline.RULE)
                .description(description);
    }

    /** Returns the deadline of a search that begins now. */
    public Deadline begin() {
        return Deadline.after(Optional.ofNullable(time.value()).flatMap(Deadline::time));
    }
}
