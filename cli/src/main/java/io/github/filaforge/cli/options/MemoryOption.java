package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.search.MemoryNeed;

/** The option that limits the memory of searches that merge states. */
public final class MemoryOption extends Options {

    private final Argument<String> size = option(String.class, "--memory")
            .label("SIZE")
            .where(size -> MemorySize.parse(size) >= 1, "--memory" + MemorySize.RULE)
            .onlyForPackings("no states of its search are merged and remembered")
            .description("The memory that remembered states may take in a search that merges states, such as"
                    + " 500m or 3g. Default: three fifths of the memory that Java may take.");

    public MemoryOption() {
        super(Heading.LONG);
    }

    /** Checks that Java may take the size. */
    public void check() {
        if (!size.isGiven()) {
            return;
        }
        long bytes = MemorySize.parse(size.value());
        if (bytes > Runtime.getRuntime().maxMemory()) {
            throw new UserException("--memory " + size.value() + " is more than Java may take, which is "
                    + MemorySize.text(Runtime.getRuntime().maxMemory()) + ": " + MemoryNeed.remedy(bytes));
        }
    }

    /** Returns the number of bytes that merging may take. {@link #check} has to come before. */
    public long bytes() {
        return !size.isGiven() ? MergeResources.standard().memory() : MemorySize.parse(size.value());
    }
}
