package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Finds the roots of a search: first the constrained pieces, then, if generated code is to take over later, the targets
 * in their order.
 *
 * <p>The constrained piece comes first, wherever it lies; as the generator places it, the lists of the search proper
 * are free of the images that collide with it (FILA article, "Future Work").
 */
final class RootPlanner {

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final List<Target> targets;
    private final int pieces;

    RootPlanner(ImageCatalog catalog, CellOrder order, List<Target> targets) {
        this.catalog = catalog;
        this.order = order;
        this.targets = targets;
        this.pieces = catalog.shapes().stream().mapToInt(Shape::copies).sum();
    }

    /**
     * Roots, and what it takes to count each of their solutions once.
     *
     * @param roots the roots
     * @param placements the number of placements made to find the roots; index n is with n pieces left
     * @param starts how the constrained pieces lie
     * @param leavesCopies whether symmetric copies of one solution can be found from these roots
     */
    record RootPlan(List<Root> roots, List<Long> placements, List<Start> starts, boolean leavesCopies) {}

    /**
     * The roots.
     *
     * @param handOver the number of pieces that every root is to leave; if absent, the roots are the starts
     * @throws PlanException if there would be more than {@link Root#MOST}
     */
    RootPlan plan(OptionalInt handOver) throws PlanException {
        if (handOver.isPresent()) {
            int depth = Math.max(0, pieces - handOver.getAsInt());
            RootPlan roots = plan(depth, depth);
            if (roots.roots().size() > Root.MOST) {
                throw new PlanException("handing over with " + handOver.getAsInt() + " pieces left makes more than "
                        + Root.MOST + " roots; hand over with more pieces left");
            }
            return roots;
        }
        for (int depth = pieces; depth > 0; depth--) {
            RootPlan roots = plan(depth, 0);
            if (roots.roots().size() <= Root.MOST) {
                return roots;
            }
        }
        return plan(0, 0);
    }

    /**
     * What dancing links place before FILA takes over: an image of what heuristic s takes first, and then, as in polycube,
     * what else has to lie where a cell has a single image left. Where a cell has none there is no root.
     */
    RootPlan atFewest() {
        long[] placements = new long[pieces + 1];
        List<Root> roots = rootsAtFewest(placements);
        return rootPlan(roots, placements, new StartPlanner(catalog, 1));
    }

    /** Whether some roots are those of {@link #atFewest}. */
    boolean areAtFewest(List<Root> roots) {
        return rootsAtFewest(new long[pieces + 1]).equals(roots);
    }

    private List<Root> rootsAtFewest(long[] placements) {
        List<Root> roots = new ArrayList<>();
        for (Image image : FewestImages.of(catalog)) {
            placements[pieces]++;
            settle(List.of(image), roots, placements);
        }
        return roots;
    }

    private void settle(List<Image> placed, List<Root> roots, long[] placements) {
        List<Image> fewest = FewestImages.ofCell(catalog, placed);
        if (fewest.size() > 1 || placed.size() >= pieces - 1) {
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

    /** The bare region as the only root. */
    RootPlan bare() {
        return plan(0, 0);
    }

    /** The roots with at most {@code constrained} constrained pieces, extended to {@code depth} pieces. */
    private RootPlan plan(int constrained, int depth) {
        StartPlanner planner = new StartPlanner(catalog, Math.max(1, constrained));
        Root empty = Root.empty(order.size());
        List<Root> roots = new ArrayList<>();
        if (constrained == 0) {
            roots.add(empty);
        } else {
            planner.starts().forEach(start -> roots.add(root(start.images())));
        }
        long[] placements = new long[pieces + 1];
        countPrefixes(roots, placements);
        List<Root> extended = new ArrayList<>();
        for (Root root : roots) {
            extend(root, depth, extended, placements);
        }
        return rootPlan(extended, placements, planner);
    }

    private static RootPlan rootPlan(List<Root> roots, long[] placements, StartPlanner planner) {
        List<Long> counts = Arrays.stream(placements).boxed().toList();
        return new RootPlan(roots, counts, planner.starts(), planner.leavesCopies());
    }

    private Root root(List<Image> images) {
        return Root.of(
                order.size(),
                images.stream()
                        .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                        .toList());
    }

    /** Counts each placement that leads to a root once, however many roots share it. */
    private void countPrefixes(List<Root> roots, long[] placements) {
        for (int size = 1; size <= pieces; size++) {
            int prefix = size;
            placements[pieces - prefix + 1] += roots.stream()
                    .filter(root -> root.size() >= prefix)
                    .map(root -> root.images().subList(0, prefix))
                    .distinct()
                    .count();
        }
    }

    private void extend(Root root, int depth, List<Root> extended, long[] placements) {
        if (root.size() >= depth) {
            extended.add(root);
            return;
        }
        for (Image image : fits(root)) {
            if (extended.size() > Root.MOST) {
                return;
            }
            placements[pieces - root.size()]++;
            extend(root.with(image), depth, extended, placements);
        }
    }

    /** The images that fit the target of a root. */
    private List<Image> fits(Root root) {
        List<Image> fits = new ArrayList<>();
        int first = firstOpen(root.occupancy());
        for (Target target : targets) {
            if (target.position() == first) {
                for (ImageList list :
                        target.widestSet().without(root.occupancy()).lists()) {
                    int shape = list.shape().index();
                    if (root.placed(shape) < list.shape().copies()) {
                        list.layouts().forEach(layout -> fits.add(new Image(shape, layout)));
                    }
                }
            }
        }
        return fits;
    }

    private int firstOpen(Layout occupancy) {
        int position = 0;
        while (position < order.size() && occupancy.contains(position)) {
            position++;
        }
        return position;
    }
}
