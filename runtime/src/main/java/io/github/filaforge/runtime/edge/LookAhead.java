package io.github.filaforge.runtime.edge;

import java.util.Optional;

/**
 * The further lists of a position that have only the placements which leave a placement for the next cell. The next cell has
 * the piece of this position beside it, and at most one other piece, which was placed before. For each colour of that other
 * piece there is a list for each key of the position. A list has room for the words of the plain list of its key.
 *
 * @param position the position
 * @param side the side of the next cell where the other piece is; -1 if there is none
 * @param factor the number by which the field of the other piece for the next cell is multiplied in the index of a list
 * @param colours the number of colours of the other piece; 1 if there is none
 * @param words the number of words of all lists
 * @param base the index of the first word
 */
public record LookAhead(int position, int side, int factor, int colours, long words, int base) {

    private static final int MOST_SIDES = 2;

    /** Returns the look-ahead of a position, without its base; empty if the next cell is no neighbour, or has more others. */
    static Optional<LookAhead> of(EdgeLists lists, WordFields fields, int position) {
        int next = position + 1;
        int known = lists.knownCount(next);
        // The side whose neighbour was filled last comes first.
        boolean isNeighbour = known > 0 && lists.neighbour(next, lists.knownSide(next, 0)) == position;
        if (!isNeighbour || known > MOST_SIDES) {
            return Optional.empty();
        }
        long size = (long) lists.keys(position) * fields.room(position);
        if (known == 1) {
            return Optional.of(new LookAhead(position, -1, 0, 1, size, 0));
        }
        int side = lists.knownSide(next, 1);
        boolean isTwice = lists.neighbour(next, side) == position;
        long fieldWeight = (long) lists.colourCount() * fields.room(next);
        long words = size * lists.colourCount();
        if (isTwice || size % fieldWeight != 0 || words > Integer.MAX_VALUE) {
            return Optional.empty();
        }
        return Optional.of(new LookAhead(position, side, (int) (size / fieldWeight), lists.colourCount(), words, 0));
    }

    LookAhead withBase(int other) {
        return new LookAhead(position, side, factor, colours, words, other);
    }

    /** Returns true if a placement leaves one for the next cell, beside another piece of some colour. */
    boolean leavesOne(EdgeLists lists, int placement, int colour) {
        int next = position + 1;
        int beside = lists.colour(placement, lists.knownSide(next, 0) + 2 & EdgeBoard.SIDES - 1);
        return lists.list(next, beside + colour * lists.colourCount()).length > 0;
    }
}
