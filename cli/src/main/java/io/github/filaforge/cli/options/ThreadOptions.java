package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.search.RunSettings;
import java.io.PrintStream;
import java.util.Optional;

/** The options that state the number of threads of a search, its memory, and the order of its solutions. */
public final class ThreadOptions extends Options {

    /** The greatest number of threads. */
    public static final int MOST_THREADS = 10_000;

    private final Argument<Integer> threads;

    private final Argument<Boolean> unordered;

    private final MemoryOption memory;

    private boolean one;

    /**
     * Makes the options of a command.
     *
     * @param verb the verb for the work of the threads, for help
     */
    public ThreadOptions(String verb) {
        threads = option(Integer.class, "--threads")
                .label("N")
                .between(1, MOST_THREADS)
                .description(
                        verb + " with N threads. Default: one for each processor, but only one for a short search.");
        unordered = flag("--unordered")
                .under(Heading.OUTPUT)
                .description("Print solutions as they are found. Default: in the order in which one thread finds"
                        + " them.");
        memory = include(new MemoryOption());
    }

    /** Returns the option of the number of threads alone. */
    public Argument<Integer> threads() {
        return threads;
    }

    /** Returns the option of the memory alone. */
    public MemoryOption memory() {
        return memory;
    }

    /**
     * Checks the memory, and reports that one thread is used though more are asked for.
     *
     * @param needOne true if the search can be made by one thread only
     * @param err the stream of the message that one thread is used though more are asked for
     */
    public void check(boolean needOne, PrintStream err) {
        memory.check();
        one = needOne;
        if (needOne && threads.isGiven() && threads.value() > 1) {
            err.println("-s, -t, --watch, --sub-puzzles and --tries use one thread");
        }
    }

    /** Returns true if solutions are printed as they are found. */
    public boolean unordered() {
        return unordered.value();
    }

    /**
     * Returns the settings of a run.
     *
     * @param limit the number of solutions after which to stop; {@code null} if there is none
     * @param cost the expected cost of the search, if it is known
     * @param wanted true if solutions are wanted, and not their number alone
     */
    public RunSettings settings(Long limit, Optional<SearchCost> cost, boolean wanted) {
        RunSettings settings = RunSettings.standard();
        settings = limit == null ? settings : settings.withLimit(limit);
        settings = settings.withMemory(memory.bytes());
        settings = unordered.value() ? settings.unordered() : settings;
        settings = wanted ? settings : settings.countingOnly();
        boolean isShort = !threads.isGiven() && cost.filter(SearchCost::isShort).isPresent();
        if (one || isShort) {
            return settings.withThreads(1);
        }
        return !threads.isGiven() ? settings : settings.withThreads(threads.value());
    }
}
