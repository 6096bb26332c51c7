package io.github.filaforge.model;

/**
 * A colour of a piece's cell and one of a container's cell that go together.
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

    /** As definitions have it: {@code 1-2}. */
    @Override
    public String toString() {
        return piece + "-" + container;
    }
}
