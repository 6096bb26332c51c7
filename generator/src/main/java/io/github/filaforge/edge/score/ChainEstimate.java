package io.github.filaforge.edge.score;

import java.util.List;

/**
 * The result that a search with slips may expect.
 *
 * @param boards the number of partial boards that the search reaches, by the number of cells filled, from 0, and by slips
 * @param nodes the number of pieces that the search places
 */
public record ChainEstimate(List<List<Magnitude>> boards, Magnitude nodes) {

    /** Takes a copy of the list. */
    public ChainEstimate {
        boards = List.copyOf(boards);
    }

    /**
     * Returns the number of times that the search reaches a depth to fill its cell, whatever the slips.
     *
     * @param depth the depth from 0; the number of cells for full boards
     */
    public Magnitude visits(int depth) {
        return sum(boards.get(depth));
    }

    /** Returns the number of full boards that the search finds: all have at least the target score of the slip array. */
    public Magnitude fullBoards() {
        return visits(boards.size() - 1);
    }

    /** Returns the number of nodes that a full board costs. */
    public Magnitude nodesPerBoard() {
        return nodes.over(fullBoards());
    }

    /**
     * Returns the number of nodes that this search takes for a full board with at most a number of slips, which has at least
     * the score of all joins less these slips.
     *
     * @param slips the number of slips, at most that of the slip array
     */
    public Magnitude nodesPerBoard(int slips) {
        return nodes.over(sum(boards.get(boards.size() - 1).subList(0, slips + 1)));
    }

    private static Magnitude sum(List<Magnitude> values) {
        return values.stream().reduce(Magnitude.ZERO, Magnitude::plus);
    }
}
