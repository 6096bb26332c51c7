package io.github.filaforge.runtime;

/**
 * How roots are searched. Immutable.
 *
 * @param threads the most threads, at least 1
 * @param limit the number of solutions after which to stop, at least 1
 * @param ordered whether solutions are told in the order in which one thread finds them
 * @param solutionsWanted whether solutions are told at all; else they are only counted
 * @param deepening splits roots that would take long
 * @param done what is done, and is not searched again
 * @param memory the number of bytes that a search may take which remembers its states, at least 1
 * @param levels where levels are kept by a search that counts level by level
 */
public record RunSettings(
        int threads,
        long limit,
        boolean ordered,
        boolean solutionsWanted,
        RootDeepening deepening,
        DoneParts done,
        long memory,
        LevelFiles levels) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one of them is below 1
     */
    public RunSettings {
        if (threads < 1) {
            throw new IllegalArgumentException("a search needs a thread, but is to have " + threads);
        }
        if (limit < 1) {
            throw new IllegalArgumentException("a search cannot stop after " + limit + " solutions");
        }
        if (memory < 1) {
            throw new IllegalArgumentException("a search cannot remember anything in " + memory + " bytes");
        }
    }

    /** One thread for each processor, no limit, all solutions in order, whole roots, three fifths of the heap. */
    public static RunSettings standard() {
        return new RunSettings(
                Runtime.getRuntime().availableProcessors(),
                Long.MAX_VALUE,
                true,
                true,
                RootDeepening.NONE,
                DoneParts.NONE,
                Runtime.getRuntime().maxMemory() / 5 * 3,
                LevelFiles.NONE);
    }

    /**
     * The same with another number of threads.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withThreads(int newThreads) {
        return new RunSettings(newThreads, limit, ordered, solutionsWanted, deepening, done, memory, levels);
    }

    /**
     * The same with another limit; {@link Long#MAX_VALUE} if there is to be none.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withLimit(long newLimit) {
        return new RunSettings(threads, newLimit, ordered, solutionsWanted, deepening, done, memory, levels);
    }

    /** The same with solutions told as they come. */
    public RunSettings unordered() {
        return new RunSettings(threads, limit, false, solutionsWanted, deepening, done, memory, levels);
    }

    /** The same with solutions only counted. */
    public RunSettings countingOnly() {
        return new RunSettings(threads, limit, ordered, false, deepening, done, memory, levels);
    }

    /** The same with long roots split. The order of solutions is then that of the parts. */
    public RunSettings deepened(RootDeepening newDeepening) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, newDeepening, done, memory, levels);
    }

    /** The same but for what is done. It was done with the same {@link #deepening}. */
    public RunSettings after(DoneParts newDone) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, deepening, newDone, memory, levels);
    }

    /**
     * The same with another memory.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withMemory(long newMemory) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, deepening, done, newMemory, levels);
    }

    /** The same with levels kept. */
    public RunSettings keeping(LevelFiles newLevels) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, deepening, done, memory, newLevels);
    }
}
