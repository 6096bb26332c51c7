package io.github.filaforge.runtime.disassembly;

/**
 * A move: some pieces go together along a step.
 *
 * @param pieces the pieces that move, by the bits of their numbers
 * @param step the number of the step in {@link Motions}
 * @param back true if the pieces go in the opposite direction of the step
 * @param times the number of steps; 0 for a separation, after which the pieces never meet the others
 */
public record PartMove(long pieces, int step, boolean back, int times) {}
