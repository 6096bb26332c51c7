package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.board.Allowance;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The tree of a search whose target is always the first open cell. */
public final class FixedOrderTree implements SearchTree<Image> {

    private static final int[] NONE = {};

    private final ImageBits images;
    /** The allowance of the empty region; {@code null} if no limit of the numbers of pieces can end branches. */
    private final Allowance allowance;
    /**
     * Images of one shape with one first cell are consecutive and form a row. For each row its shape, and the number of its
     * first image.
     */
    private final int[] rowShapes;

    private final int[] rowStarts;
    /**
     * For each cell the first row whose images have this cell or a later one as their first cell; and one element behind the
     * last.
     */
    private final int[] rows;

    private FixedOrderTree(ImageBits images, Allowance allowance) {
        this.images = images;
        this.allowance = allowance;
        this.rows = new int[images.cells() + 1];
        int[] shapes = new int[images.count()];
        int[] starts = new int[images.count() + 1];
        int count = 0;
        for (int number = 0; number < images.count(); number++) {
            boolean isNew = number == 0
                    || images.first(number) != images.first(number - 1)
                    || images.shape(number) != images.shape(number - 1);
            if (isNew) {
                rows[images.first(number) + 1]++;
                shapes[count] = images.shape(number);
                starts[count] = number;
                count++;
            }
        }
        starts[count] = images.count();
        for (int cell = 0; cell < images.cells(); cell++) {
            rows[cell + 1] += rows[cell];
        }
        this.rowShapes = Arrays.copyOf(shapes, count);
        this.rowStarts = Arrays.copyOf(starts, count + 1);
    }

    /**
     * Returns the tree of a search over all images of a catalogue.
     *
     * @param allowance the allowance of the empty region; empty if no limit of the numbers of pieces can end branches
     */
    public static FixedOrderTree of(ImageCatalog catalog, CellOrder order, Optional<Allowance> allowance) {
        return new FixedOrderTree(new ImageBits(catalog, order), allowance.orElse(null));
    }

    @Override
    public int pieces() {
        return images.pieces();
    }

    @Override
    public Node root(List<Image> placed) {
        State root = new State(images.occupancy(placed), images.left(placed));
        root.room = allowance == null ? 0L : allowance.of(root.left);
        root.findTarget();
        return root;
    }

    private final class State implements Node {

        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;

        /** The first open cell; the number of cells if there is none. */
        private int target;

        private int fits;
        /** The {@link Allowance} of this state; 0 if there is none. */
        private long room;

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
            next.room = roomAfter(images.shape(image));
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

        private long roomAfter(int shape) {
            return allowance == null ? 0L : allowance.after(room, shape, left[shape]);
        }

        private boolean isFree(int shape) {
            return left[shape] > 0 && !Allowance.isSpent(roomAfter(shape));
        }

        /** Returns the number of images that fit the target. Writes their numbers to an array, as far as it has room. */
        private int fitting(int[] found) {
            int count = 0;
            for (int row = rows[target]; row < rows[target + 1]; row++) {
                if (isFree(rowShapes[row])) {
                    count = images.countFitting(rowStarts[row], rowStarts[row + 1], occupancy, found, count);
                }
            }
            return count;
        }
    }
}
