package io.github.filaforge.edge.score;

import java.util.List;

/**
 * What a search with slips may expect.
 *
 * @param boards by the number of cells filled, from 0, and by slips: how many partial boards the search comes to
 * @param nodes how many pieces it places
 */
public record ChainEstimate(List<List<Magnitude>> boards, Magnitude nodes) {

    /** Takes a copy of the list. */
    public ChainEstimate {
        boards = List.copyOf(boards);
    }

    /**
     * How often the search comes to a depth to fill its cell, whatever the slips.
     *
     * @param depth from 0; the number of cells for full boards
     */
    public Magnitude visits(int depth) {
        return sum(boards.get(depth));
    }

    /** How many full boards it finds: all have the target score of the slip array or more. */
    public Magnitude fullBoards() {
        return visits(boards.size() - 1);
    }

    /** How many nodes a full board costs. */
    public Magnitude nodesPerBoard() {
        return nodes.over(fullBoards());
    }

    /**
     * How many nodes this search takes for a full board with no more slips than some; one for the score of the joins less
     * these slips.
     *
     * @param slips up to those of the slip array
     */
    public Magnitude nodesPerBoard(int slips) {
        return nodes.over(sum(boards.get(boards.size() - 1).subList(0, slips + 1)));
    }

    private static Magnitude sum(List<Magnitude> values) {
        return values.stream().reduce(Magnitude.ZERO, Magnitude::plus);
    }
}
