package io.github.filaforge.runtime.merge.level;

import java.nio.file.Path;

/**
 * The resources that counting and listing by merged states may use. Immutable.
 *
 * @param memory the number of bytes of the heap
 * @param threads the greatest number of threads, at least 1
 * @param folder the folder of the files for levels that do not fit in memory; the files vanish when the program ends
 * @param windows the greatest number of windows that are searched, at least 1; they are found before anything else, about a
 *     million in a second
 */
public record MergeResources(long memory, int threads, Path folder, long windows) {

    /** The limit for windows of resources that have no limit. */
    public static final long ANY_WINDOWS = Integer.MAX_VALUE;

    private static final int PARTS_OF_HEAP = 3;
    private static final int ALL_PARTS = 5;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if the memory or the number of threads is below 1
     */
    public MergeResources {
        if (memory < 1 || threads < 1) {
            throw new IllegalArgumentException("merging needs memory and a thread, but is to have " + memory
                    + " bytes and " + threads + " threads");
        }
    }

    /** Creates resources with the folder that the system has for temporary files. */
    public MergeResources(long memory, int threads) {
        this(memory, threads, Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** Creates resources without a limit for windows. */
    public MergeResources(long memory, int threads, Path folder) {
        this(memory, threads, folder, ANY_WINDOWS);
    }

    /** Returns these resources with a limit for windows: with more windows, nothing is merged. */
    public MergeResources withWindows(long most) {
        return new MergeResources(memory, threads, folder, Math.min(most, ANY_WINDOWS));
    }

    /**
     * Returns three fifths of the heap, and one thread for each processor. Three quarters are too much: by default the JVM
     * has only two thirds of the heap for long-lived objects, so that memory ran out before merging reached its limit.
     */
    public static MergeResources standard() {
        return new MergeResources(
                Runtime.getRuntime().maxMemory() / ALL_PARTS * PARTS_OF_HEAP,
                Runtime.getRuntime().availableProcessors());
    }
}
