package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import java.util.List;

/** The tree of a search whose target is always the first open cell. */
public final class FixedOrderTree implements SearchTree {

    private static final int[] NONE = {};

    private final ImageBits images;
    /** For each cell the number of the first image that has no cell before it; one more at the end. */
    private final int[] starts;

    private FixedOrderTree(ImageBits images) {
        this.images = images;
        this.starts = new int[images.cells() + 1];
        for (int number = 0; number < images.count(); number++) {
            starts[images.first(number) + 1]++;
        }
        for (int cell = 0; cell < images.cells(); cell++) {
            starts[cell + 1] += starts[cell];
        }
    }

    /** The tree of a search over all images of a catalogue. */
    public static FixedOrderTree of(ImageCatalog catalog, CellOrder order) {
        return new FixedOrderTree(new ImageBits(catalog, order));
    }

    @Override
    public int pieces() {
        return images.pieces();
    }

    @Override
    public Node root(List<Image> placed) {
        State root = new State(images.occupancy(placed), images.left(placed));
        root.findTarget();
        return root;
    }

    private final class State implements Node {

        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;

        /** The first open cell; after the last if there is none. */
        private int target;

        private int fits;

        State(long[] occupancy, int... left) {
            this.occupancy = occupancy;
            this.left = left;
        }

        private void findTarget() {
            target = firstOpen();
            fits = target == images.cells() ? 0 : fitting(NONE);
        }

        @Override
        public int fits() {
            return fits;
        }

        @Override
        public int[] fitting() {
            int[] found = new int[fits];
            fitting(found);
            return found;
        }

        @Override
        public Node with(int image, Node spare) {
            State next = spare == null ? new State(occupancy.clone(), left.clone()) : (State) spare;
            System.arraycopy(occupancy, 0, next.occupancy, 0, occupancy.length);
            System.arraycopy(left, 0, next.left, 0, left.length);
            images.place(image, next.occupancy);
            next.left[images.shape(image)]--;
            next.findTarget();
            return next;
        }

        private int firstOpen() {
            for (int word = 0; word < occupancy.length; word++) {
                if (occupancy[word] != -1L) {
                    return Math.min(images.cells(), word * Long.SIZE + Long.numberOfTrailingZeros(~occupancy[word]));
                }
            }
            return images.cells();
        }

        /** The number of images that fit the target; their numbers are put into an array, as far as it reaches. */
        private int fitting(int[] found) {
            return images.countFitting(starts[target], starts[target + 1], left, occupancy, found);
        }
    }
}
