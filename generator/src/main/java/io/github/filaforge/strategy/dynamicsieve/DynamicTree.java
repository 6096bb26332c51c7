package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.estimate.ImageBits;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.dynamicsieve.PartVolumes;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tree of a search whose target is the cell with the fewest fits among the cells with the fewest open neighbours, almost
 * as in a dynamic sieve. In the plane, a branch ends if a part of the open space has a volume that no free pieces have. Each
 * node has the set of all images that fit as bits.
 */
public final class DynamicTree implements SearchTree<Image> {

    /** A number that is greater than the number of neighbours of any cell. */
    private static final byte FILLED = 64;

    /** The images, with the cells of the region by their numbers. */
    private final ImageBits images;

    private final int[][] neighbours;
    /** The images that cover each cell, and the images of each shape. */
    private final ImageSet[] covering;

    private final ImageSet[] ofShape;
    /** For each image that was ever placed, its data; null for the others. */
    private final Placed[] placed;

    private final int[] sizes;
    private final int[] copies;
    private final DynamicTargetRule rule;
    /** Ends branches of a puzzle of which pieces may be left over; {@code null} for other puzzles. */
    private final Allowance allowance;
    /** For such a puzzle, by pieces left, the volumes that parts of the open space may have. */
    private final boolean[][] volumes;

    /** Creates the tree of a search over all images of a catalogue. */
    DynamicTree(ImageCatalog catalog) {
        CellOrder order = CellOrder.first(catalog.region());
        this.images = new ImageBits(catalog, order);
        int cells = images.cells();
        this.neighbours =
                IntStream.range(0, cells).mapToObj(catalog.region()::neighbours).toArray(int[][]::new);
        List<Shape> shapes = catalog.shapes();
        this.covering = sets(cells);
        this.ofShape = sets(shapes.size());
        for (int number = 0; number < images.count(); number++) {
            ofShape[images.shape(number)].add(number);
            for (int cell : images.cellsOf(number)) {
                covering[cell].add(number);
            }
        }
        this.placed = new Placed[images.count()];
        this.sizes = shapes.stream().mapToInt(Shape::volume).toArray();
        this.copies = shapes.stream().mapToInt(Shape::copies).toArray();
        this.rule = DynamicTargetRule.of(catalog);
        this.allowance = BoardText.board(catalog.puzzle(), order, shapes).allowance();
        this.volumes = catalog.isVaried() ? PartVolumes.ofAny(images.pieces(), cells, sizes) : new boolean[0][];
    }

    private ImageSet[] sets(int count) {
        return IntStream.range(0, count)
                .mapToObj(each -> new ImageSet(images.count()))
                .toArray(ImageSet[]::new);
    }

    @Override
    public int pieces() {
        return images.pieces();
    }

    @Override
    public Node root(List<Image> placed) {
        State root = new State(images.occupancy(placed), images.left(placed));
        root.piecesLeft = images.pieces() - placed.size();
        root.allowance = allowance == null ? 0L : allowance.of(root.left);
        for (ImageSet alike : ofShape) {
            root.fitting.addAll(alike);
        }
        for (int shape = 0; shape < root.left.length; shape++) {
            if (root.left[shape] == 0) {
                root.fitting.removeAll(ofShape[shape]);
            }
        }
        for (int cell = 0; cell < images.cells(); cell++) {
            if (ImageBits.isFilled(root.occupancy, cell)) {
                root.fitting.removeAll(covering[cell]);
                root.openNeighbours[cell] = FILLED;
            }
            for (int neighbour : neighbours[cell]) {
                if (!ImageBits.isFilled(root.occupancy, neighbour)) {
                    root.openNeighbours[cell]++;
                }
            }
        }
        root.chooseTarget();
        return root;
    }

    /**
     * An image that was placed: its cells, and the images that its placement removes. These are all images that share a cell
     * with it, and all images of its shape if the shape has one piece.
     */
    private static final class Placed {
        private final int[] cells;
        private final ImageSet removed;

        Placed(int[] cells, ImageSet removed) {
            this.cells = cells;
            this.removed = removed;
        }
    }

    private Placed placed(int image) {
        Placed known = placed[image];
        if (known == null) {
            ImageSet removed = new ImageSet(images.count());
            int[] cells = images.cellsOf(image);
            for (int cell : cells) {
                removed.addAll(covering[cell]);
            }
            if (copies[images.shape(image)] == 1) {
                removed.addAll(ofShape[images.shape(image)]);
            }
            known = new Placed(cells, removed);
            placed[image] = known;
        }
        return known;
    }

    private final class State implements Node {

        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;
        /** All images that fit; valid if {@link #before} is null. */
        private final ImageSet fitting;
        /**
         * The state before the last image was placed, and the images that the placement removed. The search goes on from
         * only a few of the states that are made, and only these need the set of all images that fit. Without this, a sample
         * of the Tetris Cube takes a fifth longer.
         */
        private State before;

        private ImageSet removed;
        /** For each cell the number of its open neighbours, plus {@link #FILLED} if the cell is filled. */
        private final byte[] openNeighbours;

        /** The cell to be filled next; -1 if there is none, or if the branch has no solution. */
        private int target;

        private int fits;
        private int piecesLeft;
        /** The allowance of the assembly, if pieces may be left over. */
        private long allowance;

        State(long[] occupancy, int... left) {
            this.occupancy = occupancy;
            this.left = left;
            this.fitting = new ImageSet(images.count());
            this.openNeighbours = new byte[images.cells()];
        }

        @Override
        public int fits() {
            return fits;
        }

        @Override
        public int[] fitting() {
            findFitting();
            return target < 0 ? new int[0] : fitting.common(covering[target], fits);
        }

        @Override
        public Node with(int image, Node spare) {
            findFitting();
            State next = spare == null ? new State(occupancy.clone(), left.clone()) : (State) spare;
            System.arraycopy(occupancy, 0, next.occupancy, 0, occupancy.length);
            System.arraycopy(left, 0, next.left, 0, left.length);
            System.arraycopy(openNeighbours, 0, next.openNeighbours, 0, openNeighbours.length);
            next.piecesLeft = piecesLeft - 1;
            if (DynamicTree.this.allowance != null) {
                int shape = images.shape(image);
                next.allowance = DynamicTree.this.allowance.after(allowance, shape, left[shape]);
            }
            next.before = this;
            next.place(image);
            next.chooseTarget();
            return next;
        }

        private void findFitting() {
            if (before != null) {
                fitting.copyWithout(before.fitting, removed);
                before = null;
            }
        }

        private void place(int image) {
            Placed placing = placed(image);
            images.place(image, occupancy);
            removed = placing.removed;
            int shape = images.shape(image);
            left[shape]--;
            if (left[shape] == 0 && copies[shape] > 1) {
                findFitting();
                fitting.removeAll(ofShape[shape]);
            }
            for (int cell : placing.cells) {
                openNeighbours[cell] += FILLED;
                for (int neighbour : neighbours[cell]) {
                    openNeighbours[neighbour]--;
                }
            }
        }

        private void chooseTarget() {
            target = -1;
            fits = 0;
            int least = FILLED;
            int first = 0;
            byte[] neighboursOf = openNeighbours;
            for (int cell = 0; cell < neighboursOf.length; cell++) {
                if (neighboursOf[cell] < least) {
                    least = neighboursOf[cell];
                    first = cell;
                }
            }
            if (least == FILLED || Allowance.isSpent(allowance) || (rule.looksAtVolumes() && !volumeIsPossible())) {
                return;
            }
            fits = Integer.MAX_VALUE;
            chooseSmaller(least, first);
            if (least == 1 && fits >= DynamicTargetRule.MANY_FITS && piecesLeft >= rule.manyLeft()) {
                chooseSmaller(2, 0);
            }
        }

        /**
         * Takes the cell with the fewest fits among the cells with a number of open neighbours, if it has fewer fits than
         * the best so far.
         *
         * @param first the first cell to be compared
         */
        private void chooseSmaller(int neighboursOpen, int first) {
            byte[] neighboursOf = openNeighbours;
            for (int cell = first; cell < neighboursOf.length && fits > 0; cell++) {
                if (neighboursOf[cell] == neighboursOpen) {
                    int count = before == null
                            ? fitting.countCommon(covering[cell], fits)
                            : before.fitting.countCommonWithout(removed, covering[cell], fits);
                    if (count < fits) {
                        fits = count;
                        target = cell;
                    }
                }
            }
        }

        /** Returns true if some of the free pieces together have the volume of the part around the first open cell. */
        private boolean volumeIsPossible() {
            int cells = images.cells();
            boolean[] seen = new boolean[cells];
            int[] reached = new int[cells];
            int first = 0;
            while (ImageBits.isFilled(occupancy, first)) {
                first++;
            }
            int count = 1;
            reached[0] = first;
            seen[first] = true;
            for (int next = 0; next < count; next++) {
                for (int neighbour : neighbours[reached[next]]) {
                    if (!seen[neighbour] && !ImageBits.isFilled(occupancy, neighbour)) {
                        seen[neighbour] = true;
                        reached[count] = neighbour;
                        count++;
                    }
                }
            }
            return DynamicTree.this.allowance == null ? haveVolume(count) : volumes[Math.max(0, piecesLeft)][count];
        }

        private boolean haveVolume(int volume) {
            BigInteger volumes = BigInteger.ONE;
            for (int shape = 0; shape < left.length; shape++) {
                for (int piece = 0; piece < left[shape]; piece++) {
                    volumes = volumes.or(volumes.shiftLeft(sizes[shape]));
                }
            }
            return volumes.testBit(volume);
        }
    }
}
