package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.RunSettings;

/**
 * How parts are searched. Immutable.
 *
 * @param kept whether solutions are kept, or only counted
 * @param budgetSeconds what a part may take before it is given up and split; infinite if it may take any time
 * @param memory the number of bytes that a search may take which remembers its states
 */
public record PartSettings(boolean kept, double budgetSeconds, long memory) {

    /** What a part that can be split may take if nothing else is said; of a process that is killed no thread loses more. */
    public static final double STANDARD_SECONDS = 60;

    /** Solutions are kept, with the budget that parts have if nothing else is said. */
    public static PartSettings standard() {
        return new PartSettings(true, STANDARD_SECONDS, RunSettings.standard().memory());
    }

    /** The same with solutions only counted. */
    public PartSettings countingOnly() {
        return new PartSettings(false, budgetSeconds, memory);
    }

    /** The same with another budget. */
    public PartSettings withBudget(double seconds) {
        return new PartSettings(kept, seconds, memory);
    }

    /** The same with another memory. */
    public PartSettings withMemory(long bytes) {
        return new PartSettings(kept, budgetSeconds, bytes);
    }

    /**
     * What a search is told of the whole run: the same whether solutions are kept or counted, so that merged states have the same
     * parts.
     */
    RunSettings runSettings() {
        return RunSettings.standard().withMemory(memory);
    }
}
