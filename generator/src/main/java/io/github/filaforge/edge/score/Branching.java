package io.github.filaforge.edge.score;

/**
 * How a search with slips branches: the factors of the chain in the article's appendix.
 */
public interface Branching {

    /** How many cells are filled. */
    int depths();

    /**
     * Pieces that fit all neighbours, on average: {@code n x fitProb} of the article.
     *
     * @param depth the place of the cell in the order, from 0
     * @param slips how many slips the board has
     */
    double fit(int depth, int slips);

    /** Pieces that fit but for one join that may slip, on average: {@code n x halfFitProb} of the article. */
    double half(int depth, int slips);

    /** Whether a piece is placed at a depth; pinned ones are there already. */
    default boolean isPlaced(int depth) {
        return true;
    }
}
