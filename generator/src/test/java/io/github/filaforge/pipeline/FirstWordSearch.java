package io.github.filaforge.pipeline;

import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.ImageList;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.Target;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * FILA in a fixed order as a build of 128 bits did it whose look for the lowest open cell forgets, in the second word,
 * to add 64.
 *
 * <p>A model is made of the cells that are open under a root, so the first word has the first 64 of these. Once they are
 * full, the target is a cell 64 too low, which is filled: its list is tried, nothing of it fits, and the search goes
 * back. With NOF nothing is tried there either, for no image does without all four neighbours.
 */
final class FirstWordSearch {

    /**
     * The counts of a search.
     *
     * @param fits the number of images placed, including the images of the roots
     * @param attempts the number of images tried without NOF, including the images of the roots
     * @param attemptsWithNof the number of images tried with NOF, including the images of the roots
     */
    record Count(long fits, long attempts, long attemptsWithNof) {

        Count plus(Count other) {
            return new Count(fits + other.fits, attempts + other.attempts, attemptsWithNof + other.attemptsWithNof);
        }
    }

    /** The positions that are open under the root, and for each position how many of them come before it. */
    private final int[] open;

    private final int[] index;

    /** The images to be tried at each position, by shape; an image has two words. */
    private final long[][][] images;

    /** The neighbours of each position that have later positions; a set has two words. */
    private final long[] neighbours;

    private long fits;
    private long attempts;
    private long attemptsWithNof;

    private FirstWordSearch(FixedOrderPlan plan, Root root) {
        int size = plan.order().size();
        this.open = IntStream.range(0, size)
                .filter(position -> !root.occupancy().contains(position))
                .toArray();
        this.index = new int[size];
        for (int i = 0; i < open.length; i++) {
            index[open[i]] = i;
        }
        this.images = new long[size][plan.shapes().size()][0];
        this.neighbours = new long[2 * size];
        for (Target target : plan.targets()) {
            for (ImageList list : target.widestSet().without(root.occupancy()).lists()) {
                images[target.position()][list.shape().index()] = words(list);
            }
            for (int neighbour : target.neighbours().values()) {
                neighbours[2 * target.position() + neighbour / Long.SIZE] |= 1L << neighbour;
            }
        }
    }

    /** Counts for a plan with NOF of at most 128 cells, no two pieces of one shape. */
    static Count of(FixedOrderPlan plan) {
        long placed = plan.roots().placements().stream().mapToLong(n -> n).sum();
        return plan.roots().list().parallelStream()
                .map(root -> new FirstWordSearch(plan, root).count(plan, root))
                .reduce(Count::plus)
                .orElseThrow()
                .plus(new Count(placed, placed, placed));
    }

    private static long[] words(ImageList list) {
        return list.layouts().stream()
                .flatMapToLong(layout -> LongStream.of(layout.word(0), second(layout)))
                .toArray();
    }

    private static long second(Layout layout) {
        return layout.wordCount() > 1 ? layout.word(1) : 0;
    }

    private Count count(FixedOrderPlan plan, Root root) {
        int shapes = 0;
        for (Shape shape : plan.shapes()) {
            shapes |= root.placed(shape.index()) == 0 ? 1 << shape.index() : 0;
        }
        search(root.occupancy().word(0), second(root.occupancy()), shapes);
        return new Count(fits, attempts, attemptsWithNof);
    }

    /** Goes on from an occupancy of two words with some shapes left, one bit each. */
    private void search(long low, long high, int shapes) {
        int target = low == -1 ? Long.SIZE + Long.numberOfTrailingZeros(~high) : Long.numberOfTrailingZeros(~low);
        if (index[target] >= Long.SIZE) {
            tryInVain(open[index[target] - Long.SIZE], shapes);
            return;
        }
        long nearLow = low & neighbours[2 * target];
        long nearHigh = high & neighbours[2 * target + 1];
        for (int rest = shapes; rest != 0; rest &= rest - 1) {
            long[] list = images[target][Integer.numberOfTrailingZeros(rest)];
            int others = shapes & ~Integer.lowestOneBit(rest);
            for (int i = 0; i < list.length; i += 2) {
                attempts++;
                if (((list[i] & nearLow) | (list[i + 1] & nearHigh)) != 0) {
                    continue;
                }
                attemptsWithNof++;
                if (((list[i] & low) | (list[i + 1] & high)) == 0) {
                    fits++;
                    if (others != 0) {
                        search(low | list[i], high | list[i + 1], others);
                    }
                }
            }
        }
    }

    private void tryInVain(int filled, int shapes) {
        for (int rest = shapes; rest != 0; rest &= rest - 1) {
            attempts += images[filled][Integer.numberOfTrailingZeros(rest)].length / 2;
        }
    }
}
