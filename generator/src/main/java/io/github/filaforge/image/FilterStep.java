package io.github.filaforge.image;

/**
 * What one filter did to the number of images.
 *
 * @param filter what the filter is and what it was told, for people
 * @param before the number of images before it
 * @param after the number of images after it
 */
public record FilterStep(String filter, int before, int after) {

    /** The number of images that the filter removed. */
    public int removed() {
        return before - after;
    }
}
