package io.github.filaforge.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the algorithms of polycube 1.x take over from dancing links, by numbers of pieces left. Image lists have retired
 * them: MCH is FILA by heuristic s, EMCH by e, and de Bruijn's algorithm by f. An algorithm that would begin after the next
 * one begins with it, and so is not used; 0 is never.
 *
 * @param mch from where on MCH serves
 * @param emch from where on EMCH serves
 * @param bruijn from where on de Bruijn's algorithm serves
 */
public record RetiredAlgorithms(int mch, int emch, int bruijn) {

    /**
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

    /** From where on image lists serve; 0 if dancing links do throughout. */
    public int lists() {
        return mch;
    }

    /**
     * The heuristics of the whole search.
     *
     * @param before those of dancing links, which serve until the first of these algorithms takes over
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
