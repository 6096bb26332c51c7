package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the roots of a search.
 *
 * <p>The constrained piece comes first, whatever its place. Because the generator places it, the lists of the search do not
 * have the images that collide with it (FILA article, "Future Work").
 */
final class RootPlanner {

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final int pieces;

    RootPlanner(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
        this.pieces = catalog.pieces();
    }

    /**
     * Roots, and the data that are needed to count each of their solutions once.
     *
     * @param roots the roots
     * @param starts the ways in which the constrained pieces may lie
     * @param leavesCopies true if a search from these roots can find symmetric copies of a solution
     */
    record RootPlan(Roots roots, List<ConstrainedStart> starts, boolean leavesCopies) {}

    /** Returns the roots of a search with a beginning. */
    RootPlan plan(RootKind beginning) {
        return switch (beginning) {
            case CONSTRAINED_PIECES -> ofConstrainedPieces();
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
        List<Root> roots = rootsAtFewest(placements);
        return rootPlan(RootKind.FEWEST_IMAGES, roots, placements, new ConstrainedStartPlanner(catalog, 1));
    }

    private List<Root> rootsAtFewest(long[] placements) {
        List<Root> roots = new ArrayList<>();
        for (Image image : TightestTarget.of(catalog)) {
            placements[pieces]++;
            settle(List.of(image), roots, placements);
        }
        return roots;
    }

    private void settle(List<Image> placed, List<Root> roots, long[] placements) {
        List<Image> fewest = TightestTarget.ofCell(catalog, placed);
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

    /** Returns the roots with at most a number of constrained pieces. */
    private RootPlan ofConstrainedPieces(int most) {
        ConstrainedStartPlanner planner = new ConstrainedStartPlanner(catalog, Math.max(1, most));
        List<Root> roots = most == 0
                ? List.of(Root.empty(order.size()))
                : planner.starts().stream().map(start -> root(start.images())).toList();
        RootKind beginning = most == 0 ? RootKind.BARE_REGION : RootKind.CONSTRAINED_PIECES;
        return rootPlan(beginning, roots, prefixCounts(roots), planner);
    }

    private static RootPlan rootPlan(
            RootKind beginning, List<Root> roots, long[] placements, ConstrainedStartPlanner planner) {
        List<Long> counts = Arrays.stream(placements).boxed().toList();
        return new RootPlan(new Roots(beginning, roots, counts), planner.starts(), planner.leavesCopies());
    }

    private Root root(List<Image> images) {
        return Root.of(
                order.size(),
                images.stream()
                        .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                        .toList());
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
}
