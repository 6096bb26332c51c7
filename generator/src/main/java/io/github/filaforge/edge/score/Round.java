package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.runtime.edge.RoundSolver.Attempt;
import java.util.stream.Collectors;

/**
 * A round of a search for the best board: an attempt to find a board with a score, in one order and with one slip array.
 *
 * @param order the order of all cells
 * @param firstSlip the least depth of a slip of all rounds in this order that share tables
 * @param array the slip array
 * @param early the colours that are used up early
 * @param attempt the score, the seed and the limits of the attempt
 */
public record Round(BoardOrder order, int firstSlip, SlipArray array, EarlyColours early, Attempt attempt) {

    /** Returns this round in words, without a line feed: the score, the order, the limit and the slips. */
    public String text() {
        return attempt.score() + " in order " + order.name() + ", up to " + attempt.nodes() + " placements, "
                + (array.slips() == 0 ? "no slips" : "slip array " + array.text())
                + (early.colours().isEmpty()
                        ? ""
                        : ", " + (early.colours().size() == 1 ? "colour " : "colours ")
                                + early.colours().stream().map(String::valueOf).collect(Collectors.joining(" and "))
                                + " within " + early.percent() + " % of the inner cells");
    }
}
