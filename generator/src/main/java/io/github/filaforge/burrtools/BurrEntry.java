package io.github.filaforge.burrtools;

/**
 * An entry of the list of pieces of a problem: a shape, and how often it may be used. Its pieces are interchangeable, those
 * of two entries are not, even if they have the same shape.
 *
 * @param shape the number of the shape, from 0
 * @param min how many of its pieces must be used
 * @param max how many may be; so many places a solution has for it
 */
public record BurrEntry(int shape, int min, int max) {}
