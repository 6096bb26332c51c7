package io.github.filaforge.runtime.merge;

/**
 * A packing whose solutions are part of a sum.
 *
 * @param times how often the number of its solutions counts; at least 1
 * @param packing what is to be counted
 */
public record WeightedPacking(int times, Packing packing) {}
