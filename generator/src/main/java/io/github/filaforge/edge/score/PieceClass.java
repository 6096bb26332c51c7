package io.github.filaforge.edge.score;

/** What a group makes of a piece (section "Good Groups/Bad Groups" of the article). */
public enum PieceClass {
    /** The best of the good ones, saved for the end. */
    PRECIOUS,
    /** The other good ones. */
    GOOD,
    /** Those to be used early. */
    BAD,
    /** The worst of the bad ones, to be used first of all. */
    USELESS,
    /** Pieces whose place is given; no check counts them. */
    PINNED;

    /** Whether a check on good pieces counts it: precious ones are good. */
    public boolean isGood() {
        return this == PRECIOUS || this == GOOD;
    }
}
