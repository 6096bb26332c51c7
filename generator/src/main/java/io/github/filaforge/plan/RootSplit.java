package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Splits the roots of a search into more roots of more equal size. The heaviest root is split first, into one root for every
 * image that fits the open cell with the fewest images. The bare region is split by a piece if a piece has fewer images.
 * Each solution contains exactly one of these images, whatever the strategy. So the roots stay independent and are in sum
 * the whole search; constraints and canonical test do not change.
 */
public final class RootSplit {

    /**
     * The least number of pieces left of a root that is split. With fewer, the gain is less than the time to start at the
     * new roots.
     */
    private static final int LEAST_LEFT = 3;

    private final SearchPlan plan;
    private final List<Image> images;
    private final long[] placements;

    private RootSplit(SearchPlan plan) {
        this.plan = plan;
        this.images = plan.catalog().allImages().map(plan.order()::toPositions).toList();
        this.placements =
                plan.roots().placements().stream().mapToLong(Long::longValue).toArray();
    }

    /**
     * Returns at least the given number of roots, if there are enough partial assemblies. Returns the present roots if they
     * are enough.
     *
     * @param atLeast the least number of roots
     */
    public static Roots of(SearchPlan plan, int atLeast) {
        return plan.roots().size() >= atLeast ? plan.roots() : new RootSplit(plan).split(atLeast);
    }

    /**
     * A root, the images that fit it, and the roots into which it was split. The new roots follow one another in the place
     * of this root.
     */
    private record Branch(Root root, List<Image> fitting, List<Branch> parts) {

        Branch(Root root, List<Image> fitting) {
            this(root, fitting, new ArrayList<>());
        }

        /**
         * Returns the number of images that fit, as a measure of the size of the search that takes no time. Of 500 roots the
         * largest has 2 to 5 % of the Tetris Cube, PT12, 10x6 and 18x5. By four samples of each root it has 1.7 % of the
         * first three, but the samples take 0.5 to 2 s.
         */
        int weight() {
            return fitting.size();
        }

        void addLeaves(List<Root> leaves) {
            if (parts.isEmpty()) {
                leaves.add(root);
            }
            parts.forEach(part -> part.addLeaves(leaves));
        }
    }

    private Roots split(int atLeast) {
        Comparator<Branch> heaviestFirst =
                Comparator.<Branch>comparingInt(Branch::weight).reversed();
        PriorityQueue<Branch> open = new PriorityQueue<>(heaviestFirst);
        Branch all = new Branch(Root.empty(plan.order().size()), List.of());
        for (Root root : plan.roots().list()) {
            Branch branch = new Branch(root, fitting(root, images));
            all.parts.add(branch);
            open.add(branch);
        }
        int count = all.parts.size();
        while (count < atLeast && !open.isEmpty()) {
            SearchStopped.ifInterrupted();
            Branch heaviest = open.remove();
            int left = plan.pieces() - heaviest.root.size();
            if (left >= LEAST_LEFT) {
                for (Image image : fewest(heaviest.root, heaviest.fitting)) {
                    Root with = heaviest.root.with(image);
                    Branch part = new Branch(with, fitting(with, heaviest.fitting));
                    heaviest.parts.add(part);
                    open.add(part);
                    placements[left]++;
                }
                count += heaviest.parts.size() - 1;
            }
        }
        List<Root> leaves = new ArrayList<>();
        all.parts.forEach(part -> part.addLeaves(leaves));
        return new Roots(
                plan.roots().beginning(),
                leaves,
                Arrays.stream(placements).boxed().toList());
    }

    private List<Image> fitting(Root root, List<Image> candidates) {
        return TightestTarget.fitting(candidates.stream(), plan.shapes(), root.images(), root.occupancy());
    }

    /**
     * Returns the images of the open cell with the fewest images. In the bare region a piece with still fewer images comes
     * first, as under heuristic s. The constrained piece of the Tetris Cube has only a dozen images: by -rL -f11 -oe=11:f=3,
     * its search took 146 s when the bare region was split by a cell, and 8 s when it was split by this piece.
     */
    private List<Image> fewest(Root root, List<Image> fitting) {
        return root.size() > 0
                ? TightestTarget.ofCell(fitting, plan.order().size(), root.occupancy())
                : TightestTarget.of(plan.catalog()).stream()
                        .map(plan.order()::toPositions)
                        .toList();
    }
}
