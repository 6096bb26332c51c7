package io.github.filaforge.burrtools;

import java.util.Map;

/**
 * An entry of the list of pieces of a problem: a shape, and how often it may be used. The pieces of one entry are
 * interchangeable; pieces of two entries are not, even if both entries have one shape.
 *
 * @param shape the number of the shape, from 0
 * @param min the least number of its pieces that must be used
 * @param max the greatest number of its pieces that may be used, which is the number of places that a solution has for it
 * @param groups the greatest number of its pieces that may stay together with other pieces of a group, by the number of the
 *     group, from 1
 */
public record BurrEntry(int shape, int min, int max, Map<Integer, Integer> groups) {

    /** Copies the map. */
    public BurrEntry {
        groups = Map.copyOf(groups);
    }

    /** Makes an entry whose pieces are in no group. */
    public BurrEntry(int shape, int min, int max) {
        this(shape, min, max, Map.of());
    }
}
