package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the roots of a search.
 *
 * <p>The constrained piece comes first, wherever it lies; as the generator places it, the lists of the search proper
 * are free of the images that collide with it (FILA article, "Future Work").
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
     * Roots, and what it takes to count each of their solutions once.
     *
     * @param roots the roots
     * @param starts how the constrained pieces lie
     * @param leavesCopies whether symmetric copies of one solution can be found from these roots
     */
    record RootPlan(Roots roots, List<Start> starts, boolean leavesCopies) {}

    /** The roots of a search that begins so. */
    RootPlan plan(Beginning beginning) {
        return switch (beginning) {
            case CONSTRAINED_PIECES -> ofConstrainedPieces();
            case FEWEST_IMAGES -> atFewest();
            case BARE_REGION -> ofConstrainedPieces(0);
        };
    }

    /** The roots with as many constrained pieces as there can be without too many roots. */
    private RootPlan ofConstrainedPieces() {
        RootPlan plan = ofConstrainedPieces(pieces);
        int longest = longest(plan);
        while (longest > 0 && plan.roots().size() > Roots.MOST_ROOTS) {
            plan = ofConstrainedPieces(longest - 1);
            longest = longest(plan);
        }
        return plan;
    }

    /** The most pieces that a root has: fewer have to be allowed to change anything. */
    private static int longest(RootPlan plan) {
        return plan.roots().list().stream().mapToInt(Root::size).max().orElse(0);
    }

    /**
     * What dancing links place before FILA takes over: an image of what heuristic s takes first, and then, as in polycube,
     * what else has to lie where a cell has a single image left. Where a cell has none there is no root.
     */
    private RootPlan atFewest() {
        long[] placements = new long[pieces + 1];
        List<Root> roots = rootsAtFewest(placements);
        return rootPlan(Beginning.FEWEST_IMAGES, roots, placements, new StartPlanner(catalog, 1));
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

    /** The roots with at most so many constrained pieces. */
    private RootPlan ofConstrainedPieces(int most) {
        StartPlanner planner = new StartPlanner(catalog, Math.max(1, most));
        List<Root> roots = most == 0
                ? List.of(Root.empty(order.size()))
                : planner.starts().stream().map(start -> root(start.images())).toList();
        Beginning beginning = most == 0 ? Beginning.BARE_REGION : Beginning.CONSTRAINED_PIECES;
        return rootPlan(beginning, roots, prefixCounts(roots), planner);
    }

    private static RootPlan rootPlan(Beginning beginning, List<Root> roots, long[] placements, StartPlanner planner) {
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

    /** The number of placements that lead to some roots, each counted once, however many roots share it. */
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
