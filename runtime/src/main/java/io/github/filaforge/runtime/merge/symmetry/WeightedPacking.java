package io.github.filaforge.runtime.merge.symmetry;

import io.github.filaforge.runtime.merge.window.Packing;

/**
 * A packing with a factor for the number of its solutions in a sum.
 *
 * @param times the factor, at least 1
 * @param packing the packing whose solutions are counted
 */
public record WeightedPacking(int times, Packing packing) {}
