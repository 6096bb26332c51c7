package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Box;
import io.github.filaforge.runtime.merge.Packing;
import io.github.filaforge.runtime.merge.WindowAutomaton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Chooses the order in which merged states take the cells: the one with the fewest states if pieces are not counted. In boxes
 * these are rows, columns, layers along each axis and diagonals; for PT12 diagonals have 4.5 million, columns more than 10.
 */
public final class MergedOrder {

    /** Where every order has more, that with the shortest images is taken. */
    private static final long MOST_STATES = 20_000;

    private MergedOrder() {}

    /** The order of the cells of a catalogue. */
    public static CellOrder best(ImageCatalog catalog) {
        List<Candidate> candidates = candidates(catalog);
        CellOrder best = candidates.get(0).order();
        long most = MOST_STATES;
        for (Candidate candidate : candidates) {
            if (candidate.isPossible()) {
                OptionalLong size = WindowAutomaton.size(candidate.packing(), most);
                if (size.isPresent() && size.getAsLong() < most) {
                    best = candidate.order();
                    most = size.getAsLong();
                }
            }
        }
        return best;
    }

    /** An order, and what is to be packed in it. */
    private record Candidate(CellOrder order, Packing packing, int reach) {

        static Candidate of(CellOrder order, ImageCatalog catalog) {
            Packing packing = MergedStatesPlan.packing(catalog, order);
            return new Candidate(order, packing, packing.reach());
        }

        boolean isPossible() {
            return reach <= WindowAutomaton.FURTHEST;
        }
    }

    /** All that are tried, first those whose images end soonest after they begin. */
    private static List<Candidate> candidates(ImageCatalog catalog) {
        List<Candidate> candidates = new ArrayList<>();
        List<List<Integer>> cells = new ArrayList<>();
        for (String heuristic : heuristics(catalog.puzzle().box())) {
            CellOrder order = CellOrder.by(heuristic(heuristic), catalog.puzzle());
            List<Integer> own = new ArrayList<>();
            for (int position = 0; position < order.size(); position++) {
                own.add(order.cellAt(position));
            }
            if (!cells.contains(own)) {
                cells.add(own);
                candidates.add(Candidate.of(order, catalog));
            }
        }
        candidates.sort(Comparator.comparingInt(Candidate::reach));
        return candidates;
    }

    /** Cells that a heuristic does not tell apart come by x, y and z. */
    private static List<String> heuristics(Box box) {
        int x = box.xDim();
        int y = box.yDim();
        int z = box.zDim();
        return List.of(
                "f",
                "y",
                "z",
                weights(y * z, 1, y),
                weights(1, x * z, x),
                weights(1, x, x * y),
                "xyz",
                weights(1, -1, 0));
    }

    private static String weights(int x, int y, int z) {
        return String.format(Locale.ROOT, "l@%d,%d,%d", x, y, z);
    }

    private static OrderingHeuristic heuristic(String text) {
        try {
            return OrderingSteps.parse(text).at(1);
        } catch (OrderingException e) {
            throw new IllegalStateException(e);
        }
    }
}
