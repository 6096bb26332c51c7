package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.merge.window.WindowAutomaton;
import io.github.filaforge.runtime.merge.window.WindowSearch;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Chooses the order in which a search that merges states takes the cells: the order with the fewest states if pieces are not
 * counted. The candidates are rows, columns, layers along each axis and diagonals of the box. For {@code def/PT12.txt},
 * diagonals have 0.9 million states, and columns more than 6 million. Each order that was found is stored. For one thread.
 */
public final class MergedOrder {

    /**
     * The first limit of the number of states. An order with at most this number of states is found in a moment. Then the
     * states of the other orders are counted only up to its number.
     */
    private static final long FEW_STATES = 20_000;

    /** The factor from one limit to the next, which is used if every order has more states than the limit. */
    private static final int STEP = 8;

    /**
     * The last limit. For each order, the count up to this number takes half a second. If every order has more states, the
     * orders are compared by their images.
     */
    private static final long MOST_STATES = FEW_STATES * STEP * STEP;

    /**
     * The greatest quotient of the reach of the chosen order and the least reach, if states are not counted. So diagonals
     * are chosen only if their images are shorter by a ninth at least. In 9x10 the images of rows are longer by one cell,
     * but rows have 27 million states, and diagonals 44 million.
     */
    private static final double LONGER = 1.125;

    private final ImageCatalog catalog;
    /** All orders, and the possible orders that differ. They are made on the first use. */
    private List<Candidate> candidates;

    private List<Candidate> possible;
    /** The order with the fewest states for each limit that was tried; empty if every order has more states. */
    private final Map<Long, Optional<CellOrder>> found = new HashMap<>();

    public MergedOrder(ImageCatalog catalog) {
        this.catalog = catalog;
    }

    public ImageCatalog catalog() {
        return catalog;
    }

    private List<Candidate> candidates() {
        if (candidates == null) {
            List<Candidate> all = new ArrayList<>();
            Set<List<Integer>> known = new HashSet<>();
            for (String heuristic : heuristics(catalog.puzzle().box())) {
                CellOrder order = CellOrder.by(heuristic(heuristic), catalog.puzzle());
                if (known.add(
                        IntStream.range(0, order.size()).mapToObj(order::cellAt).toList())) {
                    Packing packing = MergedStatesPlan.packing(catalog, order);
                    all.add(new Candidate(order, packing, packing.reach()));
                }
            }
            candidates = all;
        }
        return candidates;
    }

    /**
     * Returns the reach of the order with the least reach: the greatest distance from the first to the last cell of an
     * image.
     */
    public int reach() {
        return candidates().stream().mapToInt(Candidate::reach).min().orElseThrow();
    }

    /** Returns the order for the search. */
    public CellOrder best() {
        return best(MOST_STATES);
    }

    /** Returns the order for the search, with a count of states that takes only a moment. */
    public CellOrder soon() {
        return best(FEW_STATES);
    }

    private CellOrder best(long last) {
        if (possible == null) {
            // One of the orders whose windows are equal is enough, as along the axes of a cube.
            Set<List<Set<IntBuffer>>> windows = new HashSet<>();
            possible = candidates().stream()
                    .filter(candidate -> candidate.reach() <= WindowAutomaton.FURTHEST)
                    .filter(candidate -> windows.add(candidate.imagesByTarget()))
                    .toList();
        }
        // If states cannot be merged, or there is one order, states are not counted.
        if (possible.size() > 1 && MergedStatesPlan.obstacle(catalog).isEmpty()) {
            for (long most = FEW_STATES; most <= last; most *= STEP) {
                Optional<CellOrder> best = found.computeIfAbsent(most, this::fewestStates);
                if (best.isPresent()) {
                    return best.get();
                }
            }
        }
        double longest = LONGER * reach();
        return candidates().stream()
                .filter(candidate -> candidate.reach() <= longest)
                .findFirst()
                .orElseThrow()
                .order();
    }

    /** Returns the order with the fewest states; empty if every order has more states than a number. */
    private Optional<CellOrder> fewestStates(long number) {
        CellOrder best = null;
        long most = number;
        for (Candidate candidate : possible) {
            OptionalLong size = WindowSearch.count(candidate.packing(), most);
            if (size.isPresent() && (best == null || size.getAsLong() < most)) {
                best = candidate.order();
                most = size.getAsLong();
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * An order of the cells.
     *
     * @param order the order
     * @param packing the images with the positions of this order
     * @param reach the greatest distance from the first to the last cell of an image
     */
    private record Candidate(CellOrder order, Packing packing, int reach) {

        /** Returns for each target the cells of the images that have it first, whatever their shapes. */
        List<Set<IntBuffer>> imagesByTarget() {
            List<Set<IntBuffer>> images = new ArrayList<>();
            for (int target = 0; target < packing.size(); target++) {
                images.add(IntStream.of(packing.imagesAt(target))
                        .mapToObj(packing::cells)
                        .map(IntBuffer::wrap)
                        .collect(Collectors.toSet()));
            }
            return images;
        }
    }

    /** Returns the texts of the heuristics. Cells with equal keys are in the order of x, y and z. */
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
