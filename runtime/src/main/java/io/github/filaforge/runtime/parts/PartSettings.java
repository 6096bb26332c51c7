package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.search.RunSettings;

/**
 * The settings of a search of parts. Immutable.
 *
 * @param storesSolutions true if solutions are stored; false if they are only counted
 * @param budgetSeconds the time that a part may take before it is given up and split, in seconds; infinite if it may take
 *     any time
 * @param memory the number of bytes that a search which stores its states may use
 */
public record PartSettings(boolean storesSolutions, double budgetSeconds, long memory) {

    /**
     * The default budget of a part that can be split, in seconds. If a process is killed, none of its threads loses more
     * than this time.
     */
    public static final double STANDARD_SECONDS = 60;

    /** Returns the standard settings: solutions are stored, with the default budget. */
    public static PartSettings standard() {
        return new PartSettings(true, STANDARD_SECONDS, RunSettings.standard().memory());
    }

    /** Returns these settings, but solutions are only counted. */
    public PartSettings countingOnly() {
        return new PartSettings(false, budgetSeconds, memory);
    }

    /** Returns these settings with another budget, in seconds. */
    public PartSettings withBudget(double seconds) {
        return new PartSettings(storesSolutions, seconds, memory);
    }

    /** Returns these settings with another number of bytes of memory. */
    public PartSettings withMemory(long bytes) {
        return new PartSettings(storesSolutions, budgetSeconds, bytes);
    }

    /**
     * Returns the settings of a run. They do not depend on whether solutions are kept or counted, so that merged states have
     * the same parts in both cases.
     */
    RunSettings runSettings() {
        return RunSettings.standard().withMemory(memory);
    }
}
