package io.github.filaforge.burrtools;

/**
 * An entry of the list of pieces of a problem: a shape, and how often it may be used. The pieces of one entry are
 * interchangeable; pieces of two entries are not, even if both entries have one shape.
 *
 * @param shape the number of the shape, from 0
 * @param min the least number of its pieces that must be used
 * @param max the greatest number of its pieces that may be used, which is the number of places that a solution has for it
 */
public record BurrEntry(int shape, int min, int max) {}
