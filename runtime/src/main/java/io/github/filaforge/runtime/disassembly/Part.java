package io.github.filaforge.runtime.disassembly;

import java.util.Arrays;

/**
 * Pieces at places relative to the first of them. Equal parts come apart by equal moves. Immutable: the arrays are not changed.
 */
final class Part {

    private final int[] kinds;
    private final int[] bodies;
    private final int[] places;

    /**
     * Makes a part.
     *
     * @param kinds the kinds of the pieces that have groups, and {@link PieceGroups#PLAIN} for other pieces
     * @param bodies the numbers of the bodies in a table of clearances
     * @param places the places as {@link Motions} has them; the first is 0
     */
    Part(int[] kinds, int[] bodies, int... places) {
        this.kinds = kinds;
        this.bodies = bodies;
        this.places = places;
    }

    int[] kinds() {
        return kinds;
    }

    int[] bodies() {
        return bodies;
    }

    int[] places() {
        return places;
    }

    int size() {
        return bodies.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Part part
                && Arrays.equals(kinds, part.kinds)
                && Arrays.equals(bodies, part.bodies)
                && Arrays.equals(places, part.places);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(kinds) + Arrays.hashCode(bodies)) + Arrays.hashCode(places);
    }
}
