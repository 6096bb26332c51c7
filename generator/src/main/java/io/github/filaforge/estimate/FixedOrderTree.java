package io.github.filaforge.estimate;

import io.github.filaforge.model.Image;
import java.util.Arrays;
import java.util.List;

/** The tree of a search whose target is always the first open cell. */
final class FixedOrderTree implements SearchTree {

    private final ImageBits images;
    /** For each cell the number of the first image that has no cell before it; one more at the end. */
    private final int[] starts;

    FixedOrderTree(ImageBits images) {
        this.images = images;
        this.starts = new int[images.cells() + 1];
        for (int number = 0; number < images.count(); number++) {
            starts[images.first(number) + 1]++;
        }
        for (int cell = 0; cell < images.cells(); cell++) {
            starts[cell + 1] += starts[cell];
        }
    }

    @Override
    public int pieces() {
        return images.pieces();
    }

    @Override
    public Node root(List<Image> placed) {
        return new State(images.occupancy(placed), images.left(placed));
    }

    private final class State implements Node {

        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;

        private final int[] fitting;

        State(long[] occupancy, int[] left) {
            this.occupancy = occupancy;
            this.left = left;
            this.fitting = findFitting();
        }

        @Override
        public int[] fitting() {
            return fitting;
        }

        @Override
        public Node with(int image) {
            int[] fewer = left.clone();
            fewer[images.shape(image)]--;
            return new State(images.with(occupancy, image), fewer);
        }

        private int[] findFitting() {
            int target = 0;
            while (target < images.cells() && ImageBits.isFilled(occupancy, target)) {
                target++;
            }
            if (target == images.cells()) {
                return new int[0];
            }
            int[] found = new int[starts[target + 1] - starts[target]];
            int count = 0;
            for (int number = starts[target]; number < starts[target + 1]; number++) {
                if (left[images.shape(number)] > 0 && images.fits(number, occupancy)) {
                    found[count] = number;
                    count++;
                }
            }
            return Arrays.copyOf(found, count);
        }
    }
}
