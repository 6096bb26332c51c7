package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.Stream;

/**
 * Splits the roots of a search into more that are more even: the heaviest first, each into one root for every image that fits
 * the open cell with the fewest of them, the bare region by a piece if that has fewer. Whatever the strategy, just one of these
 * images is in each solution, so the roots stay independent and in sum the whole search; constraints and canonical test stay
 * what they are.
 */
public final class RootSplit {

    /** A root with fewer pieces left is not split: what is gained is less than what it takes to begin there. */
    private static final int LEAST_LEFT = 3;

    private final SearchPlan plan;
    private final List<Image> images;
    private final long[] placements;

    private RootSplit(SearchPlan plan) {
        this.plan = plan;
        this.images = byPosition(plan.catalog().allImages());
        this.placements =
                plan.roots().placements().stream().mapToLong(Long::longValue).toArray();
    }

    /**
     * At least so many roots, if there are so many partial assemblies; the present ones if they are enough.
     *
     * @param atLeast how many
     */
    public static Roots of(SearchPlan plan, int atLeast) {
        return plan.roots().size() >= atLeast ? plan.roots() : new RootSplit(plan).split(atLeast);
    }

    /** A root, what fits it, and where it stands among the others; those that it was split into follow one another. */
    private static final class Branch {

        private final Root root;
        private final List<Image> fitting;
        private final List<Branch> parts = new ArrayList<>();

        Branch(Root root, List<Image> fitting) {
            this.root = root;
            this.fitting = fitting;
        }

        /**
         * The more images fit, the larger is the search, and this is known at once: of 500 roots the largest has 2 to 5 % of
         * the Tetris Cube, PT12, 10x6 and 18x5. By four samples of each root it has 1.7 % of the first three, but these
         * take 0.5 to 2 s.
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

    private List<Image> byPosition(Stream<Image> imagesByCell) {
        return imagesByCell
                .map(image -> new Image(image.shape(), plan.order().toPositions(image.layout())))
                .toList();
    }

    private List<Image> fitting(Root root, List<Image> candidates) {
        return FewestImages.fitting(candidates.stream(), plan.shapes(), root.images(), root.occupancy());
    }

    /**
     * The images of the open cell that the fewest cover. In the bare region a piece that has still fewer comes first, as
     * under heuristic s: by the cell alone, where the constrained piece has but a dozen images, the Tetris Cube by -rL -f11
     * -oe=11:f=3 took 146 s and not 8.
     */
    private List<Image> fewest(Root root, List<Image> fitting) {
        return root.size() > 0
                ? FewestImages.ofCell(fitting, plan.order().size(), root.occupancy())
                : byPosition(FewestImages.of(plan.catalog()).stream());
    }
}
