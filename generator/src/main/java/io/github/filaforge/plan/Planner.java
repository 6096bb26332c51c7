package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.PuzzleSymmetry;
import io.github.filaforge.image.SymmetryGroup;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes the plan of a search from a catalogue of images, for each kind of search.
 *
 * <p>Among the images of a root the constrained piece comes first, whatever its place. Because the generator places this
 * piece, the lists of the search do not have the images that collide with it (FILA article, "Future Work").
 */
public final class Planner {

    /** The greatest number of images, times cells, that are looked at to find the constrained cell. */
    private static final long MOST_IMAGES_AT_CELLS = 200_000;

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final int pieces;

    private Planner(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
        this.pieces = catalog.pieces();
    }

    /**
     * Roots, and the test that counts each of their solutions once.
     *
     * @param roots the roots
     * @param canonicalTest the test; empty if a search from these roots finds no symmetric copies of a solution
     */
    private record RootPlan(Roots roots, Optional<CanonicalTest> canonicalTest) {}

    /**
     * Returns the plan of a search in a fixed order.
     *
     * @param nof true for neighbour occupancy filtering
     * @param beginning the images that the roots have
     */
    public static FixedOrderPlan fixedOrder(ImageCatalog catalog, CellOrder order, boolean nof, RootKind beginning) {
        Planner planner = new Planner(catalog, order);
        RootPlan plan = planner.plan(beginning);
        return new FixedOrderPlan(catalog, order, plan.roots(), plan.canonicalTest(), nof, planner.targets(nof));
    }

    /**
     * Returns the plan of a search in a fixed order with the roots of a search with chosen targets, which numbers the cells
     * in the natural order.
     *
     * @param order an order whose positions are the numbers of the cells
     * @param nof true for neighbour occupancy filtering
     */
    public static FixedOrderPlan fixedOrder(ChosenTargetsPlan chosen, CellOrder order, boolean nof) {
        return new FixedOrderPlan(
                chosen.catalog(),
                order,
                chosen.roots(),
                chosen.canonicalTest(),
                nof,
                new Planner(chosen.catalog(), order).targets(nof));
    }

    /** Returns the plan of a search with chosen targets. */
    public static ChosenTargetsPlan chosenTargets(ImageCatalog catalog, RootKind beginning) {
        CellOrder cells = CellOrder.first(catalog.region());
        RootPlan plan = new Planner(catalog, cells).plan(beginning);
        return new ChosenTargetsPlan(catalog, cells, plan.roots(), plan.canonicalTest());
    }

    /** Returns the plan of a search by a schedule, which begins with the bare region. */
    public static SchedulePlan bySchedule(ImageCatalog catalog, SearchSchedule schedule) {
        CellOrder cells = CellOrder.first(catalog.region());
        RootPlan plan = new Planner(catalog, cells).plan(RootKind.BARE_REGION);
        return new SchedulePlan(catalog, cells, plan.roots(), plan.canonicalTest(), schedule);
    }

    /** Returns the plan of a search that takes the cells in a fixed order and merges equal states. */
    public static MergedStatesPlan mergedStates(ImageCatalog catalog, CellOrder order) {
        RootPlan plan = new Planner(catalog, order).plan(RootKind.BARE_REGION);
        return new MergedStatesPlan(catalog, order, plan.roots(), plan.canonicalTest());
    }

    /** Returns the roots of a search with a beginning. */
    private RootPlan plan(RootKind beginning) {
        return switch (beginning) {
            case CONSTRAINED_PIECES -> ofConstrainedPieces();
            case CONSTRAINED_CELL -> ofConstrainedCell();
            case FEWEST_IMAGES -> atFewest();
            case BARE_REGION -> ofConstrainedPieces(0);
        };
    }

    /** Returns the roots with the greatest number of constrained pieces that does not give too many roots. */
    private RootPlan ofConstrainedPieces() {
        RootPlan plan = ofConstrainedPieces(pieces);
        int longest = longest(plan);
        while (longest > 0 && plan.roots().size() > Roots.MOST_ROOTS) {
            plan = ofConstrainedPieces(longest - 1);
            longest = longest(plan);
        }
        return plan;
    }

    /**
     * Returns one root for each set of symmetric images that cover the constrained cell; the bare region if there are too
     * many, or if every cell may stay empty. Of the cells that the symmetries carry to the fewest other cells, the
     * constrained cell is the first one that leaves the smallest share of the images.
     */
    private RootPlan ofConstrainedCell() {
        SymmetryGroup group = catalog.symmetries();
        List<Image> images = List.of();
        double share = Double.POSITIVE_INFINITY;
        for (int cell : cellsOfSmallestOrbits()) {
            List<Image> covering = catalog.allImages()
                    .filter(image -> image.layout().contains(cell))
                    .toList();
            List<Image> different = group.representatives(covering);
            if (different.size() < share * covering.size()) {
                share = (double) different.size() / covering.size();
                images = different;
            }
        }
        if (images.isEmpty() || images.size() > Roots.MOST_ROOTS) {
            return ofConstrainedPieces(0);
        }
        List<Root> roots = images.stream().map(image -> root(List.of(image))).toList();
        CanonicalTest test = new CanonicalTest(
                group, catalog.shapes().size(), roots.stream().map(Root::images).toList());
        List<Long> placements = Arrays.stream(prefixCounts(roots)).boxed().toList();
        return new RootPlan(new Roots(RootKind.CONSTRAINED_CELL, roots, placements), Optional.of(test));
    }

    /**
     * Returns the first cell of each of the smallest orbits under the symmetries, ascending. If there are too many images and
     * cells to compare, it returns the first of these cells only. Cells that may stay empty are left out.
     */
    private List<Integer> cellsOfSmallestOrbits() {
        SymmetryGroup group = catalog.symmetries();
        Layout optional = catalog.region().optional();
        BitSet reached = new BitSet();
        int fewest = Integer.MAX_VALUE;
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < order.size(); cell++) {
            if (reached.get(cell) || optional.contains(cell)) {
                continue;
            }
            BitSet orbit = new BitSet();
            for (PuzzleSymmetry symmetry : group.elements()) {
                orbit.set(symmetry.cell(cell));
            }
            reached.or(orbit);
            if (orbit.cardinality() < fewest) {
                fewest = orbit.cardinality();
                cells.clear();
            }
            if (orbit.cardinality() == fewest) {
                cells.add(cell);
            }
        }
        boolean isLong = (long) cells.size() * catalog.size() > MOST_IMAGES_AT_CELLS;
        return isLong ? cells.subList(0, 1) : cells;
    }

    /** Returns the greatest number of pieces of a root. Only a lower limit changes the roots. */
    private static int longest(RootPlan plan) {
        return plan.roots().list().stream().mapToInt(Root::size).max().orElse(0);
    }

    /**
     * Returns the roots that dancing links place before FILA takes over: each has an image that heuristic s takes first. As
     * in polycube, it then has the images that are forced, because a cell has a single image left. A root with a cell
     * without images is left out.
     */
    private RootPlan atFewest() {
        long[] placements = new long[pieces + 1];
        List<Root> roots = new ArrayList<>();
        for (Image image : TightestTarget.of(catalog)) {
            placements[pieces]++;
            settle(List.of(image), roots, placements);
        }
        return rootPlan(RootKind.FEWEST_IMAGES, roots, placements, new ConstrainedStartPlanner(catalog, 1));
    }

    private void settle(List<Image> placed, List<Root> roots, long[] placements) {
        List<Image> fewest = TightestTarget.ofCell(catalog, placed);
        // Where pieces may be left over, the region may be full before.
        boolean isFull = fewest.isEmpty() && root(placed).occupancy().size() == order.size();
        if (fewest.size() > 1 || placed.size() >= pieces - 1 || isFull) {
            roots.add(root(placed));
            return;
        }
        for (Image image : fewest) {
            placements[pieces - placed.size()]++;
            List<Image> more = new ArrayList<>(placed);
            more.add(image);
            settle(more, roots, placements);
        }
    }

    /** Returns the roots with at most a number of constrained pieces. */
    private RootPlan ofConstrainedPieces(int most) {
        ConstrainedStartPlanner planner = new ConstrainedStartPlanner(catalog, Math.max(1, most));
        List<Root> roots = most == 0
                ? List.of(Root.empty(order.size()))
                : planner.starts().stream().map(start -> root(start.images())).toList();
        RootKind beginning = most == 0 ? RootKind.BARE_REGION : RootKind.CONSTRAINED_PIECES;
        return rootPlan(beginning, roots, prefixCounts(roots), planner);
    }

    private RootPlan rootPlan(
            RootKind beginning, List<Root> roots, long[] placements, ConstrainedStartPlanner planner) {
        Optional<CanonicalTest> canonicalTest = planner.leavesCopies()
                ? Optional.of(new CanonicalTest(
                        catalog.symmetries(),
                        catalog.shapes().size(),
                        planner.starts().stream()
                                .map(start -> byPosition(start.images()))
                                .toList()))
                : Optional.empty();
        List<Long> counts = Arrays.stream(placements).boxed().toList();
        return new RootPlan(new Roots(beginning, roots, counts), canonicalTest);
    }

    private Root root(List<Image> images) {
        return Root.of(order.size(), byPosition(images));
    }

    private List<Image> byPosition(List<Image> images) {
        return images.stream().map(order::toPositions).toList();
    }

    /** Returns the numbers of placements that lead to some roots. A placement that several roots share counts once. */
    private long[] prefixCounts(List<Root> roots) {
        long[] placements = new long[pieces + 1];
        for (int size = 1; size <= pieces; size++) {
            int prefix = size;
            placements[pieces - prefix + 1] = roots.stream()
                    .filter(root -> root.size() >= prefix)
                    .map(root -> root.images().subList(0, prefix))
                    .distinct()
                    .count();
        }
        return placements;
    }

    /** Returns the image list sets of every target (FILA article, sections on NOF and POF). */
    private List<Target> targets(boolean nof) {
        // POF: when a cell is the target, all earlier cells are filled. So only images without an earlier cell can
        // fit.
        List<List<Image>> imagesByFirst = new ArrayList<>();
        for (int position = 0; position < order.size(); position++) {
            imagesByFirst.add(new ArrayList<>());
        }
        catalog.allImages().forEach(image -> {
            Image byPosition = order.toPositions(image);
            imagesByFirst.get(byPosition.layout().first()).add(byPosition);
        });
        List<Target> targets = new ArrayList<>();
        for (int position = 0; position < order.size(); position++) {
            List<Image> images = imagesByFirst.get(position);
            if (!images.isEmpty()) {
                targets.add(target(position, images, nof));
            }
        }
        return targets;
    }

    private Target target(int position, List<Image> images, boolean nof) {
        int cell = order.cellAt(position);
        Map<Direction, Integer> unknown = new TreeMap<>();
        int mask = 0;
        for (Direction direction : catalog.region().lattice().directions()) {
            int neighbour = catalog.region().neighbour(cell, direction);
            if (neighbour >= 0 && order.positionOf(neighbour) > position) {
                unknown.put(direction, order.positionOf(neighbour));
            } else {
                mask |= direction.ilsiBit();
            }
        }
        if (!nof) {
            ImageListSet all = ImageListSet.of(mask, catalog.shapes(), images, layout -> true);
            return new Target(position, cell, mask, Map.of(), List.of(all));
        }
        List<ImageListSet> sets = new ArrayList<>();
        int end = 1 << catalog.region().lattice().directions().size();
        for (int ilsi = mask; ilsi < end; ilsi = (ilsi + 1) | mask) {
            Layout occupied = occupiedNeighbours(unknown, ilsi);
            ImageListSet set = ImageListSet.of(ilsi, catalog.shapes(), images, layout -> !layout.intersects(occupied));
            if (!set.isEmpty()) {
                sets.add(set);
            }
        }
        return new Target(position, cell, mask, Collections.unmodifiableMap(unknown), sets);
    }

    private Layout occupiedNeighbours(Map<Direction, Integer> unknown, int ilsi) {
        // A stream would take some milliseconds at each start: no archive has the lambda of the entries of a TreeMap.
        int[] positions = new int[unknown.size()];
        int occupied = 0;
        for (Map.Entry<Direction, Integer> neighbour : unknown.entrySet()) {
            if ((ilsi & neighbour.getKey().ilsiBit()) != 0) {
                positions[occupied++] = neighbour.getValue();
            }
        }
        return Layout.of(order.size(), Arrays.copyOf(positions, occupied));
    }
}
