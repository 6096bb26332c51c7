package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Direction;
import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The cell with the fewest fits among those with the fewest open neighbours is the target, much as in a dynamic sieve;
 * in the plane, a part of the open space that no pieces have the volume of ends the branch.
 */
final class DynamicTargets implements TargetRule {

    /** From so many pieces left on, cells with two open neighbours are looked at too: in the plane and in space. */
    private static final int[] MANY_LEFT = {10, 5};

    private static final int MANY_FITS = 4;

    private final ImageBits images;
    private final int[][] neighbours;
    private final int[][] covering;
    /** For each cell and each neighbour of it, the images that cover the cell and no other neighbour; made when needed. */
    private final int[][][] coveringAlone;

    private final int[] sizes;
    private final boolean flat;
    private final boolean connected;

    /**
     * @param images by the numbers of the region's cells
     */
    DynamicTargets(ImageCatalog catalog, ImageBits images) {
        this.images = images;
        int cells = images.cells();
        this.neighbours = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            neighbours[cell] = Arrays.stream(Direction.values())
                    .mapToInt(direction -> catalog.region().neighbour(from, direction))
                    .filter(neighbour -> neighbour >= 0)
                    .toArray();
        }
        this.covering = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            int covered = cell;
            covering[cell] = IntStream.range(0, images.count())
                    .filter(number -> images.covers(number, covered))
                    .toArray();
        }
        this.coveringAlone = new int[cells][][];
        this.sizes = catalog.shapes().stream()
                .mapToInt(shape -> shape.orientations().get(0).size())
                .toArray();
        this.flat = Arrays.stream(Direction.values())
                        .filter(direction -> IntStream.range(0, cells)
                                .anyMatch(cell -> catalog.region().neighbour(cell, direction) >= 0))
                        .count()
                <= 4;
        this.connected = catalog.shapes().stream().allMatch(DynamicTargets::isConnected);
    }

    private static boolean isConnected(Shape shape) {
        return shape.pieces().get(0).isConnected();
    }

    @Override
    public int[] fitting(long[] occupancy, int[] left) {
        int least = Integer.MAX_VALUE;
        int[] open = new int[images.cells()];
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] = ImageBits.isFilled(occupancy, cell) ? -1 : openNeighbours(cell, occupancy);
            if (open[cell] >= 0) {
                least = Math.min(least, open[cell]);
            }
        }
        if (least == Integer.MAX_VALUE || (flat && connected && !volumeIsPossible(occupancy, left))) {
            return new int[0];
        }
        int[] best = smallest(least, open, occupancy, left, null);
        int pieces = IntStream.of(left).sum();
        if (least == 1 && best.length >= MANY_FITS && pieces >= MANY_LEFT[flat ? 0 : 1]) {
            return smallest(2, open, occupancy, left, best);
        }
        return best;
    }

    private int openNeighbours(int cell, long[] occupancy) {
        int count = 0;
        for (int neighbour : neighbours[cell]) {
            count += ImageBits.isFilled(occupancy, neighbour) ? 0 : 1;
        }
        return count;
    }

    /** The fewest fits of the cells with so many open neighbours, and of what is known already. */
    private int[] smallest(int neighboursOpen, int[] open, long[] occupancy, int[] left, int[] known) {
        int[] best = known;
        for (int cell = 0; cell < open.length; cell++) {
            if (open[cell] == neighboursOpen && (best == null || best.length > 0)) {
                int[] fits = fits(cell, occupancy, left, best == null ? Integer.MAX_VALUE : best.length);
                if (best == null || fits.length < best.length) {
                    best = fits;
                }
            }
        }
        return best;
    }

    /** The images that fit a cell; no more than a limit. */
    private int[] fits(int cell, long[] occupancy, int[] left, int limit) {
        int[] candidates = candidates(cell, occupancy);
        int[] fits = new int[candidates.length];
        int count = 0;
        for (int number : candidates) {
            if (left[images.shape(number)] > 0 && images.fits(number, occupancy)) {
                fits[count] = number;
                count++;
                if (count == limit) {
                    break;
                }
            }
        }
        return Arrays.copyOf(fits, count);
    }

    /** The images that may fit a cell by the state of its neighbours. */
    private int[] candidates(int cell, long[] occupancy) {
        int open = -1;
        for (int i = 0; i < neighbours[cell].length; i++) {
            if (!ImageBits.isFilled(occupancy, neighbours[cell][i])) {
                if (open >= 0) {
                    return covering[cell];
                }
                open = i;
            }
        }
        if (open < 0) {
            return covering[cell];
        }
        if (coveringAlone[cell] == null) {
            coveringAlone[cell] = new int[neighbours[cell].length][];
        }
        if (coveringAlone[cell][open] == null) {
            int alone = open;
            coveringAlone[cell][open] = Arrays.stream(covering[cell])
                    .filter(number -> IntStream.range(0, neighbours[cell].length)
                            .allMatch(other -> other == alone || !images.covers(number, neighbours[cell][other])))
                    .toArray();
        }
        return coveringAlone[cell][open];
    }

    /** Whether some of the pieces left have the volume of the part round the first open cell. */
    private boolean volumeIsPossible(long[] occupancy, int[] left) {
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
