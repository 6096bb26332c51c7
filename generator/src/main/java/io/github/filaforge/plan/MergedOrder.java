package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.runtime.merge.Packing;
import io.github.filaforge.runtime.merge.WindowAutomaton;
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
 * Chooses the order in which merged states take the cells: the one with the fewest states if pieces are not counted. In boxes
 * these are rows, columns, layers along each axis and diagonals; for PT12 diagonals have 0.9 million, columns more than 6.
 * What was found is kept. For one thread.
 */
public final class MergedOrder {

    /** Where an order has no more it is found in a moment, and those of all others need not be counted further. */
    private static final long FEW_STATES = 20_000;

    /** Where every order has more, those are looked for that have no more than so many times as many. */
    private static final int STEP = 8;

    /** Where every order has more than these, which take half a second each, they are told apart by their images. */
    private static final long MOST_STATES = FEW_STATES * STEP * STEP;

    /**
     * Then diagonals are taken if their images are shorter by a ninth at least: in 9x10 those of rows are longer by one cell,
     * but rows have 27 million states, and diagonals 44.
     */
    private static final double LONGER = 1.125;

    private final ImageCatalog catalog;
    /** All orders, and those that differ; made when they are first asked for. */
    private List<Candidate> candidates;

    private List<Candidate> possible;
    /** The order with the fewest states, by how many it may have, as far as it was looked for. */
    private final Map<Long, Optional<CellOrder>> found = new HashMap<>();

    /** The orders of the cells of a catalogue. */
    public MergedOrder(ImageCatalog catalog) {
        this.catalog = catalog;
    }

    /** The catalogue. */
    public ImageCatalog catalog() {
        return catalog;
    }

    private List<Candidate> candidates() {
        if (candidates == null) {
            candidates = candidates(catalog);
        }
        return candidates;
    }

    /** How many cells after they begin images end at most, in the order in which this is least. */
    public int reach() {
        return candidates().stream().mapToInt(Candidate::reach).min().orElseThrow();
    }

    /** The order to take. */
    public CellOrder best() {
        return best(MOST_STATES);
    }

    /** The order to take as far as that is found in a moment. */
    public CellOrder soon() {
        return best(FEW_STATES);
    }

    private CellOrder best(long last) {
        if (possible == null) {
            possible = different(
                    candidates().stream().filter(Candidate::isPossible).toList());
        }
        // Where nothing can be merged, or there is no choice, states need not be counted.
        if (possible.size() > 1 && MergedStatesPlan.obstacle(catalog).isEmpty()) {
            for (long most = FEW_STATES; most <= last; most *= STEP) {
                Optional<CellOrder> best = found.computeIfAbsent(most, number -> best(possible, number));
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

    /** Without those in which there are the same windows as in others, as along the axes of a cube. */
    private static List<Candidate> different(List<Candidate> all) {
        Set<List<Set<IntBuffer>>> found = new HashSet<>();
        return all.stream()
                .filter(candidate -> found.add(candidate.imagesByTarget()))
                .toList();
    }

    /** The order with the fewest states; empty if each has more than a number. */
    private static Optional<CellOrder> best(List<Candidate> possible, long number) {
        CellOrder best = null;
        long most = number;
        for (Candidate candidate : possible) {
            OptionalLong size = WindowAutomaton.size(candidate.packing(), most);
            if (size.isPresent() && (best == null || size.getAsLong() < most)) {
                best = candidate.order();
                most = size.getAsLong();
            }
        }
        return Optional.ofNullable(best);
    }

    /** An order, and what is to be packed in it. */
    private record Candidate(CellOrder order, Packing packing, int reach) {

        static Candidate of(CellOrder order, ImageCatalog catalog) {
            Packing packing = MergedStatesPlan.packing(catalog, order);
            return new Candidate(order, packing, packing.reach());
        }

        /** For each target the cells of the images that have it first, whatever their shapes. */
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

        boolean isPossible() {
            return reach <= WindowAutomaton.FURTHEST;
        }
    }

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
