package io.github.filaforge.edge.score;

/** The classes that a group gives the pieces (section "Good Groups/Bad Groups" of the article). */
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
    PINNED;

    /** Returns true if a check on good pieces counts the class: precious pieces are good. */
    public boolean isGood() {
        return this == PRECIOUS || this == GOOD;
    }
}
