package io.github.filaforge.cli;

import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.RunSettings;
import java.io.PrintStream;
import java.util.Optional;

/** With how many threads a search is made and how much memory, and in which order solutions come. */
final class ThreadOptions extends Options {

    private static final int MOST_THREADS = 10_000;

    private final Argument<Integer> threads;

    private final Argument<Boolean> unordered;

    private final MemoryOption memory;

    private boolean one;

    /**
     * @param verb what is done with so many threads
     */
    ThreadOptions(String verb) {
        threads = option(Integer.class, "--threads")
                .label("N")
                .description(
                        verb + " with N threads. Default: one for each processor, but only one for a short search.");
        unordered = flag("--unordered")
                .under(Heading.OUTPUT)
                .description("Print solutions as they are found. Default: in the order in which one thread finds"
                        + " them.");
        memory = include(new MemoryOption());
    }

    /** The option of the number of threads alone. */
    Argument<Integer> threads() {
        return threads;
    }

    /** The option of the memory alone. */
    MemoryOption memory() {
        return memory;
    }

    /**
     * Looks for what cannot be.
     *
     * @param needOne whether the search can be made by one thread only
     * @param err is told if other threads than those asked for are used
     */
    void check(boolean needOne, PrintStream err) {
        check(threads.value());
        memory.check();
        one = needOne;
        if (needOne && threads.isGiven() && threads.value() > 1) {
            err.println("-s, -t, --watch, --sub-puzzles and --tries use one thread");
        }
    }

    /**
     * Looks for a number of threads that cannot be.
     *
     * @param threads the number; {@code null} if none is given
     */
    static void check(Integer threads) {
        if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
            throw new UserException("--threads takes a number from 1 to " + MOST_THREADS + ", not " + threads);
        }
    }

    /** Whether solutions are printed as they are found. */
    boolean unordered() {
        return unordered.value();
    }

    /**
     * The settings of a run.
     *
     * @param limit the number of solutions after which to stop; {@code null} if there is none
     * @param cost what the search is expected to cost, if that is known
     * @param wanted whether solutions are wanted, and not their number alone
     */
    RunSettings settings(Long limit, Optional<SearchCost> cost, boolean wanted) {
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
