package io.github.filaforge.edge.score;

/**
 * The average numbers of pieces that fit at each depth of a search with slips. They are the factors of the chain in the
 * appendix of the eii article ({@link SlipChain}).
 */
public interface Branching {

    /** Returns the number of cells that are filled. */
    int depths();

    /**
     * Returns the average number of pieces that fit all neighbours: {@code n x fitProb} of the eii article.
     *
     * @param depth the index of the cell in the order, from 0
     * @param slips the number of slips of the board
     */
    double fit(int depth, int slips);

    /**
     * Returns the average number of pieces that fit but for one join that may slip: {@code n x halfFitProb} of the eii
     * article.
     */
    double half(int depth, int slips);

    /** Returns true if a piece is placed at a depth; pinned ones lie there already. */
    default boolean isPlaced(int depth) {
        return true;
    }
}
