package io.github.filaforge.edge.score;

import java.util.List;

/**
 * A group of pieces that fit together well, called good, with the class of each piece of the puzzle.
 *
 * @param classes the class of each piece
 * @param tileability the number of fillings of the rim block by the group
 */
public record PieceGroup(List<PieceClass> classes, long tileability) {

    public PieceGroup {
        classes = List.copyOf(classes);
    }

    /** The classes that a group gives the pieces (section "Good Groups/Bad Groups" of the eii article). */
    public enum PieceClass {
        /** The best of the good pieces, saved for the end. */
        PRECIOUS,
        /** The other good pieces. */
        GOOD,
        /** The pieces that are to be used early. */
        BAD,
        /** The worst of the bad pieces, to be used first of all. */
        USELESS,
        /** The pieces whose place is given; no check counts them. */
        PINNED
    }
}
