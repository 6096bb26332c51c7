package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Frame;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Target;
import io.github.filaforge.strategy.StrategyPlan;
import io.github.filaforge.strategy.fila.TranslatePlan.Kind;
import io.github.filaforge.strategy.fila.TranslatePlan.TranslateSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The image list sets of FILA with images whose cells are counted from the target. Targets share a list if their lists are
 * translates of one another. A shared list may have an image that leaves the region at some of these targets. It never fits
 * there, because the occupancy has the cells beyond the region filled.
 *
 * @param images the images and the numbers of the cells
 * @param kinds the kinds of targets
 * @param kindOf the index of the kind of each cell of the frame, or -1 if no image can fill the cell when it is the target
 */
public record TranslatePlan(FramedImages images, List<Kind> kinds, List<Integer> kindOf) implements StrategyPlan {

    /**
     * Targets that share their lists.
     *
     * @param mask the ILSI bits that are known for all of these targets without a test of the occupancy
     * @param neighbours the neighbours that have to be tested, by direction, as cells counted from the target; empty without
     *     NOF
     * @param sets the image list sets that are not empty, by ascending ILSI
     * @param excluded for each image that a filter excludes at some of these targets, the cells of the frame of these
     *     targets
     */
    public record Kind(
            int mask, Map<Direction, Integer> neighbours, List<TranslateSet> sets, Map<Integer, BitSet> excluded) {

        public Kind {
            sets = List.copyOf(sets);
        }
    }

    /**
     * An image list set.
     *
     * @param ilsi the image list set index
     * @param images the numbers of the images, shape by shape
     */
    public record TranslateSet(int ilsi, List<Integer> images) {

        public TranslateSet {
            images = List.copyOf(images);
        }
    }

    /** The greatest number of images of a solver. Each image counts once for every image list set that contains it. */
    private static final int MAX_LIST_ENTRIES = 30_000;

    public TranslatePlan {
        kinds = List.copyOf(kinds);
        kindOf = List.copyOf(kindOf);
    }

    static TranslatePlan of(FixedOrderPlan search) {
        return new Planner(FramedImages.of(search)).plan();
    }

    @Override
    public FixedOrderPlan search() {
        return images.search();
    }

    @Override
    public Optional<String> obstacle() {
        long entries = kinds.stream()
                .flatMap(kind -> kind.sets().stream())
                .mapToLong(set -> set.images().size())
                .sum();
        return FilaStrategy.tooLong(entries, MAX_LIST_ENTRIES);
    }

    @Override
    public SearchCost cost(Estimate fits) {
        return SearchCost.of(fits, FilaStrategy.NANOS);
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new TranslateEmitter(this, request).source();
    }

    /** Finds the targets whose image list sets are translates of one another. */
    private static final class Planner {

        private final FramedImages images;
        private final Lattice lattice;
        /** The cells of the region by the cell of the frame; null in the gaps. */
        private final List<Cell> cells;
        /** A cell of the frame for each image at which the image lies in the region. */
        private final List<Integer> examples;

        private final List<Members> kinds = new ArrayList<>();

        private Planner(FramedImages images) {
            this.images = images;
            this.lattice = images.search().catalog().region().lattice();
            Frame frame = images.frame();
            CellOrder order = images.search().order();
            this.cells = new ArrayList<>(Collections.nCopies(frame.size(), null));
            for (int position = 0; position < order.size(); position++) {
                cells.set(
                        frame.cell(position), images.search().catalog().region().cell(order.cellAt(position)));
            }
            this.examples = new ArrayList<>(Collections.nCopies(images.images().size(), -1));
            for (int cell = 0; cell < frame.size(); cell++) {
                int first = cell;
                images.bounded().get(cell).stream().forEach(image -> examples.set(image, first));
            }
        }

        /**
         * Targets that share their lists, with all images of these targets and all neighbours that have to be tested for any
         * of them.
         */
        private static final class Members {
            private final List<Integer> cells = new ArrayList<>();
            private final BitSet images = new BitSet();
            private final Map<Direction, Integer> neighbours = new TreeMap<>();
        }

        private TranslatePlan plan() {
            Frame frame = images.frame();
            List<Integer> kindOf = new ArrayList<>(Collections.nCopies(frame.size(), -1));
            for (Target target : images.search().targets()) {
                int cell = frame.cell(target.position());
                if (!images.bounded().get(cell).isEmpty()) {
                    kindOf.set(cell, join(cell, neighbours(target)));
                }
            }
            return new TranslatePlan(images, kinds.stream().map(this::kind).toList(), kindOf);
        }

        private Map<Direction, Integer> neighbours(Target target) {
            Map<Direction, Integer> neighbours = new TreeMap<>();
            Frame frame = images.frame();
            target.neighbours()
                    .forEach((direction, position) ->
                            neighbours.put(direction, frame.cell(position) - frame.cell(target.position())));
            return neighbours;
        }

        /** Adds a target to the first kind that takes it, or to a new kind, and returns the index of the kind. */
        private int join(int cell, Map<Direction, Integer> neighbours) {
            int kind = 0;
            while (kind < kinds.size() && !takes(kinds.get(kind), cell, neighbours)) {
                kind++;
            }
            if (kind == kinds.size()) {
                kinds.add(new Members());
            }
            Members members = kinds.get(kind);
            members.cells.add(cell);
            members.images.or(images.bounded().get(cell));
            members.neighbours.putAll(neighbours);
            return kind;
        }

        private boolean takes(Members members, int cell, Map<Direction, Integer> neighbours) {
            for (Map.Entry<Direction, Integer> neighbour : neighbours.entrySet()) {
                Integer same = members.neighbours.get(neighbour.getKey());
                boolean filledThere =
                        members.cells.stream().allMatch(other -> cellAt(other + neighbour.getValue()) == null);
                if (same == null ? !filledThere : !same.equals(neighbour.getValue())) {
                    return false;
                }
            }
            BitSet own = images.bounded().get(cell);
            return members.neighbours.entrySet().stream()
                            .allMatch(neighbour -> neighbours.containsKey(neighbour.getKey())
                                    || cellAt(cell + neighbour.getValue()) == null)
                    && !comeApart(members.images, cell)
                    && members.cells.stream().noneMatch(other -> comeApart(own, other));
        }

        /**
         * Returns true if a candidate at a cell has all its cells in the region, but is no translate, because the end of a
         * row tears it apart.
         */
        private boolean comeApart(BitSet candidates, int cell) {
            return candidates.stream()
                    .anyMatch(image -> !images.bounded().get(cell).get(image)
                            && staysInside(image, cell)
                            && !isTranslate(image, cell));
        }

        private boolean staysInside(int image, int cell) {
            return images.images().get(image).cells().stream().allMatch(step -> cellAt(cell + step) != null);
        }

        private boolean isTranslate(int image, int cell) {
            List<Integer> steps = images.images().get(image).cells();
            Cell from = cellAt(examples.get(image));
            Cell to = cellAt(cell);
            return steps.stream()
                    .allMatch(step -> cellAt(examples.get(image) + step)
                            .minus(from)
                            .equals(cellAt(cell + step).minus(to)));
        }

        private Cell cellAt(int cell) {
            return cell < cells.size() ? cells.get(cell) : null;
        }

        private Kind kind(Members members) {
            int mask = 0;
            for (Direction direction : lattice.directions()) {
                mask |= members.neighbours.containsKey(direction) ? 0 : direction.ilsiBit();
            }
            Map<Integer, BitSet> excluded = new TreeMap<>();
            members.images.stream().forEach(image -> {
                BitSet at = new BitSet();
                members.cells.stream()
                        .filter(cell -> staysInside(image, cell)
                                && !images.bounded().get(cell).get(image))
                        .forEach(at::set);
                if (!at.isEmpty()) {
                    excluded.put(image, at);
                }
            });
            List<TranslateSet> sets = new ArrayList<>();
            for (int ilsi = mask; ilsi < 1 << lattice.directions().size(); ilsi = (ilsi + 1) | mask) {
                int index = ilsi;
                List<Integer> list = members.images.stream()
                        .filter(image -> missesNeighbours(image, members, index))
                        .boxed()
                        .toList();
                if (!list.isEmpty()) {
                    sets.add(new TranslateSet(ilsi, list));
                }
            }
            return new Kind(mask, members.neighbours, sets, excluded);
        }

        private boolean missesNeighbours(int image, Members members, int ilsi) {
            return members.neighbours.entrySet().stream()
                    .noneMatch(neighbour -> (ilsi & neighbour.getKey().ilsiBit()) != 0
                            && images.images().get(image).cells().contains(neighbour.getValue()));
        }
    }
}
