package io.github.filaforge.model;

/**
 * A bounded image: one translation of one orientation of a shape that lies inside the region.
 *
 * @param shape the index of the shape
 * @param layout the cells that it fills
 */
public record Image(int shape, Layout layout) {}
