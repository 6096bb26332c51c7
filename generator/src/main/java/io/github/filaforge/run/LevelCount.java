package io.github.filaforge.run;

/**
 * How often placing a piece was tried, and fitted, with a given number of pieces left.
 *
 * @param left the number of pieces left before the placement
 * @param attempts the number of tries
 * @param fits the number of tries that fitted
 */
public record LevelCount(int left, long attempts, long fits) {}
