package io.github.filaforge.model;

/**
 * A bounded image: one translation of one orientation of a shape that lies inside the region.
 *
 * @param shape the index of the shape
 * @param layout the cells that it fills
 */
public record Image(int shape, Layout layout) {

    // As in Cell: the methods that the compiler makes for a record cost time at every start.
    @Override
    public boolean equals(Object other) {
        return other instanceof Image image && shape == image.shape && layout.equals(image.layout);
    }

    @Override
    public int hashCode() {
        return 31 * shape + layout.hashCode();
    }
}
