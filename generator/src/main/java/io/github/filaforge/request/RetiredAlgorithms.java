package io.github.filaforge.request;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of pieces left with which the algorithms of polycube 1.x take over from dancing links. Image lists replace
 * these algorithms: MCH is FILA by heuristic s, EMCH by e, and de Bruijn's algorithm by f. An algorithm whose number is not
 * above the number of the next algorithm is not used, because the next algorithm begins in its place. 0 means that an
 * algorithm is not used.
 *
 * @param mch the number of pieces left with which MCH begins
 * @param emch the number of pieces left with which EMCH begins
 * @param bruijn the number of pieces left with which de Bruijn's algorithm begins
 */
public record RetiredAlgorithms(int mch, int emch, int bruijn) {

    /**
     * Creates the numbers.
     *
     * @throws IllegalArgumentException if a number is below 0 or above {@link OrderingSteps#MOST_PIECES}
     */
    public RetiredAlgorithms {
        if (Math.min(mch, Math.min(emch, bruijn)) < 0
                || Math.max(mch, Math.max(emch, bruijn)) > OrderingSteps.MOST_PIECES) {
            throw new IllegalArgumentException("numbers of pieces left go from 0 to " + OrderingSteps.MOST_PIECES + ": "
                    + mch + ", " + emch + ", " + bruijn);
        }
        emch = Math.max(emch, bruijn);
        mch = Math.max(mch, emch);
    }

    /** Returns the number of pieces left with which image lists begin; 0 if dancing links do the whole search. */
    public int lists() {
        return mch;
    }

    /**
     * Returns the heuristics of the whole search.
     *
     * @param before the heuristics of dancing links, which are in use until the first of these algorithms takes over
     */
    public OrderingSteps order(OrderingSteps before) {
        if (mch == 0) {
            return before;
        }
        List<OrderingSteps.Step> steps = new ArrayList<>(before.steps());
        steps.removeIf(step -> step.from() <= mch);
        if (mch > emch && !new OrderingSteps(steps).at(mch).equals(OrderingHeuristic.size())) {
            steps.add(new OrderingSteps.Step(OrderingHeuristic.size(), mch));
        }
        if (emch > bruijn) {
            steps.add(new OrderingSteps.Step(OrderingHeuristic.named("e"), emch));
        }
        if (bruijn > 0) {
            steps.add(new OrderingSteps.Step(OrderingHeuristic.natural(), bruijn));
        }
        return steps.isEmpty() ? OrderingSteps.standard() : new OrderingSteps(steps);
    }
}
