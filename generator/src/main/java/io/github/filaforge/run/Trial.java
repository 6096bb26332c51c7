package io.github.filaforge.run;

/**
 * The result of one trial of a sampled search.
 *
 * @param solutions the number of solutions that it reported
 * @param fits the number of placements
 * @param seconds the time it took
 */
public record Trial(long solutions, long fits, double seconds) {}
