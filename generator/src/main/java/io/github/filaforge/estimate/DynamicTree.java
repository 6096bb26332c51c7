package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.DynamicTargetRule;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The tree of a search whose target is the cell with the fewest fits among those with the fewest open neighbours, much as
 * in a dynamic sieve; in the plane, a part of the open space that no pieces have the volume of ends the branch. Each node
 * knows all images that fit, as a set of bits.
 */
final class DynamicTree implements SearchTree {

    private final ImageBits images;
    private final int[][] neighbours;
    /** The images that cover each cell, and those of each shape. */
    private final ImageSet[] covering;

    private final ImageSet[] ofShape;
    private final int[] sizes;
    private final DynamicTargetRule rule;

    /**
     * @param images by the numbers of the region's cells
     */
    DynamicTree(ImageCatalog catalog, ImageBits images) {
        this.images = images;
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
        this.sizes = shapes.stream().mapToInt(Shape::volume).toArray();
        this.rule = DynamicTargetRule.of(catalog);
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
        int[] left = images.left(placed);
        long[] occupancy = images.occupancy(placed);
        ImageSet fits = new ImageSet(images.count());
        for (int number = 0; number < images.count(); number++) {
            fits.add(number);
        }
        for (int shape = 0; shape < left.length; shape++) {
            if (left[shape] == 0) {
                fits.removeAll(ofShape[shape]);
            }
        }
        for (int cell = 0; cell < images.cells(); cell++) {
            if (ImageBits.isFilled(occupancy, cell)) {
                fits.removeAll(covering[cell]);
            }
        }
        return new State(occupancy, left, fits);
    }

    private final class State implements Node {

        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;
        /** All images that fit. */
        private final ImageSet fits;

        private final int[] fitting;

        State(long[] occupancy, int[] left, ImageSet fits) {
            this.occupancy = occupancy;
            this.left = left;
            this.fits = fits;
            int target = target();
            this.fitting = target < 0 ? new int[0] : fits.common(covering[target]);
        }

        @Override
        public int[] fitting() {
            return fitting;
        }

        @Override
        public Node with(int image) {
            int[] fewer = left.clone();
            int shape = images.shape(image);
            fewer[shape]--;
            ImageSet rest = new ImageSet(fits);
            for (int cell : images.cellsOf(image)) {
                rest.removeAll(covering[cell]);
            }
            if (fewer[shape] == 0) {
                rest.removeAll(ofShape[shape]);
            }
            return new State(images.with(occupancy, image), fewer, rest);
        }

        /** The cell to be filled next; -1 if there is none, or if the branch holds no solution. */
        private int target() {
            int least = Integer.MAX_VALUE;
            int[] open = new int[images.cells()];
            for (int cell = 0; cell < open.length; cell++) {
                open[cell] = ImageBits.isFilled(occupancy, cell) ? -1 : openNeighbours(cell);
                if (open[cell] >= 0) {
                    least = Math.min(least, open[cell]);
                }
            }
            if (least == Integer.MAX_VALUE || (rule.looksAtVolumes() && !volumeIsPossible())) {
                return -1;
            }
            int best = smallest(least, open, -1);
            boolean many = least == 1
                    && IntStream.of(left).sum() >= rule.manyLeft()
                    && fits.countCommon(covering[best], DynamicTargetRule.MANY_FITS) == DynamicTargetRule.MANY_FITS;
            return many ? smallest(2, open, best) : best;
        }

        private int openNeighbours(int cell) {
            int count = 0;
            for (int neighbour : neighbours[cell]) {
                count += ImageBits.isFilled(occupancy, neighbour) ? 0 : 1;
            }
            return count;
        }

        /** The cell with the fewest fits of those with so many open neighbours, and of one that is known already. */
        private int smallest(int neighboursOpen, int[] open, int known) {
            int best = known;
            int fewest = known < 0 ? Integer.MAX_VALUE : fits.countCommon(covering[known], Integer.MAX_VALUE);
            for (int cell = 0; cell < open.length && fewest > 0; cell++) {
                if (open[cell] == neighboursOpen) {
                    int count = fits.countCommon(covering[cell], fewest);
                    if (count < fewest) {
                        fewest = count;
                        best = cell;
                    }
                }
            }
            return best;
        }

        /** Whether some of the pieces left have the volume of the part round the first open cell. */
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
            BigInteger volumes = BigInteger.ONE;
            for (int shape = 0; shape < left.length; shape++) {
                for (int piece = 0; piece < left[shape]; piece++) {
                    volumes = volumes.or(volumes.shiftLeft(sizes[shape]));
                }
            }
            return volumes.testBit(count);
        }
    }
}
