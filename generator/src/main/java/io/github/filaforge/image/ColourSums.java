package io.github.filaforge.image;

import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * Finds the images that the colours of their cells do not exclude from all solutions. The counts of an image are its numbers
 * of cells of each colour. In a solution, the counts of one image for each piece add up to the counts of the region. All
 * counts of an image are in one long, 16 bits for each colour: a region has at most 4096 cells.
 */
final class ColourSums {

    private static final int BITS = Short.SIZE;
    /** The highest bit of each count, which is never set. */
    private static final long GUARDS = 0x8000_8000_8000_8000L;
    /**
     * The greatest number of sums, which takes a third of a second. With more sums it is left open whether counts add up.
     */
    private static final int MOST_SUMS = 4_000_000;

    private final Colouring colouring;
    /** The colour of each cell of the region. */
    private final int[] colours;

    private final List<Shape> shapes;
    /** The distinct counts of the images of each shape, ascending. */
    private final List<long[]> counts = new ArrayList<>();

    ColourSums(Region region, Colouring colouring, List<Shape> shapes, List<List<Image>> images) {
        this.colouring = colouring;
        this.colours = region.cells().stream().mapToInt(colouring::colour).toArray();
        this.shapes = shapes;
        for (Shape shape : shapes) {
            counts.add(images.get(shape.index()).stream()
                    .mapToLong(image -> counts(image.layout().cells()))
                    .sorted()
                    .distinct()
                    .toArray());
        }
    }

    long counts(Image image) {
        return counts(image.layout().cells());
    }

    private long counts(int... cells) {
        long sum = 0;
        for (int cell : cells) {
            sum += 1L << (BITS * colours[cell]);
        }
        return sum;
    }

    /**
     * Returns for each shape the test whether the counts of one of its images occur in a sum of counts that is that of the
     * region. The test is true if this is left open.
     */
    List<LongPredicate> possible() {
        List<List<long[]>> reached = reached();
        long[] left = {total()};
        List<LongPredicate> possible = new ArrayList<>();
        for (Shape shape : shapes) {
            if (reached.isEmpty()) {
                possible.add(count -> true);
                continue;
            }
            List<long[]> sums = reached.get(shape.index());
            long[] before = left;
            possible.add(count -> leads(before, count, sums.get(shape.copies() - 1)));
            for (int copies = shape.copies() - 1; copies >= 0; copies--) {
                left = differences(left, counts.get(shape.index()), sums.get(copies));
            }
        }
        return possible;
    }

    /** Returns true if some images add up to the region, one for each piece, or if this is left open. */
    boolean addUp() {
        List<List<long[]>> reached = reached();
        return reached.isEmpty()
                || Arrays.binarySearch(reached.get(0).get(shapes.get(0).copies()), total()) >= 0;
    }

    /** Returns the number of cells of each colour of the region. */
    List<Integer> region() {
        return IntStream.range(0, colouring.colours())
                .mapToObj(colour -> (int)
                        Arrays.stream(colours).filter(each -> each == colour).count())
                .toList();
    }

    private long total() {
        return counts(IntStream.range(0, colours.length).toArray());
    }

    /**
     * Returns for each shape the sums of the counts of 0, 1 and so on of its images and of all pieces of the shapes behind
     * it; empty if there are too many, or if pieces may be left over.
     */
    private List<List<long[]>> reached() {
        boolean areVaried = shapes.stream().anyMatch(shape -> shape.required() < shape.copies());
        if (areVaried
                || shapes.stream()
                                .mapToLong(shape -> (long) shape.copies() * shape.volume())
                                .sum()
                        > Short.MAX_VALUE) {
            return List.of();
        }
        List<List<long[]>> reached = new ArrayList<>();
        long[] sums = {0};
        long open = MOST_SUMS;
        for (int shape = shapes.size() - 1; shape >= 0; shape--) {
            List<long[]> ofCopies = new ArrayList<>(List.of(sums));
            for (int copy = 0; copy < shapes.get(shape).copies(); copy++) {
                open -= (long) sums.length * counts.get(shape).length;
                if (open < 0) {
                    return List.of();
                }
                sums = sums(sums, counts.get(shape));
                ofCopies.add(sums);
            }
            reached.add(0, ofCopies);
        }
        return reached;
    }

    /** Returns true if the counts, taken from one of some sums, give one of other sums. */
    private static boolean leads(long[] before, long count, long... after) {
        for (long sum : before) {
            if (isWithin(count, sum) && Arrays.binarySearch(after, sum - count) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if none of the counts is greater than that of a sum. */
    private static boolean isWithin(long count, long sum) {
        return ((sum | GUARDS) - count & GUARDS) == GUARDS;
    }

    private static long[] sums(long[] left, long... right) {
        long[] sums = new long[left.length * right.length];
        int size = 0;
        for (long one : left) {
            for (long other : right) {
                sums[size++] = one + other;
            }
        }
        return distinct(sums, size);
    }

    /** Returns the differences that are among other sums. */
    private static long[] differences(long[] from, long[] counts, long... among) {
        long[] differences = new long[from.length * counts.length];
        int size = 0;
        for (long sum : from) {
            for (long count : counts) {
                if (isWithin(count, sum) && Arrays.binarySearch(among, sum - count) >= 0) {
                    differences[size++] = sum - count;
                }
            }
        }
        return distinct(differences, size);
    }

    private static long[] distinct(long[] values, int size) {
        Arrays.sort(values, 0, size);
        int distinct = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || values[i] != values[i - 1]) {
                values[distinct++] = values[i];
            }
        }
        return Arrays.copyOf(values, distinct);
    }
}
