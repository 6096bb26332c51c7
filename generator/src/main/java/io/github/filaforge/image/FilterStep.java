package io.github.filaforge.image;

/**
 * The effect of one filter on the number of images.
 *
 * @param filter the name of the filter and its settings, for people
 * @param before the number of images before it
 * @param after the number of images after it
 */
public record FilterStep(String filter, int before, int after) {

    public int removed() {
        return before - after;
    }
}
