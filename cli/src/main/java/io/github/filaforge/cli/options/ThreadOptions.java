package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.search.MemoryNeed;
import java.io.PrintStream;
import java.util.Optional;

/** The options that state the number of threads of a search, its memory, and the order of its solutions. */
public final class ThreadOptions extends Options {

    private static final int MOST_THREADS = 10_000;

    private final Argument<Integer> threads;
    private final Argument<Boolean> unordered;
    private final Argument<String> memory;

    private boolean one;

    /**
     * Makes the options of a command.
     *
     * @param use the sentences of help that state the use of the threads and their default number
     */
    public ThreadOptions(String use) {
        threads = option(Integer.class, "--threads")
                .label("N")
                .between(1, MOST_THREADS)
                .description(use);
        unordered = flag("--unordered")
                .under(Heading.OUTPUT)
                .description("Print solutions as they are found. Default: in the order in which one thread finds"
                        + " them.");
        memory = option(String.class, "--memory")
                .label("SIZE")
                .under(Heading.LONG)
                .where(size -> MemorySize.parse(size) >= 1, "--memory" + MemorySize.RULE)
                .onlyForPackings("no states of its search are merged and remembered")
                .description("The memory that remembered states may take in a search that merges states, such as"
                        + " 500m or 3g. Default: three fifths of the memory that Java may take.");
    }

    public Argument<Integer> threads() {
        return threads;
    }

    public Argument<String> memory() {
        return memory;
    }

    /**
     * Checks the memory, and reports that one thread is used though more are asked for.
     *
     * @param needOne true if the search can be made by one thread only
     * @param err the stream of the message that one thread is used though more are asked for
     */
    public void check(boolean needOne, PrintStream err) {
        long most = Runtime.getRuntime().maxMemory();
        if (memory.isGiven() && bytes() > most) {
            throw new UserException("--memory " + memory.value() + " is more than Java may take, which is "
                    + MemorySize.text(most) + ": " + MemoryNeed.remedy(bytes()));
        }
        one = needOne;
        if (needOne && threads.isGiven() && threads.value() > 1) {
            err.println("-s, -t, --watch, --sub-puzzles and --tries use one thread");
        }
    }

    /** Returns true if solutions are printed as they are found. */
    public boolean unordered() {
        return unordered.value();
    }

    private long bytes() {
        return memory.isGiven()
                ? MemorySize.parse(memory.value())
                : MergeResources.standard().memory();
    }

    /** Returns the threads and the memory for merging. */
    public MergeResources resources() {
        return new MergeResources(
                bytes(), threads.orElse(MergeResources.standard().threads()));
    }

    /**
     * Returns the settings of a run.
     *
     * @param limit the number of solutions after which to stop; {@code null} if there is none
     * @param cost the expected cost of the search, if it is known
     * @param wanted true if solutions are wanted, and not their number alone
     */
    public RunSettings settings(Long limit, Optional<SearchCost> cost, boolean wanted) {
        RunSettings settings = RunSettings.standard().withMemory(bytes());
        settings = limit == null ? settings : settings.withLimit(limit);
        settings = unordered.value() ? settings.unordered() : settings;
        settings = wanted ? settings : settings.countingOnly();
        boolean isShort = !threads.isGiven() && cost.filter(SearchCost::isShort).isPresent();
        return one || isShort ? settings.withThreads(1) : settings.withThreads(threads.orElse(settings.threads()));
    }
}
