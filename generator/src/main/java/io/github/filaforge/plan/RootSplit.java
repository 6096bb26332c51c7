package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Splits the roots of a search into more that are more even: the heaviest first, each into one root for every image that
 * fits the open cell with the fewest of them. Whatever the strategy, just one of these images lies there in each solution,
 * so the roots stay independent and in sum the whole search; constraints and canonical test stay what they are.
 */
public final class RootSplit {

    /** A root with fewer pieces left is not split: what is gained is less than what it takes to begin there. */
    private static final int LEAST_LEFT = 3;

    private final SearchPlan plan;
    private final List<Image> images;
    private final long[] placements;

    private RootSplit(SearchPlan plan) {
        this.plan = plan;
        this.images = plan.catalog()
                .allImages()
                .map(image -> new Image(image.shape(), plan.order().toPositions(image.layout())))
                .toList();
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
                for (Image image : fewest(heaviest)) {
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

    /** The images that fit a root and of whose shape a piece is left. */
    private List<Image> fitting(Root root, List<Image> candidates) {
        boolean[] isLeft = new boolean[plan.shapes().size()];
        for (Shape shape : plan.shapes()) {
            isLeft[shape.index()] = root.placed(shape.index()) < shape.copies();
        }
        return candidates.stream()
                .filter(image -> isLeft[image.shape()] && !image.layout().intersects(root.occupancy()))
                .toList();
    }

    /** The images of the open cell that the fewest cover, the first of several. */
    private List<Image> fewest(Branch branch) {
        int[] covering = new int[plan.order().size()];
        for (Image image : branch.fitting) {
            for (int position : image.layout().cells()) {
                covering[position]++;
            }
        }
        Layout occupancy = branch.root.occupancy();
        int best = -1;
        for (int position = 0; position < covering.length; position++) {
            if (!occupancy.contains(position) && (best < 0 || covering[position] < covering[best])) {
                best = position;
            }
        }
        int cell = best;
        return branch.fitting.stream()
                .filter(image -> image.layout().contains(cell))
                .toList();
    }
}
