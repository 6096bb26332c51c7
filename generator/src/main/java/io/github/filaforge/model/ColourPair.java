package io.github.filaforge.model;

/**
 * A pair of colours that go together: one of a cell of a piece, and one of a cell of the container.
 *
 * @param piece the colour of the piece, from 1
 * @param container the colour of the container, from 1
 */
public record ColourPair(int piece, int container) implements Comparable<ColourPair> {

    @Override
    public int compareTo(ColourPair other) {
        int order = Integer.compare(piece, other.piece);
        return order == 0 ? Integer.compare(container, other.container) : order;
    }

    /** Returns the pair as definitions have it: {@code 1-2}. */
    @Override
    public String toString() {
        return piece + "-" + container;
    }
}
