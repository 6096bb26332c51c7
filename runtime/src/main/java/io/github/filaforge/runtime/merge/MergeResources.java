package io.github.filaforge.runtime.merge;

import java.nio.file.Path;

/**
 * What counting and listing by merged states may take. Immutable.
 *
 * @param memory bytes of the heap
 * @param threads the most threads, at least 1
 * @param folder where levels are put for which memory has no room; they are gone when the program ends
 * @param windows the most windows that are looked for, at least 1: they come before all else, a million or so in a second
 */
public record MergeResources(long memory, int threads, Path folder, long windows) {

    private static final int PARTS_OF_HEAP = 3;
    private static final int ALL_PARTS = 5;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one of them is below 1
     */
    public MergeResources {
        if (memory < 1 || threads < 1) {
            throw new IllegalArgumentException("merging needs memory and a thread, but is to have " + memory
                    + " bytes and " + threads + " threads");
        }
    }

    /** The same, with levels put where the system has its temporary files. */
    public MergeResources(long memory, int threads) {
        this(memory, threads, Path.of(System.getProperty("java.io.tmpdir")));
    }

    /** The same with as many windows as there are. */
    public MergeResources(long memory, int threads, Path folder) {
        this(memory, threads, folder, Integer.MAX_VALUE);
    }

    /** The same, but nothing is merged if there are more windows. */
    public MergeResources withWindows(long most) {
        return new MergeResources(memory, threads, folder, Math.min(most, Integer.MAX_VALUE));
    }

    /**
     * Three fifths of the heap, and a thread for each processor. Three quarters were tried: in the JVM's default division, of
     * which long-lived objects get two thirds, memory gave out before merging knew.
     */
    public static MergeResources standard() {
        return new MergeResources(
                Runtime.getRuntime().maxMemory() / ALL_PARTS * PARTS_OF_HEAP,
                Runtime.getRuntime().availableProcessors());
    }
}
