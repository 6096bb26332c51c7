package io.github.filaforge.runtime.search;

/**
 * The settings of a search of roots. Immutable.
 *
 * @param threads the greatest number of threads, at least 1
 * @param limit the number of solutions after which the search stops, at least 1
 * @param ordered true if solutions are reported in the order in which one thread finds them
 * @param solutionsWanted true if solutions are reported; else they are only counted
 * @param splitter splits roots that would take long
 * @param sharing splits parts so that all threads have work to the end; {@link Splitter#NONE} if no part is split for this
 *     reason. See {@link #isShared}.
 * @param done the parts that are done, and are not searched again
 * @param memory the number of bytes that a search which stores its states may use, at least 1
 * @param levels the files of a search that counts level by level and keeps its levels
 */
public record RunSettings(
        int threads,
        long limit,
        boolean ordered,
        boolean solutionsWanted,
        Splitter splitter,
        Splitter sharing,
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

    /**
     * Returns the standard settings: one thread for each processor, no limit, all solutions in order, whole roots, and three
     * fifths of the heap as memory.
     */
    public static RunSettings standard() {
        return new RunSettings(
                Runtime.getRuntime().availableProcessors(),
                Long.MAX_VALUE,
                true,
                true,
                Splitter.NONE,
                Splitter.NONE,
                DoneParts.NONE,
                Runtime.getRuntime().maxMemory() / 5 * 3,
                LevelFiles.NONE);
    }

    /**
     * Returns these settings with another number of threads.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withThreads(int newThreads) {
        return new RunSettings(newThreads, limit, ordered, solutionsWanted, splitter, sharing, done, memory, levels);
    }

    /**
     * Returns these settings with another limit; {@link Long#MAX_VALUE} means that there is none.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withLimit(long newLimit) {
        return new RunSettings(threads, newLimit, ordered, solutionsWanted, splitter, sharing, done, memory, levels);
    }

    /** Returns these settings, but solutions are reported in the order in which they are found. */
    public RunSettings unordered() {
        return new RunSettings(threads, limit, false, solutionsWanted, splitter, sharing, done, memory, levels);
    }

    /** Returns these settings, but solutions are only counted. */
    public RunSettings countingOnly() {
        return new RunSettings(threads, limit, ordered, false, splitter, sharing, done, memory, levels);
    }

    /** Returns these settings, but long roots are split. Solutions are then reported in the order of the parts. */
    public RunSettings splitBy(Splitter newSplitter) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, newSplitter, sharing, done, memory, levels);
    }

    /**
     * Returns these settings, but threads share the parts ({@link #isShared}) if the settings allow it
     * ({@link #mayBeShared}).
     */
    public RunSettings sharedBy(Splitter newSharing) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, splitter, newSharing, done, memory, levels);
    }

    /**
     * Returns true if parts may begin in any order and there are several threads. Then the order of the solutions is free,
     * and the parts that are done are not recorded for a later run.
     */
    public boolean mayBeShared() {
        boolean isOrderFree = !ordered || !solutionsWanted;
        boolean isRecorded = splitter != Splitter.NONE || !done.isNone();
        return threads > 1 && isOrderFree && !isRecorded;
    }

    /** Returns true if heavy parts begin first, and may be split so that all threads have work to the end. */
    public boolean isShared() {
        return mayBeShared() && sharing != Splitter.NONE;
    }

    /** Returns these settings with other parts that are done. Those parts must have been made by this {@link #splitter}. */
    public RunSettings after(DoneParts newDone) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, splitter, sharing, newDone, memory, levels);
    }

    /**
     * Returns these settings with another number of bytes of memory.
     *
     * @throws IllegalArgumentException if it is below 1
     */
    public RunSettings withMemory(long newMemory) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, splitter, sharing, done, newMemory, levels);
    }

    /** Returns these settings, but levels are kept in files. */
    public RunSettings keeping(LevelFiles newLevels) {
        return new RunSettings(threads, limit, ordered, solutionsWanted, splitter, sharing, done, memory, newLevels);
    }
}
